# Che cosa la guida mostra e propone. $pin è un segno, $town un nome, $points e $dollars hanno la loro unità.

maloney-hint-best = { $pin } { $town } ti frutta { $points } oggi.
maloney-hint-nowhere = Oggi nessuna strada porta a una città delle tue carte.
maloney-hint-outbid = Qualcuno sale { $pin }. Chi passa può offrire di nuovo, e viaggia comunque.
maloney-hint-leading = Sei in testa { $pin }. Se nessuno sale, paghi e guidi.
maloney-hint-suitcase = Chi guida lì prima degli altri apre la valigia { $pin }.
maloney-hint-double = Oggi { $pin } ogni carta vale il doppio.
maloney-hint-joker = Una volta a partita il jolly { $pin } ti dà l’auto gratis.
maloney-hint-worth = Punti e soldi si vedono, le carte in mano no. In testa: { $pin }.
maloney-hint-owner = Se passano tutti, guidi tu { $pin } gratis.
maloney-hint-owner-other = Senza offerte l’auto torna gratis a chi l’aveva { $pin }.
maloney-hint-ending = La fine è vicina { $pin }. Poi 1.000 $ valgono un punto.
maloney-hint-sunday = Domenica: la carta pescata { $pin } mostra { $town }.
maloney-hint-chosen = La tua carta { $pin } è coperta. Puoi ancora annullare.
maloney-hint-lay = { $count ->
    [one] { $town }: puoi calare questa carta { $pin }.
   *[other] { $town }: cala fino a due di queste carte { $pin }.
}
maloney-hint-keep = { $pin } Tieni le tue carte: nessuna è di questa città, ma si chiede a tutti.
maloney-hint-bid = { $pin } Offri { $dollars }: alla fine costa { $cost }, e il volante ti frutta circa { $gain } in più.
maloney-hint-bid-ahead = { $pin } Offri { $dollars }: costa { $cost }, e domani { $town } è raggiungibile: { $points } per te.
maloney-hint-pass = { $pin } Passa: viaggi senza pagare.
maloney-hint-take = { $pin } Gioca il jolly: il volante ti frutta circa { $gain } in più, gratis.
maloney-hint-take-last = { $pin } Gioca il jolly: il volante ti frutta circa { $gain } in più, e forse è l’ultima occasione.
maloney-hint-go = { $pin } { $town }: la meta migliore per le tue carte.
maloney-hint-play = { $pin } Cala questa carta: oggi vale { $points }.
maloney-hint-save = { $pin } Per oggi basta: non hai altre carte di questa città.
maloney-hint-do-bid = Offri { $dollars }
maloney-hint-do-drive = Vai a { $town }
maloney-hint-do-lay = Cala questa carta
maloney-hint-why-bid = Alla fine 1.000 $ valgono un punto. La guida offre fino a 500 $ per ogni punto che il volante ti frutta in più: i soldi possono pagare anche un viaggio futuro. Se qualcuno sale, puoi ancora passare.
maloney-hint-why-pass = Viaggi gratis e in città puoi comunque calare carte. I soldi che tieni contano alla fine.
maloney-hint-why-joker = Il jolly non costa niente. Non giocato, alla fine non vale niente.
maloney-hint-why-drive = È lì che oggi le tue carte valgono di più. Se la valigia è ancora chiusa, la apri tu, nel bene e nel male.
maloney-hint-why-lay = Nel suo giorno migliore una carta vale 7 punti, poi uno in meno al giorno. Di martedì e venerdì vale il doppio. Nessuno sa quando l’auto tornerà qui.
maloney-hint-why-keep = Quello che ti resta per questa città varrà di più in un giorno migliore. Ma l’auto deve tornarci.
maloney-hint-goal = Vince chi ha più punti; a 69 si finisce. Guida l’auto chi offre di più.
maloney-hint-first-best = { $pin } { $town }: oggi { $points }.
maloney-hint-first-bid = { $pin } Offri { $dollars }.
maloney-hint-tenths = { $whole ->
   *[other] { $cost } punti
}
maloney-hint-pass-owner = { $pin } Passa: senza offerte guidi gratis, altrimenti puoi ancora offrire.
maloney-hint-pass-same = { $pin } Passa: salire dietro ti frutta altrettanto.
maloney-hint-pass-dear = { $pin } Passa: il volante ti frutta circa { $gain } in più e vale al massimo { $dollars }.
maloney-hint-pass-cash = { $pin } Passa: non ti resta abbastanza per rilanciare.
maloney-hint-go-on = { $pin } { $town }: nessuna delle tue carte è raggiungibile, prendi la strada migliore per dopo.
maloney-hint-save-better = { $pin } Tienila: oggi { $points }, nel suo giorno migliore { $best }.
maloney-hint-why-nothing = Non hai altre carte di questa città. Si chiede a tutti, così nessuno si tradisce.
maloney-hint-first-owner = { $pin } Passa: senza offerte guidi gratis.
