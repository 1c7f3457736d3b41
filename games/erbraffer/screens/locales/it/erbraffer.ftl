# Die Erbraffer.
#
# $sum and $rest are amounts already written as money, $what is cash and heirlooms in a list, $person, $heir, $owner,
# $from, $to and $couple are names of the family, $year is a year. $cards are cards in a list; where a message selects
# by them they are a number, as $count always is. An $heirloom comes with its article.
# $sex is woman or man; of several it is women, or men if one of them is a man.

## Influence cards of the built-in edition, by the keys of their titles

erbraffer-title-tax = Fisco
erbraffer-title-great-windfall = Pioggia d’oro
erbraffer-title-windfall = Manna dal cielo
erbraffer-title-factory = Guai in fabbrica
erbraffer-title-luck = Colpo di fortuna
erbraffer-title-sweet = Dolce vita
erbraffer-title-double-luck = Doppia fortuna
erbraffer-title-feud = Lite in famiglia
erbraffer-title-wedding = Regali di nozze
erbraffer-title-bomb = Fulmine a ciel sereno
erbraffer-title-sibling = Amore fraterno
erbraffer-title-sheep = Pecora nera
erbraffer-title-exchange = Scambio di doni
erbraffer-title-debt = Vecchi debiti
erbraffer-title-casino = Notte al casinò
erbraffer-title-new-will = Nuovo testamento
erbraffer-title-sweep = Tabula rasa
erbraffer-card-gain = { $title } (+{ $sum })
erbraffer-card-loss = { $title } (−{ $sum })
erbraffer-effect-gain = Un parente guadagna { $sum }.
erbraffer-effect-loss = Un parente perde { $sum }.
erbraffer-effect-gain-two = Due parenti non sposati tra loro guadagnano { $sum } ciascuno.
erbraffer-effect-loss-two = Due parenti non sposati tra loro perdono { $sum } ciascuno.
erbraffer-effect-wedding = Ogni parente sposato guadagna { $sum }.
erbraffer-effect-lose-all = Un parente perde tutto il denaro.
erbraffer-effect-halve = Un parente perde metà del denaro.
erbraffer-effect-double = Il denaro di un parente raddoppia.
erbraffer-effect-sibling = Un parente dà metà del denaro a un fratello o a una sorella.
erbraffer-effect-sheep = Un cimelio passa a un altro parente sposato.
erbraffer-effect-exchange = Due cimeli di due parenti si scambiano di posto.
erbraffer-effect-new-will = Subito dopo che si è spartita un’eredità: spartiscila di nuovo, come vuoi.
erbraffer-effect-sweep = Tutti scartano la mano e ne pescano un’altra, e tu giochi di nuovo.

## Heirlooms of the built-in edition, by their keys: alone, and within a sentence

erbraffer-heirloom-vase-fine = vaso pregiato
erbraffer-heirloom-violin = violino
erbraffer-heirloom-painting = quadro
erbraffer-heirloom-necklace = collana
erbraffer-heirloom-clock = orologio
erbraffer-heirloom-vase-plain = vaso semplice
erbraffer-the-vase-fine = il vaso pregiato
erbraffer-the-violin = il violino
erbraffer-the-painting = il quadro
erbraffer-the-necklace = la collana
erbraffer-the-clock = l’orologio
erbraffer-the-vase-plain = il vaso semplice
erbraffer-share = { $person }: { $what }

## The log

erbraffer-told-dealt = { $you ->
    [yes] { $sex ->
        [woman] La tua erede: { $heirs }. I tuoi benefattori: { $benefactors }. In mano: { $cards }.
        [man] Il tuo erede: { $heirs }. I tuoi benefattori: { $benefactors }. In mano: { $cards }.
        [women] Le tue eredi: { $heirs }. I tuoi benefattori: { $benefactors }. In mano: { $cards }.
       *[men] I tuoi eredi: { $heirs }. I tuoi benefattori: { $benefactors }. In mano: { $cards }.
    }
   *[no] { $sex ->
        [woman] Erede di { $who }: { $heirs }. Benefattori: { $benefactors }. In mano: { $cards }.
        [man] Erede di { $who }: { $heirs }. Benefattori: { $benefactors }. In mano: { $cards }.
       *[other] Eredi di { $who }: { $heirs }. Benefattori: { $benefactors }. In mano: { $cards }.
    }
}
erbraffer-told-first = { $you ->
    [yes] Cominci tu: la sorte ti dà più anni di tutti.
   *[no] Comincia { $who }: la sorte non chiede l’età a nessuno.
}
erbraffer-told-played = { $you ->
    [yes] Giochi { $card }.
   *[no] { $who } gioca { $card }.
}
erbraffer-told-played-for = { $you ->
    [yes] Giochi { $card } per { $heirs }.
   *[no] { $who } gioca { $card } per { $heirs }.
}
erbraffer-told-played-against = { $you ->
    [yes] Giochi { $card } contro { $heirs }.
   *[no] { $who } gioca { $card } contro { $heirs }.
}
erbraffer-told-gained = { $person } guadagna { $sum }.
erbraffer-told-gained-none = { $person } non guadagna niente.
erbraffer-told-lost = { $person } perde { $sum }.
erbraffer-told-lost-none = { $person } non ha niente da perdere.
erbraffer-told-gave = { $from } dà { $sum } a { $to }.
erbraffer-told-gave-none = { $from } dà a { $to } la metà di niente, ma con affetto.
erbraffer-told-moved = { $from } dà { $heirloom } a { $to }.
erbraffer-told-threw = { $you ->
    [yes] Scarti { $cards }.
   *[no] { $who } scarta { $cards }.
}
erbraffer-told-swept = { $you ->
    [yes] La tua mano se ne va: { $cards }.
   *[no] La mano di { $who } se ne va: { $cards }.
}
erbraffer-told-drew = { $you ->
    [yes] Peschi { $card }.
   *[no] { $who } pesca { $card }.
}
erbraffer-told-remade = { $cards ->
    [one] Il mazzo era vuoto: { $cards } carta degli scarti ne forma uno nuovo.
   *[other] Il mazzo era vuoto: { $cards } carte degli scarti ne formano uno nuovo.
}
erbraffer-told-hourglass = { $you ->
    [yes] Muovi la clessidra: è il { $year }.
   *[no] { $who } muove la clessidra: è il { $year }.
}
erbraffer-told-hourglass-golden = { $you ->
    [yes] Muovi la clessidra: è il { $year }, e una generazione si congeda.
   *[no] { $who } muove la clessidra: è il { $year }, e una generazione si congeda.
}
erbraffer-told-hourglass-last = { $you ->
    [yes] Muovi la clessidra: è il { $year }, e per una volta non muore nessuno.
   *[no] { $who } muove la clessidra: è il { $year }, e per una volta non muore nessuno.
}
erbraffer-told-testament = { $you ->
    [yes] Posi un testamento su { $person }: giù le mani fino al prossimo anno d’oro.
   *[no] { $who } posa un testamento su { $person }: giù le mani fino al prossimo anno d’oro.
}
erbraffer-told-last-round = { $you ->
    [yes] Comincia l’ultimo giro, e da te.
   *[no] Comincia l’ultimo giro, e da { $who }.
}
erbraffer-told-took-up = { $you ->
    [yes] Prendi in mano l’eredità di { $couple }: { $what }.
   *[no] { $who } prende in mano l’eredità di { $couple }: { $what }.
}
erbraffer-told-handed-out = { $you ->
    [yes] Spartisci l’eredità di { $couple }.
   *[no] { $who } spartisce l’eredità di { $couple }.
}
erbraffer-told-handed-out-again = { $you ->
    [yes] Con il tuo nuovo testamento spartisci di nuovo l’eredità di { $couple }.
   *[no] Con un nuovo testamento { $who } spartisce di nuovo l’eredità di { $couple }.
}
erbraffer-told-inherited = { $person } eredita { $what }.
erbraffer-told-declined = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
}
erbraffer-told-declined-all = { $you ->
    [yes] Passi per tutto questo cambio di generazione.
   *[no] { $who } passa per tutto questo cambio di generazione.
}
erbraffer-told-new-will = { $you ->
    [yes] Tiri fuori dalla manica un nuovo testamento di { $couple }.
   *[no] { $who } tira fuori dalla manica un nuovo testamento di { $couple }.
}
erbraffer-told-stands = L’eredità di { $couple } è sistemata.
erbraffer-told-paid-out = { $you ->
    [yes] { $person } ti lascia { $sum }: i benefattori bisogna sceglierli bene.
   *[no] { $who } incassa { $sum } da { $person }.
}
erbraffer-told-paid-out-shared = { $you ->
    [yes] Tu e { $who } avevate la stessa carta: { $person } vi lascia { $sum } a testa.
   *[no] { $who } avevano la stessa carta: { $person } lascia { $sum } a testa.
}
erbraffer-told-paid-out-odd = { $you ->
    [yes] Tu e { $who } avevate la stessa carta: { $person } vi lascia { $sum } a testa, e { $rest } alla banca.
   *[no] { $who } avevano la stessa carta: { $person } lascia { $sum } a testa, e { $rest } alla banca.
}
erbraffer-told-paid-out-nobody = Nessuno aveva la carta: { $person } lascia { $sum } alla banca.
erbraffer-told-lives = Vive la generazione del { $year }.
erbraffer-told-ended = Si mostrano tutti i ritratti: la partita è finita.

## What a seat is asked

erbraffer-ask-turn = Tocca a te: giochi una carta o ne scarti?
erbraffer-ask-last-turn = Il tuo ultimo turno: giochi una carta o ne scarti?
erbraffer-ask-throw = Da scartare: { $cards }. Tutto qui?
erbraffer-ask-gain = Chi guadagna { $sum }?
erbraffer-ask-loss = Chi perde { $sum }?
erbraffer-ask-gain-first = Due parenti guadagnano { $sum } ciascuno. Chi comincia?
erbraffer-ask-gain-second = { $heir } guadagna { $sum }. Chi altro?
erbraffer-ask-loss-first = Due parenti perdono { $sum } ciascuno. Chi comincia?
erbraffer-ask-loss-second = { $heir } perde { $sum }. Chi altro?
erbraffer-ask-lose-all = Chi perde tutto il denaro?
erbraffer-ask-double = Di chi raddoppia il denaro?
erbraffer-ask-halve = Chi perde metà del denaro?
erbraffer-ask-round = { $heir } ha { $sum }. Quale metà se ne va?
erbraffer-ask-sibling = Chi, in un impeto d’affetto, dà via metà del denaro?
erbraffer-ask-sibling-second = { $heir } dà metà di { $sum }. A quale fratello o sorella?
erbraffer-ask-sibling-round = { $from } ha { $sum }. Quale metà va a { $to }?
erbraffer-ask-sheep = Quale cimelio cambia di mano?
erbraffer-ask-sheep-heir = Chi riceve { $heirloom }?
erbraffer-ask-exchange = Quale cimelio si scambia?
erbraffer-ask-exchange-second = Con che cosa si scambia { $heirloom }?
erbraffer-ask-testament = È il { $year }. Su quale ritratto posi un testamento?
erbraffer-ask-couple = Di quale coppia spartisci l’eredità?
erbraffer-ask-share = { $couple } lasciano { $what }. Chi riceve che cosa?
erbraffer-ask-share-again = Con il tuo nuovo testamento { $couple } lasciano { $what }. Chi riceve che cosa? Spartisci il denaro come vuoi.
erbraffer-ask-will = L’eredità di { $couple } è spartita. Giochi un nuovo testamento?
erbraffer-ask-will-without = L’eredità di { $couple } è spartita. Non hai un nuovo testamento, ma nessuno deve saperlo.
erbraffer-ask-will-answered = L’eredità di { $couple } è spartita. La tua risposta è annotata.
erbraffer-ask-will-open = L’eredità di { $couple } è spartita. Può ancora spuntare un nuovo testamento.
erbraffer-ask-other = Tocca a { $who }.
erbraffer-ask-nothing = Un momento.
erbraffer-ask-over = { $you ->
    [yes] Il patrimonio di famiglia è tuo: { $sum }. Hai sempre voluto bene a tutti.
   *[no] { $who } ha il patrimonio più grande, { $sum }, e a un tratto l’affetto di tutti.
}
erbraffer-ask-over-shared = { $you ->
    [yes] Tu e { $who } avete lo stesso patrimonio, { $sum } a testa, e la stessa delusione.
   *[no] { $who } hanno lo stesso patrimonio, { $sum } a testa, e la stessa delusione.
}

## What a seat can do

erbraffer-do-play = gioca { $card }
erbraffer-do-play-hourglass = gioca { $card }; passano dieci anni
erbraffer-do-throw = scarta { $card }
erbraffer-do-keep = tieni { $card }, ripensandoci
erbraffer-do-throw-away = scartale e pesca
erbraffer-do-heir = { $person } ({ $what })
erbraffer-do-heir-own = { $sex ->
    [woman] { $person } ({ $what }), la tua erede
   *[man] { $person } ({ $what }), il tuo erede
}
erbraffer-do-heir-benefactor = { $person } ({ $what }), hai la carta
erbraffer-do-heirloom = { $heirloom } di { $owner }, valore { $sum }
erbraffer-do-round = { $sum } vanno, { $rest } restano
erbraffer-do-testament = un testamento su { $heir }
erbraffer-do-couple = { $couple }: { $what }
erbraffer-do-give = { $heirloom } a { $person }
erbraffer-do-pay = { $sum } a { $person }
erbraffer-do-pays = fino a { $sum } a { $person }: “pay { $example } 4” dà 4.000
erbraffer-do-rest = quello che resta ({ $sum }) a { $person }
erbraffer-do-hand-out = spartisci così: { $shares }
erbraffer-do-will = gioca un nuovo testamento
erbraffer-do-decline = passa
erbraffer-do-decline-all = passa per tutto questo cambio di generazione

## What is drawn in a terminal

erbraffer-sheet-edition = Edizione { $edition }: { $count } valori su { $all } (ritratti, cimeli, carte) sono ricostruiti e non quelli stampati. “bequest edition print erbraffer” li elenca.
erbraffer-sheet-dealing = Si distribuiscono le carte.
erbraffer-sheet-year = { $year }: vive la generazione del { $generation }, fino al { $golden }
erbraffer-sheet-change = { $year }: la generazione del { $generation } si congeda
erbraffer-sheet-last-round = { $turns ->
    [one] 2000, ultimo giro: resta { $turns } turno
   *[other] 2000, ultimo giro: restano { $turns } turni
}
erbraffer-sheet-dead = Generazioni spente e spartite: { $years }
erbraffer-sheet-legend = [sposato] (benefattore) * per te # testamento $ dote ~ clessidra
erbraffer-sheet-shares = Finora: { $shares }
erbraffer-sheet-secrets = { $you ->
    [yes] Per te: { $heirs }; benefattori: { $benefactors }
   *[no] { $who }: { $heirs }; benefattori: { $benefactors }
}
erbraffer-sheet-hand = Le tue carte
erbraffer-sheet-pile = { $cards ->
    [one] { $cards } carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
erbraffer-sheet-player = nome
erbraffer-sheet-cards = carte
erbraffer-sheet-cash = denaro
erbraffer-sheet-heirlooms = cimeli
erbraffer-sheet-collected = incassato
erbraffer-sheet-total = totale
erbraffer-sheet-turn = di turno
erbraffer-sheet-distributes = spartisce

## On the shelf

erbraffer-pitch = Sposati bene, sopravvivi alle zie e lascia che l’albero genealogico dia i suoi frutti.
erbraffer-scene = Sei generazioni
