# Die Erbraffer: was gerade entschieden wird, und die Knöpfe dafür.

## Warten

erbraffer-answers-waits-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $who } ist am Zug.
}
erbraffer-answers-waits-testament = { $you ->
    [yes] Du legst ein Testament.
   *[no] { $who } legt ein Testament.
}
erbraffer-answers-waits-couple = { $you ->
    [yes] Du wählst, wessen Nachlass du verteilst.
   *[no] { $who } wählt, wessen Nachlass an der Reihe ist.
}
erbraffer-answers-waits-estate = { $you ->
    [yes] Du verteilst einen Nachlass.
   *[no] { $who } verteilt einen Nachlass.
}
erbraffer-answers-shares-again = { $you ->
    [yes] Ein neues Testament: Du verteilst noch einmal.
   *[no] Ein neues Testament: { $who } verteilt noch einmal.
}
erbraffer-answers-dealt = Die Karten werden ausgeteilt.
erbraffer-answers-awaiting-ready = Es geht los, wenn alle bereit sind.
erbraffer-answers-over = Die Familie ist versorgt.
erbraffer-answers-over-note = Alle Porträts, Gönner und Handkarten sind offen.
erbraffer-answers-answer-of = { $who }
erbraffer-answers-uncover = { $who } antwortet verdeckt: Decke den Platz erst auf.

## Die Hand

erbraffer-answers-hand = Deine Einflusskarten
erbraffer-answers-hands = Alle Handkarten
erbraffer-answers-ten-years = +10 Jahre
erbraffer-answers-chosen = wird gespielt
erbraffer-answers-not-now = nicht jetzt
erbraffer-answers-throw = Abwerfen: { $card }
erbraffer-answers-keep = Behalten: { $card }
erbraffer-answers-play-ask = { $card }: jetzt spielen? Das lässt sich nicht rückgängig machen.

## Ein Zug

erbraffer-answers-turn = Spiele eine Karte, oder wirf welche ab
erbraffer-answers-turn-note = Wähle eine Karte, dann ein Familienmitglied.
erbraffer-answers-beige = Eine beige Karte rückt die Sanduhr weiter: { $year }.
erbraffer-answers-then = Danach rückt die Sanduhr weiter: { $year }.
erbraffer-answers-then-nothing = Die Sanduhr bleibt, wo sie ist.
erbraffer-answers-year-white = { $year }, ein weißes Jahr: Du legst ein Testament
erbraffer-answers-year-golden = { $year }, ein goldenes Jahr: Du verteilst den ersten Nachlass
erbraffer-answers-year-last = { $year }: Die letzte Runde beginnt
erbraffer-answers-last-round = Die letzte Runde: Sanduhren zählen nicht mehr.
erbraffer-answers-turn-legend = Dein Zug
erbraffer-answers-ask-heir = Wähle ein Familienmitglied für { $card }
erbraffer-answers-ask-giver = Wer gibt die Hälfte her? { $card }
erbraffer-answers-ask-sibling = { $who }: Wähle einen Bruder oder eine Schwester
erbraffer-answers-ask-second = Nach { $who }: Wähle das zweite Familienmitglied
erbraffer-answers-ask-thing = Wähle ein Erbstück für { $card }
erbraffer-answers-ask-rounding = Die Hälfte von { $sum }: Wie wird gerundet?
erbraffer-answers-heirs-open = { $count ->
    [one] Ein Porträt steht zur Wahl.
   *[other] { $count } Porträts stehen zur Wahl.
}
erbraffer-answers-heirs-sealed = { $count ->
    [one] Ein Porträt steht zur Wahl
   *[other] { $count } Porträts stehen zur Wahl
}, { $sealed ->
    [one] eines ist versiegelt.
   *[other] { $sealed } sind versiegelt.
}
erbraffer-answers-things-open = { $count ->
    [one] Ein Erbstück steht zur Wahl.
   *[other] { $count } Erbstücke stehen zur Wahl.
}
erbraffer-answers-list = { $count ->
    [one] Ein Porträt als Liste
   *[other] { $count } Porträts als Liste
}
erbraffer-answers-list-things = { $count ->
    [one] Ein Erbstück als Liste
   *[other] { $count } Erbstücke als Liste
}
erbraffer-answers-take-back = Rückgängig
erbraffer-answers-throwing = { $cards ->
    [one] Eine Karte geht
   *[other] { $cards } Karten gehen
}
erbraffer-answers-throwing-note = Abgeworfen bewirkt eine Karte nichts, auch ihre Sanduhr zählt nicht. Du ziehst ebenso viele nach, und dein Zug ist zu Ende.
erbraffer-answers-throw-confirm = { $cards } abwerfen, { $cards } ziehen
erbraffer-answers-round-keeps = { $from } behält { $sum }
erbraffer-answers-round-gives = { $from } { $sum }, { $to } +{ $gain }

## Ein Testament

erbraffer-answers-seal = Versiegle ein Porträt bis { $year }
erbraffer-answers-seal-note = Du hast die Sanduhr auf { $year } gerückt, ein weißes Jahr. Versiegelt heißt: Nichts kommt, nichts geht.
erbraffer-answers-testament-legend = Das Porträt, das versiegelt wird
erbraffer-answers-testament-ask = Dieses Porträt versiegeln? Das lässt sich nicht rückgängig machen.

## Ein Paar

erbraffer-answers-couple = Wessen Nachlass verteilst du?
erbraffer-answers-couple-legend = Die Paare, die noch fehlen
erbraffer-answers-couples-left = { $year }, ein goldenes Jahr: { $count ->
    [one] Ein Paar fehlt noch.
   *[other] { $count } Paare fehlen noch.
} Danach an der Reihe: { $who }.
erbraffer-answers-leads = { $share } % für mich
erbraffer-answers-holds = ich habe die Karte

## Einen Nachlass verteilen

erbraffer-answers-estate-of = { $year } · Nachlass { $number } von { $all }
erbraffer-answers-again-of = { $year } · Nachlass { $number } von { $all } · neues Testament
erbraffer-answers-leave = Was { $couple } hinterlassen
erbraffer-answers-freely = Ein neues Testament: jede Aufteilung in ganze Tausender
erbraffer-answers-aside = Stammbaum ansehen
erbraffer-answers-back = Zurück zum Nachlass
erbraffer-answers-children = Kinder
erbraffer-answers-another = Anderes Paar wählen
erbraffer-answers-to-place = Erbstücke zu vergeben: ziehen, oder eines antippen und dann ein Kind
erbraffer-answers-all-placed = Alle Erbstücke sind vergeben. Tippe eines an, um es zu verschieben.
erbraffer-answers-no-things = Keine Erbstücke in diesem Nachlass.
erbraffer-answers-only-child = Alle Erbstücke gehen an das einzige verheiratete Kind.
erbraffer-answers-place = hierher
erbraffer-answers-bars-things = keine Erbstücke
erbraffer-answers-benefactor = { $sex ->
    [woman] Gönnerin: jeder Betrag, auch alles
   *[man] Gönner: jeder Betrag, auch alles
}
erbraffer-answers-marries = heiratet { $who }
erbraffer-answers-last-row = die letzte Generation
erbraffer-answers-cash-for = Geld für { $who }
erbraffer-answers-thousands = Tausender für { $who }
erbraffer-answers-less = { $sum } weniger für { $who }
erbraffer-answers-more = { $sum } mehr für { $who }
erbraffer-answers-none = { $sum } für { $who }: nichts
erbraffer-answers-all = Alles, was übrig ist, { $sum }, für { $who }
erbraffer-answers-all-short = alles
erbraffer-answers-odd = { $count ->
    [one] der übrige Tausender, { $sum }
   *[other] die übrigen Tausender, { $sum }
}
erbraffer-answers-rest = was übrig bleibt, { $sum }
erbraffer-answers-sum-to = { $sum } für { $who }
erbraffer-answers-sum-open = { $sum } noch offen
erbraffer-answers-things-wait = { $count ->
    [one] Ein Erbstück wartet noch
   *[other] { $count } Erbstücke warten noch
}
erbraffer-answers-odd-waits = { $count ->
    [one] Wer bekommt den übrigen Tausender, { $sum }?
   *[other] Wer bekommt die übrigen Tausender, { $sum }?
}
erbraffer-answers-rest-waits = Wer bekommt, was übrig bleibt?
erbraffer-answers-hand-out = So verteilen
erbraffer-answers-hand-out-ask = Den Nachlass so verteilen? Das lässt sich nicht rückgängig machen.

## Neue Testamente

erbraffer-answers-window = Spielt jemand ein neues Testament?
erbraffer-answers-window-asked = Alle werden nach einem neuen Testament gefragt.
erbraffer-answers-will = Neues Testament
erbraffer-answers-will-ask = Ein neues Testament spielen und diesen Nachlass noch einmal verteilen?
erbraffer-answers-decline = Passen
erbraffer-answers-decline-all = Für ganz { $year } passen
erbraffer-answers-decline-all-ask = Für jeden Nachlass von { $year } passen? Du wirst in diesem Generationswechsel nicht mehr gefragt, und das lässt sich nicht rückgängig machen.
erbraffer-answers-declined = Du passt.
erbraffer-answers-declined-all = Du passt für jeden Nachlass von { $year }.

# What is asked, in the header: the stage and the dialog say the rest.
erbraffer-answers-ask-share = { $couple }: Wer bekommt was?
erbraffer-answers-ask-share-again = Neues Testament, { $couple }: Wer bekommt was?
erbraffer-answers-ask-will = { $couple }: Spielst du ein neues Testament?
erbraffer-answers-ask-will-without = { $couple }: Du hast kein neues Testament, aber niemand muss es wissen.
