# The guided first game: a few words, then a few sentences, each when it matters. $town is a name, $points a number.

maloney-guide-auction = Prima l’asta
maloney-guide-auction-text = Cala carte nelle loro città per fare punti. A 69 la partita finisce. Tutti viaggiano in una sola auto, e l’offerta più alta decide chi la guida oggi. Le città rosse sono raggiungibili, e le etichette gialle mostrano quanto valgono le tue carte: a { $town } { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Alla fine 1.000 $ valgono un punto. Offri un poco, oppure passa e sali dietro.
maloney-guide-auction-nothing = Cala carte nelle loro città per fare punti. A 69 la partita finisce. Tutti viaggiano in una sola auto, e l’offerta più alta decide chi la guida oggi. Nessuna delle tue carte è raggiungibile: passa, non costa niente, e sali dietro.
maloney-guide-outbid = Qualcuno rilancia
maloney-guide-outbid-text = Rilancia o passa: il viaggio lo fai comunque e puoi calare carte anche tu. Dopo aver passato, puoi ancora offrire se qualcuno sale. Alla fine 1.000 $ valgono un punto. Un viaggio, quindi, non vale più di quanto ti frutta.
maloney-guide-leading = La tua offerta è la più alta
maloney-guide-leading-text = Ora rispondono gli altri. Se tutti passano, paghi la tua offerta e scegli dove si va. Se qualcuno sale, tocca di nuovo a te.
maloney-guide-owner = Chi guida gratis?
maloney-guide-owner-text = Se nessuno offre, l’auto torna gratis a chi l’ha guidata nell’ultimo giorno feriale. Prima del primo viaggio decide la sorte. Se sei tu, a volte passare è l’offerta migliore.
maloney-guide-suitcase = Una valigia è stata aperta
maloney-guide-suitcase-text = Sedici città, sedici valigie. Chi ci arriva al volante prima degli altri apre quella della città. Nel migliore dei casi frutta 5 punti o 1.500 $, nel peggiore costa 3 punti o 1.000 $. La mappa mostra quelle chiuse.
maloney-guide-worth = Tieni d’occhio gli altri
maloney-guide-worth-text = Le targhe mostrano punti e soldi di tutti, e quante carte hanno. Il testamento indica chi è in testa, e nient’altro. Nessuno pesca carte nuove: il mazzo serve la domenica. Se offri più di quanto hai, rischi una multa.
maloney-guide-double = Tutto vale doppio
maloney-guide-double-text = Il martedì e il venerdì le carte valgono il doppio. Anche le offerte salgono. Decidi quanto vale per te la giornata, prima che lo decidano gli altri.
maloney-guide-joker = Il tuo jolly
maloney-guide-joker-text = Una volta a partita il tuo jolly prende l’auto gratis, qualunque sia l’offerta: di lunedì, mercoledì, giovedì e sabato, mai in un giorno che vale doppio. Tienilo per un giorno in cui gli altri offrono più di quanto vorresti. Non giocato, alla fine non vale niente.
maloney-guide-ending = La fine è vicina
maloney-guide-ending-text = Quando la sera qualcuno ha 69 punti o nessuna carta, si legge il testamento. Prima la giornata conta per tutti: arrivarci in fretta non serve. Poi ogni 1.000 $ valgono un punto, un jolly non giocato niente. Eredita chi ha più punti.
maloney-guide-drive = Il volante è tuo
maloney-guide-drive-text = Scegli una delle città rosse, sulla mappa o nell’elenco. Le etichette gialle mostrano quanto varrebbero le tue carte. Una valigia chiusa è tua, con i suoi rischi. Un viaggio non si annulla.
maloney-guide-sunday = Gita domenicale
maloney-guide-sunday-text = Oggi niente asta e niente jolly: è stata girata una carta, e mostra { $town }. Le carte valgono come al solito, e una valigia sarebbe per tutti. Domani il martello torna a cadere.
maloney-guide-chosen = Coperta, per ora
maloney-guide-chosen-text = La tua carta è coperta. Calane una seconda della stessa città, se ce l’hai, o fermati qui. Finché non hanno scelto tutti, puoi ancora annullare, in alto a destra.
maloney-guide-lay = Ora cala le carte
maloney-guide-lay-text = Sei a { $town }. Cala fino a due carte di questa città. La barra rossa mostra quanto vale ciascuna oggi. Se arriva un giorno molto migliore, tienila. Ma l’auto deve tornare qui.
maloney-guide-keep = Oggi niente da calare
maloney-guide-keep-text = Non hai carte di { $town }, ma si chiede a tutti, così nessuno si tradisce. Tieni le tue carte e guarda che cosa calano gli altri.
