# The guided first game: a few words, then a few sentences, each when it matters. $town is a name, $points a number.

maloney-guide-auction = Prima l’asta
maloney-guide-auction-text = Cala carte nelle loro città per fare punti. A 69 la partita finisce. Tutti viaggiano in una sola auto, e l’offerta più alta decide chi la guida oggi. Le città rosse sono raggiungibili, e le etichette gialle mostrano quanto valgono le tue carte: a { $town } { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Offri un poco, oppure passa e sali dietro.
maloney-guide-auction-nothing = Cala carte nelle loro città per fare punti. A 69 la partita finisce. Tutti viaggiano in una sola auto, e l’offerta più alta decide chi la guida oggi. Nessuna delle tue carte è raggiungibile: passa, non costa niente, e sali dietro.
maloney-guide-outbid = Qualcuno rilancia
maloney-guide-outbid-text = Rilancia o passa: il viaggio lo fai comunque e puoi calare carte anche tu. Dopo aver passato, puoi ancora offrire se qualcuno sale. Alla fine 1.000 $ valgono un punto. Un viaggio, quindi, non vale più di quanto ti frutta.
maloney-guide-owner = Chi l’aveva sorride
maloney-guide-owner-text = Se tutti passano, l’auto torna gratis a chi l’aveva, e oggi sei tu. A volte passare è l’offerta migliore.
maloney-guide-suitcase = Una valigia è stata aperta
maloney-guide-suitcase-text = Sedici città, sedici valigie. Chi ci arriva al volante prima degli altri apre quella della città, nel bene e nel male. Contiene punti o dollari, vinti o persi. La mappa mostra quelle chiuse.
maloney-guide-worth = Tieni d’occhio gli altri
maloney-guide-worth-text = Le targhe mostrano punti, soldi e carte di tutti. Il testamento lo ha chi è in testa: non serve a niente, se non a farsi nemici. Se offri più di quanto hai, rischi una multa.
maloney-guide-double = Tutto vale doppio
maloney-guide-double-text = Il martedì e il venerdì le carte valgono il doppio. Anche le offerte salgono. Decidi quanto vale per te la giornata, prima che lo decidano gli altri.
maloney-guide-joker = Il tuo jolly
maloney-guide-joker-text = Una volta a partita il tuo jolly prende l’auto gratis, qualunque sia l’offerta: di lunedì, mercoledì, giovedì e sabato. Tienilo per un giorno in cui gli altri offrono più di quanto vorresti. Non giocato, alla fine non vale niente.
maloney-guide-ending = La fine è vicina
maloney-guide-ending-text = Quando la sera qualcuno ha 69 punti o nessuna carta, si legge il testamento. Allora ogni 1.000 $ valgono un punto: i soldi risparmiati non sono persi. Eredita chi ha più punti.
maloney-guide-drive = Il volante è tuo
maloney-guide-drive-text = Scegli una delle città rosse, sulla mappa o nell’elenco. Le etichette gialle mostrano quanto varrebbero le tue carte. Una valigia chiusa è tua, con i suoi rischi. Un viaggio non si annulla.
maloney-guide-sunday = Gita domenicale
maloney-guide-sunday-text = Oggi niente asta: è stata girata una carta, e mostra { $town }. Le carte valgono come al solito, e una valigia sarebbe per tutti. Domani il martello torna a cadere.
maloney-guide-chosen = Coperta, per ora
maloney-guide-chosen-text = La tua carta è coperta. Calane una seconda della stessa città, se ce l’hai, o fermati qui. Finché non hanno scelto tutti, puoi ancora annullare, in alto a destra.
maloney-guide-lay = Ora cala le carte
maloney-guide-lay-text = Sei a { $town }. Cala fino a due carte di questa città. La barra rossa mostra quanto vale ciascuna oggi. Se arriva un giorno molto migliore, tienila. Ma l’auto deve tornare qui.
maloney-guide-keep = Oggi niente da calare
maloney-guide-keep-text = Non hai carte di { $town }, ma si chiede a tutti, così nessuno si tradisce. Tieni le tue carte e guarda che cosa calano gli altri.
