# Die Erbraffer.
#
# $sum and $rest are amounts already written as money, $what is cash and heirlooms in a list, $person, $heir, $owner,
# $from, $to and $couple are names of the family, $year is a year. $cards are cards in a list; where a message selects
# by them they are a number, as $count always is. An $heirloom comes with its article.
# $sex is woman or man; of several it is women, or men if one of them is a man.

## Influence cards of the built-in edition, by the keys of their titles

erbraffer-title-tax = Finanzamt
erbraffer-title-great-windfall = Großer Geldsegen
erbraffer-title-windfall = Geldsegen
erbraffer-title-factory = Ärger in der Fabrik
erbraffer-title-luck = Glücksfall
erbraffer-title-sweet = Süßes Leben
erbraffer-title-double-luck = Doppeltes Glück
erbraffer-title-feud = Familienzwist
erbraffer-title-wedding = Hochzeitsgeschenke
erbraffer-title-bomb = Paukenschlag
erbraffer-title-sibling = Geschwisterliebe
erbraffer-title-sheep = Schwarzes Schaf
erbraffer-title-exchange = Geschenketausch
erbraffer-title-debt = Alte Schulden
erbraffer-title-casino = Nacht im Kasino
erbraffer-title-new-will = Neues Testament
erbraffer-title-sweep = Großreinemachen
erbraffer-card-gain = { $title } (+{ $sum })
erbraffer-card-loss = { $title } (−{ $sum })
erbraffer-effect-gain = Ein Familienmitglied gewinnt { $sum }.
erbraffer-effect-loss = Ein Familienmitglied verliert { $sum }.
erbraffer-effect-gain-two = Zwei Familienmitglieder, die nicht miteinander verheiratet sind, gewinnen je { $sum }.
erbraffer-effect-loss-two = Zwei Familienmitglieder, die nicht miteinander verheiratet sind, verlieren je { $sum }.
erbraffer-effect-wedding = Jedes verheiratete Familienmitglied gewinnt { $sum }.
erbraffer-effect-lose-all = Ein Familienmitglied verliert alles Geld.
erbraffer-effect-halve = Ein Familienmitglied verliert die Hälfte des Geldes.
erbraffer-effect-double = Das Geld eines Familienmitglieds verdoppelt sich.
erbraffer-effect-sibling = Ein Familienmitglied gibt die Hälfte des Geldes einem Bruder oder einer Schwester.
erbraffer-effect-sheep = Ein Erbstück geht an ein anderes verheiratetes Familienmitglied.
erbraffer-effect-exchange = Zwei Erbstücke zweier Familienmitglieder tauschen die Plätze.
erbraffer-effect-new-will = Gleich nachdem ein Nachlass verteilt ist: Verteile ihn noch einmal, wie du magst.
erbraffer-effect-sweep = Alle werfen ihre Handkarten ab und ziehen neue, und du spielst noch einmal.

## Heirlooms of the built-in edition, by their keys: alone, and within a sentence

erbraffer-heirloom-vase-fine = edle Vase
erbraffer-heirloom-violin = Geige
erbraffer-heirloom-painting = Gemälde
erbraffer-heirloom-necklace = Halskette
erbraffer-heirloom-clock = Uhr
erbraffer-heirloom-vase-plain = schlichte Vase
erbraffer-the-vase-fine = die edle Vase
erbraffer-the-violin = die Geige
erbraffer-the-painting = das Gemälde
erbraffer-the-necklace = die Halskette
erbraffer-the-clock = die Uhr
erbraffer-the-vase-plain = die schlichte Vase
erbraffer-share = { $person }: { $what }

## The log

erbraffer-told-dealt = { $you ->
    [yes] { $sex ->
        [woman] Deine geheime Erbin: { $heirs }. Deine Gönner: { $benefactors }. Auf der Hand: { $cards }.
        [man] Dein geheimer Erbe: { $heirs }. Deine Gönner: { $benefactors }. Auf der Hand: { $cards }.
        [women] Deine geheimen Erbinnen: { $heirs }. Deine Gönner: { $benefactors }. Auf der Hand: { $cards }.
       *[men] Deine geheimen Erben: { $heirs }. Deine Gönner: { $benefactors }. Auf der Hand: { $cards }.
    }
   *[no] { $sex ->
        [woman] Geheime Erbin von { $who }: { $heirs }. Gönner: { $benefactors }. Auf der Hand: { $cards }.
        [man] Geheimer Erbe von { $who }: { $heirs }. Gönner: { $benefactors }. Auf der Hand: { $cards }.
        [women] Geheime Erbinnen von { $who }: { $heirs }. Gönner: { $benefactors }. Auf der Hand: { $cards }.
       *[men] Geheime Erben von { $who }: { $heirs }. Gönner: { $benefactors }. Auf der Hand: { $cards }.
    }
}
erbraffer-told-first = { $you ->
    [yes] Du beginnst: Das Los gibt dir die meisten Jahre.
   *[no] { $who } beginnt: Das Los fragt niemanden nach dem Alter.
}
erbraffer-told-played = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
}
erbraffer-told-played-for = { $you ->
    [yes] Du spielst { $card } für { $heirs }.
   *[no] { $who } spielt { $card } für { $heirs }.
}
erbraffer-told-played-against = { $you ->
    [yes] Du spielst { $card } gegen { $heirs }.
   *[no] { $who } spielt { $card } gegen { $heirs }.
}
erbraffer-told-gained = { $person } gewinnt { $sum }.
erbraffer-told-gained-none = { $person } gewinnt nichts.
erbraffer-told-lost = { $person } verliert { $sum }.
erbraffer-told-lost-none = { $person } hat nichts zu verlieren.
erbraffer-told-gave = { $from } gibt { $sum } an { $to }.
erbraffer-told-gave-none = { $from } gibt { $to } die Hälfte von nichts, aber von Herzen.
erbraffer-told-moved = { $from } gibt { $heirloom } an { $to }.
erbraffer-told-threw = { $you ->
    [yes] Du wirfst ab: { $cards }.
   *[no] { $who } wirft ab: { $cards }.
}
erbraffer-told-swept = { $you ->
    [yes] Deine Handkarten werden weggefegt: { $cards }.
   *[no] Die Handkarten von { $who } werden weggefegt: { $cards }.
}
erbraffer-told-drew = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $who } zieht { $card }.
}
erbraffer-told-remade = { $cards ->
    [one] Der Stapel war leer: Aus { $cards } Karte der Ablage wird ein neuer.
   *[other] Der Stapel war leer: Aus { $cards } Karten der Ablage wird ein neuer.
}
erbraffer-told-hourglass = { $you ->
    [yes] Du rückst die Sanduhr weiter: Wir schreiben { $year }.
   *[no] { $who } rückt die Sanduhr weiter: Wir schreiben { $year }.
}
erbraffer-told-hourglass-golden = { $you ->
    [yes] Du rückst die Sanduhr weiter: Wir schreiben { $year }, und eine Generation nimmt Abschied.
   *[no] { $who } rückt die Sanduhr weiter: Wir schreiben { $year }, und eine Generation nimmt Abschied.
}
erbraffer-told-hourglass-last = { $you ->
    [yes] Du rückst die Sanduhr weiter: Wir schreiben { $year }, und ausnahmsweise stirbt niemand.
   *[no] { $who } rückt die Sanduhr weiter: Wir schreiben { $year }, und ausnahmsweise stirbt niemand.
}
erbraffer-told-testament = { $you ->
    [yes] Du legst ein Testament auf { $person }: Finger weg bis zum nächsten goldenen Jahr.
   *[no] { $who } legt ein Testament auf { $person }: Finger weg bis zum nächsten goldenen Jahr.
}
erbraffer-told-last-round = { $you ->
    [yes] Die letzte Runde beginnt, und zwar mit dir.
   *[no] Die letzte Runde beginnt, und zwar mit { $who }.
}
erbraffer-told-took-up = { $you ->
    [yes] Du nimmst dir den Nachlass von { $couple } vor: { $what }.
   *[no] { $who } nimmt sich den Nachlass von { $couple } vor: { $what }.
}
erbraffer-told-handed-out = { $you ->
    [yes] Du verteilst den Nachlass von { $couple }.
   *[no] { $who } verteilt den Nachlass von { $couple }.
}
erbraffer-told-handed-out-again = { $you ->
    [yes] Mit deinem neuen Testament verteilst du den Nachlass von { $couple } noch einmal.
   *[no] Mit einem neuen Testament verteilt { $who } den Nachlass von { $couple } noch einmal.
}
erbraffer-told-inherited = { $person } erbt { $what }.
erbraffer-told-declined = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
erbraffer-told-declined-all = { $you ->
    [yes] Du passt für diesen ganzen Generationswechsel.
   *[no] { $who } passt für diesen ganzen Generationswechsel.
}
erbraffer-told-new-will = { $you ->
    [yes] Du ziehst ein neues Testament von { $couple } aus dem Ärmel.
   *[no] { $who } zieht ein neues Testament von { $couple } aus dem Ärmel.
}
erbraffer-told-stands = Der Nachlass von { $couple } ist geregelt.
erbraffer-told-paid-out = { $you ->
    [yes] { $person } hat dir { $sum } vermacht: Gönner muss man haben.
   *[no] { $who } bekommt { $sum } von { $person }: Gönner muss man haben.
}
erbraffer-told-paid-out-shared = { $you ->
    [yes] Du und { $who }, ihr hattet dieselbe Karte: { $person } vermacht euch je { $sum }.
   *[no] { $who } hatten dieselbe Karte: { $person } vermacht ihnen je { $sum }.
}
erbraffer-told-paid-out-odd = { $you ->
    [yes] Du und { $who }, ihr hattet dieselbe Karte: { $person } vermacht euch je { $sum } und der Bank { $rest }.
   *[no] { $who } hatten dieselbe Karte: { $person } vermacht ihnen je { $sum } und der Bank { $rest }.
}
erbraffer-told-paid-out-nobody = Niemand hatte die Karte: { $person } hinterlässt der Bank { $sum }.
erbraffer-told-lives = Nun lebt die Generation von { $year }.
erbraffer-told-ended = Alle Porträts werden gezeigt: Die Partie ist vorbei.

## What a seat is asked

erbraffer-ask-turn = Du bist dran: eine Karte spielen oder welche abwerfen?
erbraffer-ask-last-turn = Dein letzter Zug: eine Karte spielen oder welche abwerfen?
erbraffer-ask-throw = Abgeworfen werden soll: { $cards }. Ist das alles?
erbraffer-ask-gain = Wer gewinnt { $sum }?
erbraffer-ask-loss = Wer verliert { $sum }?
erbraffer-ask-gain-first = Zwei Familienmitglieder gewinnen je { $sum }. Wer zuerst?
erbraffer-ask-gain-second = { $heir } gewinnt { $sum }. Wer noch?
erbraffer-ask-loss-first = Zwei Familienmitglieder verlieren je { $sum }. Wer zuerst?
erbraffer-ask-loss-second = { $heir } verliert { $sum }. Wer noch?
erbraffer-ask-lose-all = Wer verliert alles Geld?
erbraffer-ask-double = Wessen Geld verdoppelt sich?
erbraffer-ask-halve = Wer verliert die Hälfte des Geldes?
erbraffer-ask-round = { $heir } hat { $sum }. Welche Hälfte ist weg?
erbraffer-ask-sibling = Wer gibt aus lauter Liebe die Hälfte des Geldes her?
erbraffer-ask-sibling-second = { $heir } gibt die Hälfte von { $sum } ab. Welchem Bruder, welcher Schwester?
erbraffer-ask-sibling-round = { $from } hat { $sum }. Welche Hälfte geht an { $to }?
erbraffer-ask-sheep = Welches Erbstück wird verschenkt?
erbraffer-ask-sheep-heir = Wer bekommt { $heirloom }?
erbraffer-ask-exchange = Welches Erbstück wird getauscht?
erbraffer-ask-exchange-second = Wogegen wird { $heirloom } getauscht?
erbraffer-ask-testament = Wir schreiben { $year }. Auf wessen Porträt legst du ein Testament?
erbraffer-ask-couple = Wessen Nachlass verteilst du?
erbraffer-ask-share = { $couple } hinterlassen { $what }. Wer bekommt was?
erbraffer-ask-share-again = Laut deinem neuen Testament hinterlassen { $couple } { $what }. Wer bekommt was? Verteile das Geld, wie du magst.
erbraffer-ask-will = Der Nachlass von { $couple } ist verteilt. Spielst du ein neues Testament?
erbraffer-ask-will-without = Der Nachlass von { $couple } ist verteilt. Du hast kein neues Testament, aber niemand muss es wissen.
erbraffer-ask-will-answered = Der Nachlass von { $couple } ist verteilt. Deine Antwort ist notiert.
erbraffer-ask-will-open = Der Nachlass von { $couple } ist verteilt. Noch kann ein neues Testament auftauchen.
erbraffer-ask-other = { $who } ist am Zug.
erbraffer-ask-nothing = Einen Augenblick.
erbraffer-ask-over = { $you ->
    [yes] Das Familienvermögen gehört dir: { $sum }. Du hattest sie schon immer am liebsten.
   *[no] { $who } ist mit { $sum } am reichsten und plötzlich bei allen beliebt.
}
erbraffer-ask-over-shared = { $you ->
    [yes] Du und { $who }, ihr seid mit je { $sum } gleich reich und gleich unzufrieden.
   *[no] { $who } sind mit je { $sum } gleich reich und gleich unzufrieden.
}

## What a seat can do

erbraffer-do-play = { $card } spielen
erbraffer-do-play-hourglass = { $card } spielen; zehn Jahre vergehen
erbraffer-do-throw = { $card } abwerfen
erbraffer-do-keep = { $card } doch behalten
erbraffer-do-throw-away = abwerfen und nachziehen
erbraffer-do-heir = { $person } ({ $what })
erbraffer-do-heir-own = { $sex ->
    [woman] { $person } ({ $what }), deine geheime Erbin
   *[man] { $person } ({ $what }), dein geheimer Erbe
}
erbraffer-do-heir-benefactor = { $person } ({ $what }), du hast die Karte
erbraffer-do-heirloom = { $heirloom } von { $owner }, Wert { $sum }
erbraffer-do-round = { $sum } gehen, { $rest } bleiben
erbraffer-do-testament = ein Testament auf { $heir }
erbraffer-do-couple = { $couple }: { $what }
erbraffer-do-give = { $heirloom } an { $person }
erbraffer-do-pay = { $sum } an { $person }
erbraffer-do-pays = bis zu { $sum } an { $person }: „pay { $example } 4“ gibt 4.000
erbraffer-do-rest = was übrig ist ({ $sum }) an { $person }
erbraffer-do-hand-out = so verteilen: { $shares }
erbraffer-do-will = ein neues Testament spielen
erbraffer-do-decline = passen
erbraffer-do-decline-all = für diesen ganzen Generationswechsel passen

## What is drawn in a terminal

erbraffer-sheet-edition = Edition { $edition }: { $count } von { $all } Werten (Porträts, Erbstücke, Karten) sind rekonstruiert, nicht die gedruckten. „bequest edition print erbraffer“ zählt sie auf.
erbraffer-sheet-dealing = Die Karten werden ausgeteilt.
erbraffer-sheet-year = { $year }: Es lebt die Generation von { $generation }, bis { $golden }
erbraffer-sheet-change = { $year }: Die Generation von { $generation } nimmt Abschied
erbraffer-sheet-last-round = { $turns ->
    [one] 2000, die letzte Runde: noch { $turns } Zug
   *[other] 2000, die letzte Runde: noch { $turns } Züge
}
erbraffer-sheet-dead = Verstorben und verteilt: { $years }
erbraffer-sheet-legend = [verheiratet] (Gönner) * deins # Testament $ Mitgift ~ Sanduhr
erbraffer-sheet-shares = Bisher: { $shares }
erbraffer-sheet-secrets = { $you ->
    [yes] Deine: { $heirs }; Gönner: { $benefactors }
   *[no] { $who }: { $heirs }; Gönner: { $benefactors }
}
erbraffer-sheet-hand = Deine Karten
erbraffer-sheet-pile = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
erbraffer-sheet-player = Name
erbraffer-sheet-cards = Karten
erbraffer-sheet-cash = Geld
erbraffer-sheet-heirlooms = Erbstücke
erbraffer-sheet-collected = eingenommen
erbraffer-sheet-total = gesamt
erbraffer-sheet-turn = am Zug
erbraffer-sheet-distributes = verteilt

## On the shelf

erbraffer-pitch = Gut heiraten, die Tanten überleben und den Stammbaum auszahlen lassen.
erbraffer-scene = Sechs Generationen
