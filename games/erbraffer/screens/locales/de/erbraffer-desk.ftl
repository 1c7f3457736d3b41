# Die Erbraffer: was gerade entschieden wird, und die Knöpfe dafür.

## Warten

erbraffer-desk-waits-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $who } ist am Zug.
}
erbraffer-desk-waits-testament = { $you ->
    [yes] Du legst ein Testament.
   *[no] { $who } legt ein Testament.
}
erbraffer-desk-waits-couple = { $you ->
    [yes] Du wählst, wessen Nachlass du verteilst.
   *[no] { $who } wählt, wessen Nachlass an der Reihe ist.
}
erbraffer-desk-waits-estate = { $you ->
    [yes] Du verteilst einen Nachlass.
   *[no] { $who } verteilt einen Nachlass.
}
erbraffer-desk-shares-again = { $you ->
    [yes] Ein neues Testament: Du verteilst noch einmal.
   *[no] Ein neues Testament: { $who } verteilt noch einmal.
}
erbraffer-desk-dealt = Die Karten werden verteilt.
erbraffer-desk-gathering = Es geht los, wenn alle bereit sind.
erbraffer-desk-over = Die Familie ist versorgt.
erbraffer-desk-over-note = Alle Porträts, Gönner und Handkarten liegen offen.
erbraffer-desk-answer-of = { $who }
erbraffer-desk-uncover = { $who } antwortet verdeckt: Decke den Platz erst auf.

## Die Hand

erbraffer-desk-hand = Deine Einflusskarten
erbraffer-desk-hands = Alle Handkarten
erbraffer-desk-ten-years = +10 Jahre
erbraffer-desk-chosen = wird gespielt
erbraffer-desk-not-now = nicht jetzt
erbraffer-desk-throw = Abwerfen: { $card }
erbraffer-desk-keep = Behalten: { $card }
erbraffer-desk-play-ask = { $card }: jetzt spielen? Eine gespielte Karte kann nicht zurückgenommen werden.

## Ein Zug

erbraffer-desk-turn = Spiele eine Karte, oder wirf welche ab
erbraffer-desk-turn-note = Wähle eine Karte, dann, wen sie trifft.
erbraffer-desk-beige = Eine beige Karte rückt die Sanduhr weiter: { $year }.
erbraffer-desk-then = Danach rückt die Sanduhr weiter: { $year }.
erbraffer-desk-then-nothing = Die Sanduhr bleibt, wo sie ist.
erbraffer-desk-year-white = { $year }, ein weißes Jahr: Du legst ein Testament
erbraffer-desk-year-golden = { $year }, ein goldenes Jahr: Du verteilst den ersten Nachlass
erbraffer-desk-year-last = { $year }: Die letzte Runde beginnt
erbraffer-desk-last-round = Die letzte Runde: Sanduhren zählen nicht mehr.
erbraffer-desk-turn-legend = Dein Zug
erbraffer-desk-ask-heir = Wähle jemanden für { $card }
erbraffer-desk-ask-giver = Wer gibt die Hälfte her? { $card }
erbraffer-desk-ask-sibling = Wähle einen Bruder oder eine Schwester von { $who }
erbraffer-desk-ask-second = Nach { $who }: Wähle die zweite Person
erbraffer-desk-ask-thing = Wähle ein Erbstück für { $card }
erbraffer-desk-ask-rounding = Die Hälfte von { $sum }: Wie wird gerundet?
erbraffer-desk-heirs-open = { $count ->
    [one] Ein Porträt steht zur Wahl.
   *[other] { $count } Porträts stehen zur Wahl.
}
erbraffer-desk-heirs-sealed = { $count ->
    [one] Ein Porträt steht zur Wahl
   *[other] { $count } Porträts stehen zur Wahl
}, { $sealed ->
    [one] eines ist versiegelt.
   *[other] { $sealed } sind versiegelt.
}
erbraffer-desk-things-open = { $count ->
    [one] Ein Erbstück steht zur Wahl.
   *[other] { $count } Erbstücke stehen zur Wahl.
}
erbraffer-desk-list = { $count ->
    [one] Ein Porträt als Liste
   *[other] { $count } Porträts als Liste
}
erbraffer-desk-list-things = { $count ->
    [one] Ein Erbstück als Liste
   *[other] { $count } Erbstücke als Liste
}
erbraffer-desk-take-back = Zurücknehmen
erbraffer-desk-throwing = { $cards ->
    [one] Eine Karte geht
   *[other] { $cards } Karten gehen
}
erbraffer-desk-throwing-note = Abgeworfen bewirkt eine Karte nichts, auch ihre Sanduhr zählt nicht. Du ziehst ebenso viele nach, und dein Zug ist zu Ende.
erbraffer-desk-throw-confirm = { $cards } abwerfen, { $cards } ziehen
erbraffer-desk-round-keeps = { $from } behält { $sum }
erbraffer-desk-round-gives = { $from } { $sum }, { $to } +{ $gain }

## Ein Testament

erbraffer-desk-seal = Versiegle ein Porträt bis { $year }
erbraffer-desk-seal-note = Du hast die Sanduhr auf { $year } gerückt, ein weißes Jahr. Versiegelt heißt: Nichts kommt, nichts geht.
erbraffer-desk-testament-legend = Das Porträt, das versiegelt wird
erbraffer-desk-testament-ask = Dieses Porträt versiegeln? Ein gelegtes Testament bleibt liegen.

## Ein Paar

erbraffer-desk-couple = Wessen Nachlass verteilst du?
erbraffer-desk-couple-legend = Die Paare, die noch fehlen
erbraffer-desk-couples-left = { $year }, ein goldenes Jahr: { $count ->
    [one] Ein Paar fehlt noch.
   *[other] { $count } Paare fehlen noch.
} Danach an der Reihe: { $who }.
erbraffer-desk-leads = { $share } % zu meinem Erben
erbraffer-desk-holds = ich habe die Karte

## Einen Nachlass verteilen

erbraffer-desk-estate-of = { $year } · Nachlass { $number } von { $all }
erbraffer-desk-again-of = { $year } · Nachlass { $number } von { $all } · neues Testament
erbraffer-desk-leave = Was { $couple } hinterlassen
erbraffer-desk-freely = Ein neues Testament: jede Teilung in vollen Tausendern
erbraffer-desk-aside = Den Stammbaum ansehen
erbraffer-desk-back = Zurück zum Nachlass
erbraffer-desk-children = Kinder
erbraffer-desk-another = Ein anderes Paar wählen
erbraffer-desk-to-place = Erbstücke zu vergeben: ziehen, oder eines antippen und dann ein Kind
erbraffer-desk-all-placed = Alle Erbstücke sind vergeben. Tippe eines an, um es zu verschieben.
erbraffer-desk-no-things = Keine Erbstücke in diesem Nachlass.
erbraffer-desk-only-child = Alle Erbstücke gehen an das einzige verheiratete Kind.
erbraffer-desk-place = hierher
erbraffer-desk-bars-things = keine Erbstücke
erbraffer-desk-benefactor = Gönner: jeder Betrag, auch alles
erbraffer-desk-marries = heiratet { $who }
erbraffer-desk-last-row = die letzte Generation
erbraffer-desk-cash-for = Geld für { $who }
erbraffer-desk-thousands = Tausender für { $who }
erbraffer-desk-less = { $sum } weniger für { $who }
erbraffer-desk-more = { $sum } mehr für { $who }
erbraffer-desk-none = { $sum } für { $who }: nichts
erbraffer-desk-all = Alles, was übrig ist, { $sum }, für { $who }
erbraffer-desk-all-short = alles
erbraffer-desk-odd = der Rest von { $sum }
erbraffer-desk-rest = was übrig bleibt, { $sum }
erbraffer-desk-sum-to = { $sum } für { $who }
erbraffer-desk-sum-open = { $sum } noch offen
erbraffer-desk-things-wait = { $count ->
    [one] Ein Erbstück wartet noch
   *[other] { $count } Erbstücke warten noch
}
erbraffer-desk-odd-waits = Wer bekommt den Rest von { $sum }?
erbraffer-desk-rest-waits = Wer bekommt, was übrig bleibt?
erbraffer-desk-hand-out = So verteilen
erbraffer-desk-hand-out-ask = Den Nachlass so verteilen? Das lässt sich nicht zurücknehmen.

## Neue Testamente

erbraffer-desk-window = Findet jemand ein neues Testament?
erbraffer-desk-window-asked = Alle werden nach einem neuen Testament gefragt.
erbraffer-desk-will = Neues Testament
erbraffer-desk-will-ask = Ein neues Testament spielen und diesen Nachlass noch einmal verteilen?
erbraffer-desk-decline = So lassen
erbraffer-desk-decline-all = Ganz { $year } so lassen
erbraffer-desk-decline-all-ask = Jeden Nachlass von { $year } so lassen? Du wirst in diesem Generationswechsel nicht mehr gefragt, und das lässt sich nicht widerrufen.
erbraffer-desk-declined = Du lässt es dabei.
erbraffer-desk-declined-all = Du lässt es bei allen Nachlässen von { $year }.
