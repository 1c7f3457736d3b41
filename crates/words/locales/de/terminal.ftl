# A game in the terminal. Words in “quotes” are typed as they stand, whatever the language.

play-welcome = { $game }, { $players } Plätze am Tisch.
play-bot = { $who } (Bot { $bot })
play-commitment = Der Zufall ist versiegelt: Der SHA-256-Wert seines Startwerts lautet
play-commitment-why = Nach der Partie bekommst du den Startwert und kannst prüfen, ob gezinkt wurde.
play-begin = Drück Enter, dann geht es los.
play-hand-over = Die Tastatur geht an { $who }. Danach Enter drücken.
play-hand-over-undo = ({ $who } kann noch „undo“ tippen.)
play-choose = Tippe eine Nummer, eine Aktion (auf Englisch) oder „help“.
play-choose-one = Drück Enter.
play-choose-wait = Tippe eine Nummer oder drück Enter, um zu warten.
play-prompt = >
play-unknown = „{ $text }“ verstehe ich nicht: Tippe eine Nummer aus der Liste, eine Aktion auf Englisch wie „{ $example }“ oder „help“.
play-no-choice = Die Liste hat keine Nummer { $number }.
play-why-what = Warum was? Tippe zum Beispiel „why { $example }“.
play-why-legal = Du darfst: „{ $action }“ ist erlaubt.
play-refused = Nicht erlaubt ({ $rule }).
play-no-rule = Eine Regel „{ $text }“ gibt es nicht: „rules“ zählt alle auf.
play-rule-what = Welche Regel? Tippe zum Beispiel „rule { $example }“; „rules“ zählt alle auf.
play-rules-how = Tippe „rules KAPITEL“ für ein Kapitel, „rule { $example }“ für eine einzelne Regel.
play-no-chapter = Ein Kapitel „{ $text }“ gibt es nicht: „rules“ zählt alle auf.
play-log = Alles, was du bisher erfahren hast:
play-save-what = Speichern, aber wo? Tippe zum Beispiel „save partie.rec“.
play-saved = Gespeichert als „{ $file }“. Darin stehen sämtliche Geheimnisse der Partie, auch alle Blätter: Spicken erst nach dem Ende.
play-saved-over = Gespeichert als „{ $file }“. Prüfen lässt sich das mit: bequest check { $file }
play-save-exists = „{ $file }“ gibt es schon und bleibt, wie es ist: Nimm einen anderen Namen.
play-save-failed = „{ $file }“ ließ sich nicht schreiben: { $why }
play-help-title = Das kannst du tippen (die Befehle bleiben englisch, genau wie sie hier stehen)
play-help-number = eine Nummer aus der Liste oder die Aktion selbst, wie in „{ $example }“
play-help-enter = gibt die Antwort, wenn es nur eine gibt; zeichnet sonst alles neu
play-help-why = nennt die Regel, die eine Aktion verbietet
play-help-rule = eine Regel oder das ganze Buch nach Kapiteln
play-help-undo = nimmt deinen letzten Schritt zurück, solange niemand davon weiß; wiederholt ihn
play-help-log = alles, was du bisher erfahren hast
play-help-sheets = ein genauerer Blick
play-help-save = schreibt die Partie in eine Datei, mitsamt allen Geheimnissen
play-help-quit = hört auf; die Partie wird nicht gespeichert
play-over = Die Partie ist vorbei.
play-winner = { $you ->
    [yes] Das Erbe gehört dir. Der alte Maloney wäre stolz auf dich.
   *[no] { $who } erbt. Die anderen waren ohnehin immer nur auf die Koffer aus.
}
play-winners = { $who } teilen sich das Erbe und verlieren nie wieder ein Wort darüber.
play-seed = Der Startwert allen Zufalls war
play-verify = Zum Prüfen „save DATEI“ tippen, danach „bequest check DATEI“. Enter beendet.
play-bye = Auf Wiedersehen.
play-bye-early = Auf Wiedersehen. Die Partie ist nicht zu Ende und wird nicht gespeichert.
