# The pages around a game. Where “#” stands, the page puts a number.
#
# A message about someone knows $who, a name, and $you: yes if it is said to that person, no if to someone else.

## Every page

site-house = Bequest
site-title = Bequest: Brettspiele ums Erben
site-title-of = { $of } – Bequest
site-title-turn = ● Du bist dran – { $game }
site-skip = Zum Inhalt
site-nav = Hauptmenü
site-nav-tables = Tische
site-nav-rules = Regeln
site-nav-settings = Einstellungen
site-nav-about = Über Bequest
site-nav-new = Neuer Tisch
site-settings = Dein Name und deine Sprache:
site-guest = Gast
site-name = Dein Name
site-name-save = Speichern
site-language = Sprache
site-language-en = English
site-language-fr = Français
site-language-it = Italiano
site-language-de = Deutsch
site-footer = Von Fans für Fans, ohne jeden Verlag. Alle Texte und Zeichnungen sind von uns, und alles Rekonstruierte ist gekennzeichnet.
site-no-script = Diese Seite braucht JavaScript: Ohne es lassen sich deine Antworten nicht senden.
site-text-lost = Die Verbindung ist weg. Neuer Versuch…
site-text-again = Noch keine Antwort. Wird noch einmal gesendet…
site-text-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
site-text-copied = Der Link ist kopiert.
site-text-changed = Jemand war schneller: Die Summe hat sich eben geändert. Sieh noch einmal hin.
site-text-days = # Tage
site-message-home = Startseite

## The start page

site-welcome = Jemand Reiches ist gestorben.
site-welcome-play = Spielen wir?
site-welcome-what = Brettspiele ums Erben. Im Browser, mit Freunden oder mit Bots, die nie schummeln, an einem Abend oder über Tage.
site-scene = Vier Verwandte fahren in einem kleinen Auto durch die abendlichen Hügel, über ihnen ein versiegeltes Testament.
site-play-now-what = Geht gleich los: { $game }, { $bots ->
    [one] du und ein Bot
    [3] du und drei Bots
   *[other] du und { $bots } Bots
    }. Die Partie mit Begleiter ist kleiner.
site-invite = Freunde einladen
site-games = Spiele
site-play = { $game } jetzt spielen
site-players = Für { $fewest } bis { $most }
site-own = Deine Tische
site-open = Offene Tische
site-open-empty = Gerade sucht niemand Gesellschaft. Eröffne einen Tisch, und die anderen kommen.
site-your-turn = Du bist dran
site-stage-open = Füllt sich
site-stage-playing = Läuft
site-stage-over = Vorbei
site-stage-closed = Geschlossen
site-free-seats = { $free ->
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
}
site-who-and-free = { $free ->
    [one] { $who } und { $free } freier Platz
   *[other] { $who } und { $free } freie Plätze
}
site-pace-live = Live: { $turn } s je Zug, { $call } s je Ruf
site-pace-days = { $days ->
    [one] Über Tage: { $days } Tag je Zug
   *[other] Über Tage: { $days } Tage je Zug
}
site-pace-relaxed = Ohne Uhr
site-promises = Was dich erwartet
site-promise-why = Warum nicht?
site-promise-why-text = Jedes Nein nennt seine Regel.
site-promise-undo = Fair rückgängig machen
site-promise-undo-text = Erlaubt, bis jemand etwas erfahren hat.
site-promise-secrets = Geheim bleibt geheim
site-promise-secrets-text = Bots sehen nur, was man am Tisch sieht.
site-promise-chance = Zufall zum Nachprüfen
site-promise-chance-text = Vorher versiegelt, nachher gezeigt.

## A new table

site-new = Neuer Tisch
site-new-players = Plätze am Tisch
site-new-own = { $who } (du)
site-new-seat = Platz { $seat }
site-new-seat-bot = Bot auf Platz { $seat }
site-new-seat-name = Name auf Platz { $seat }
site-seat-open = Alle
site-seat-invite = Alle mit dem Link
site-seat-bot = Ein Bot
site-seat-device = Jemand an diesem Gerät
site-bot-greedy = Gierig: nimmt, was geht
site-bot-gentle = Sanft: lässt dich lernen
site-bot-thrifty = Sparsam: zählt jeden Dollar
site-bot-random = Zufällig: meint es nicht böse
site-new-options = Optionen
site-option-range = { $from } bis { $to }
site-option-steps = { $from } bis { $to }, in Schritten von { $step }
site-option-some = Einige Plätze
site-option-some-what = Mindestens ein Platz, aber nicht alle
site-option-some-takes = einige Plätze, aber nicht alle
site-option-only = Nur mit { $what }.
site-option-is = { $option }: { $value }
site-option-or = { $first } oder { $second }
site-option-seats = { $count ->
    [one] Platz { $seats }
   *[other] Plätze { $seats }
}
site-new-pace = Tempo
site-new-live = Live
site-new-live-what = Alle sind da
site-new-days = Über Tage
site-new-days-what = Wann es gerade passt
site-new-relaxed = Ohne Uhr
site-new-relaxed-what = Niemand wird gehetzt
site-new-turn = Sekunden je Zug (10 bis 600)
site-new-call = Sekunden zwischen den Rufen des Hammers (1 bis 60)
site-new-days-each = Tage je Zug (1 bis 14)
site-new-public = Alle dürfen ihn finden
site-new-public-what = Der Tisch steht auf der Startseite.
site-new-make = Tisch eröffnen

## Before the game

site-waiting-room-public = steht auf der Startseite
site-waiting-room-private = nur mit der Adresse
site-waiting-room-seats = Wer erbt?
site-waiting-room-link = Schick diese Adresse an deine Freunde
site-copy = Kopieren
site-place-free = Frei
site-place-kept = Freigehalten für { $who }
site-place-invited = Für alle mit dem Link
site-place-link = Link zu diesem Platz
site-place-you = Das bist du
site-place-device = Am Gerät des Tisches
site-place-bot = Bot
site-place-sit = Hinsetzen
site-place-leave = Aufstehen
site-place-remove = { $who } wegschicken
site-make-open = Für alle öffnen
site-make-invite = Auf Einladung
site-make-bot = Diesen Bot setzen:
site-start = Die Testamentseröffnung
site-start-go = Beginnen
site-start-full = Alle Plätze sind besetzt. Im Notariat räuspert sich jemand.
site-start-not-full = Los geht es, sobald alle Plätze besetzt sind.
site-start-fill = Mit Bots auffüllen
site-start-wait = Wer den Tisch eröffnet hat, startet die Partie. Behalte deinen Hut im Auge.
site-start-watch = Sobald die Partie beginnt, kannst du zuschauen.
site-seal = Versiegelter Zufall
site-seal-why = Der ganze Zufall dieses Tisches kommt aus einer geheimen Zahl, gemischt mit je einer von allen am Tisch. Dies ist ihr Siegel (SHA-256). Nach der Partie wird die Zahl gezeigt, und alle können prüfen, dass sie nie ausgetauscht wurde.

## The table

site-log = Chronik
site-calls = Die Rufe
site-call-once = Zum Ersten
site-call-twice = Zum Zweiten
site-time = Restzeit
site-covers = Verdeckte Karten
site-uncover = Aufdecken für { $who }
site-cover = Wieder zudecken
site-ready = Ich bin bereit
site-ready-who = { $who } ist bereit
site-ready-all = Alle sind bereit.
site-ready-awaited = Noch nicht bereit: { $who }.
site-undo-redo = Rückgängig oder wiederherstellen
site-undo = Rückgängig
site-undo-who = Rückgängig für { $who }
site-redo = Wiederherstellen
site-redo-who = Wiederherstellen für { $who }
site-return = Zurück auf meinen Platz
site-return-why = Ein Bot hat dir den Platz warm gehalten.
site-replace = Ein Bot für { $who }
site-leaving = Tisch verlassen oder schließen
site-leave = Platz an Bot abgeben
site-leave-why = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.
site-close = Ohne Ergebnis schließen
site-close-not = Weiterspielen
site-close-why = Wenn alle zustimmen, wird der Tisch geschlossen, und niemand hat gewonnen.
site-close-agreed = Für das Schließen: { $who }.

## Fair chance

site-fair = Fairer Zufall
site-fair-commitment = Siegel
site-fair-nonces = Was alle am Tisch beigesteuert haben
site-fair-seed = Startwert
site-fair-sealed = Versiegelt, bis die Partie vorbei ist.
site-record = Protokoll der Partie
site-verify = Hier prüfen
site-verify-hint = Oder auf dem eigenen Rechner, mit dem Protokoll: bequest check DATEI
site-verify-good = Geprüfte Ziehungen: #. Alle folgen aus dem Startwert, und das Siegel ist das, welches dieser Browser zuerst gesehen hat. Nichts war gezinkt.
site-verify-good-unseen = Geprüfte Ziehungen: #. Alle folgen aus dem Startwert, und er passt zu seinem Siegel. Nichts war gezinkt.
site-verify-bad-seed = Der Startwert passt nicht zu seinem Siegel!
site-verify-bad-seal = Das Siegel ist nicht das, welches dieser Browser zuerst gesehen hat!
site-verify-bad-step = Ziehung # folgt nicht aus dem Startwert!
site-verify-insecure = Dein Browser prüft nur über eine sichere Verbindung. Nimm das Protokoll und „bequest check“.

## The end

site-end = Das Testament ist eröffnet
site-end-winner = { $you ->
    [yes] Das Erbe gehört dir. Du darfst jetzt aufhören zu weinen.
   *[no] { $who } erbt. Die anderen bekommen den Schirmständer.
}
site-end-winners = { $who } teilen sich das Erbe und sprechen nie wieder darüber.
site-end-trial = Hier endet die Probe
site-end-trial-text = Du hast aufgehört, wo das Regelheft es für eine erste Partie rät. Alle Geheimnisse sind jetzt offen, und so steht es.
site-end-trial-whole = Neue Partie beginnen
site-end-trial-friends = Mit Freunden spielen
site-end-closed = Ohne Ergebnis geschlossen
site-end-closed-text = Alle wollten es dabei belassen. Das Geld bekommt die Katze.
site-rematch = Noch einmal zusammen
site-rematch-go = Nächste Partie

## Around the board

site-decide = Was gerade entschieden wird
site-book = Regelheft
site-menu = Tischmenü
site-call-sold = Verkauft
site-time-line = Zeitleiste
site-time-back = Einen Schritt zurück
site-time-next = Einen Schritt vor
site-time-go = Dorthin
site-time-now = Zurück zum Jetzt
site-time-open = alle Karten offen
site-time-at = { $chapter }: Moment { $step } von { $count }
site-leave-ask = Den Platz einem Bot überlassen? Du kannst jederzeit zurückkommen.
site-close-ask = Den Tisch ohne Ergebnis schließen? Er lässt sich nicht wieder öffnen.
site-ask-yes = Ja
site-ask-no = Noch nicht
site-beside = Regelheft daneben
site-beside-close = Regelheft schließen
site-keys = Tasten
site-keys-close = Zurück zur Partie
site-key-help = diese Liste
site-key-answers = zu dieser Antwort; Enter wählt sie
site-key-stage = zur Entscheidung
site-key-decline = zu „passen“
site-key-undo = rückgängig
site-key-redo = wiederherstellen
site-key-board = zum Spielplan
site-key-hand = zu deinen Karten
site-key-log = zur Chronik
site-key-time = zur Zeitleiste
site-key-steps = einen Schritt zurück, einen Schritt vor
site-key-now = zurück zum Jetzt
site-key-book = Regelheft neben dem Tisch
site-key-rule = zur eben genannten Regel
site-guide = Dein Begleiter
site-guide-quiet-text = Spiel einfach weiter. Ich melde mich, sobald es etwas Neues gibt.
site-guide-call = Begleiter zeigen
