# Worauf der Begleiter zeigt und was er vorschlägt. $pin ist eine Markierung, $town ein Name, $points und $dollars haben ihre Einheit.

maloney-hint-best = { $pin } { $town } bringt dir heute { $points }.
maloney-hint-nowhere = Heute führt keine Straße zu einer Stadt deiner Karten.
maloney-hint-outbid = Jemand bietet mehr { $pin }. Passen gilt nur vorerst.
maloney-hint-leading = Du führst { $pin }. Bietet niemand mehr, zahlst du und fährst.
maloney-hint-suitcase = Wer zuerst in eine Stadt fährt, öffnet ihren Koffer { $pin }.
maloney-hint-double = Heute { $pin } zählt jede Karte doppelt.
maloney-hint-joker = Einmal pro Partie holt dein Joker { $pin } das Auto umsonst.
maloney-hint-worth = Punkte und Geld sieht man, Handkarten nicht. In Führung: { $pin }.
maloney-hint-owner = Wenn alle passen, fährst du { $pin } umsonst.
maloney-hint-owner-other = Bietet niemand, fährt umsonst, wer das Auto zuletzt hatte { $pin }.
maloney-hint-ending = Das Ende naht { $pin }. Dann zählen 1.000 $ einen Punkt.
maloney-hint-sunday = Sonntag: Die gezogene Karte { $pin } führt nach { $town }.
maloney-hint-chosen = Deine Karte { $pin } ist verdeckt. Du kannst das noch rückgängig machen.
maloney-hint-lay = { $count ->
    [one] { $town }: Diese Karte { $pin } kannst du ausspielen.
   *[other] { $town }: Spiel bis zu zwei dieser Karten { $pin } aus.
}
maloney-hint-keep = { $pin } Behalte deine Karten: Keine gehört zu dieser Stadt, aber gefragt werden alle.
maloney-hint-bid = { $pin } Biete { $dollars }: Das kostet am Ende { $cost }, am Steuer holst du etwa { $gain } mehr.
maloney-hint-bid-ahead = { $pin } Biete { $dollars }: Das kostet { $cost }, und morgen ist { $town } erreichbar: { $points } für dich.
maloney-hint-pass = { $pin } Passe: Du fährst mit, ohne zu zahlen.
maloney-hint-take = { $pin } Spiel deinen Joker: Am Steuer holst du etwa { $gain } mehr, umsonst.
maloney-hint-take-last = { $pin } Spiel deinen Joker: Am Steuer holst du etwa { $gain } mehr, vielleicht ist es die letzte Gelegenheit.
maloney-hint-go = { $pin } { $town }: das beste Ziel für deine Karten.
maloney-hint-play = { $pin } Spiel diese Karte aus: Sie bringt heute { $points }.
maloney-hint-save = { $pin } Lass es dabei: Du hast keine weitere Karte dieser Stadt.
maloney-hint-do-bid = { $dollars } bieten
maloney-hint-do-drive = Nach { $town }
maloney-hint-do-lay = Karte ausspielen
maloney-hint-why-bid = Am Ende zählen 1.000 $ einen Punkt. Der Begleiter bietet bis zu 500 $ für jeden Punkt, den du am Steuer mehr holst: Mit Geld kannst du auch später fahren. Bietet jemand mehr, kannst du noch passen.
maloney-hint-why-pass = Du fährst umsonst mit und kannst in der Stadt trotzdem Karten ausspielen. Behaltenes Geld zählt am Ende.
maloney-hint-why-joker = Der Joker kostet nichts. Ungespielt ist er am Ende nichts wert.
maloney-hint-why-drive = Dort bringen deine Karten heute am meisten. Ist der Koffer dort noch zu, öffnest du ihn, im Guten wie im Schlechten.
maloney-hint-why-lay = An ihrem besten Tag bringt eine Karte 7 Punkte, an jedem Tag danach einen weniger. Dienstags und freitags zählt sie doppelt. Niemand weiß, wann das Auto wieder herkommt.
maloney-hint-why-keep = Was du für diese Stadt noch hast, bringt an einem besseren Tag mehr. Aber das Auto muss dafür wiederkommen.
maloney-hint-goal = Die meisten Punkte gewinnen; mit 69 ist Schluss. Das höchste Gebot fährt.
maloney-hint-first-best = { $pin } { $town }: heute { $points }.
maloney-hint-first-bid = { $pin } Biete { $dollars }.
maloney-hint-tenths = { $whole ->
   *[other] { $cost } Punkte
}
maloney-hint-pass-owner = { $pin } Passe: Ohne Gebot fährst du umsonst, sonst kannst du noch bieten.
maloney-hint-pass-same = { $pin } Passe: Mitfahren bringt dir genauso viel.
maloney-hint-pass-dear = { $pin } Passe: Am Steuer holst du etwa { $gain } mehr, das ist höchstens { $dollars } wert.
maloney-hint-pass-cash = { $pin } Passe: Für ein höheres Gebot reicht dein Geld nicht.
maloney-hint-go-on = { $pin } { $town }: Keine deiner Karten ist erreichbar, also nimm den besten Weg für später.
maloney-hint-save-better = { $pin } Behalte sie: heute { $points }, an ihrem besten Tag { $best }.
maloney-hint-why-nothing = Du hast keine weitere Karte dieser Stadt. Gefragt werden trotzdem alle, damit sich niemand verrät.
maloney-hint-first-owner = { $pin } Passe: Ohne Gebot fährst du umsonst.
