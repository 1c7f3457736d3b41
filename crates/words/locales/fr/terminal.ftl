# A game in the terminal. Words in “quotes” are typed as they stand, whatever the language.

play-welcome = { $game }, à { $players } joueurs.
play-bot = { $who } (robot { $bot })
play-commitment = Le hasard est sous scellés : le SHA-256 de sa graine est
play-commitment-why = À la fin, vous recevrez la graine et pourrez vérifier que rien n’a été truqué.
play-begin = Appuyez sur Entrée pour commencer.
play-hand-over = Passez le clavier à { $who }, puis appuyez sur Entrée.
play-hand-over-undo = ({ $who } peut encore taper « undo ».)
play-choose = Tapez un numéro, une action (en anglais) ou « help ».
play-choose-one = Appuyez sur Entrée.
play-choose-wait = Tapez un numéro, ou appuyez sur Entrée pour attendre.
play-prompt = >
play-unknown = Je ne comprends pas « { $text } » : tapez un numéro de la liste, une action en anglais comme « { $example } », ou « help ».
play-no-choice = Il n’y a pas de numéro { $number } dans la liste.
play-why-what = Pourquoi quoi ? Tapez par exemple « why { $example } ».
play-why-legal = Mais si : « { $action } » est permis.
play-refused = Interdit ({ $rule }).
play-no-rule = Il n’y a pas de règle « { $text } » : « rules » les énumère.
play-rule-what = Quelle règle ? Tapez par exemple « rule { $example } » ; « rules » les énumère.
play-rules-how = Tapez « rules CHAPITRE » pour un chapitre, « rule { $example } » pour une règle.
play-no-chapter = Il n’y a pas de chapitre « { $text } » : « rules » les énumère.
play-log = Tout ce que vous avez appris jusqu’ici :
play-save-what = Enregistrer où ? Tapez par exemple « save partie.rec ».
play-saved = Partie enregistrée : « { $file } ». Tous ses secrets y sont, les mains comprises : pas de coup d’œil avant la fin.
play-saved-over = Partie enregistrée : « { $file } ». Pour la vérifier : bequest check { $file }
play-save-exists = « { $file } » existe déjà, on n’y a pas touché : choisissez un autre nom.
play-save-failed = Impossible d’écrire « { $file } » : { $why }
play-help-title = Vous pouvez taper (mots anglais tels quels)
play-help-number = un numéro de la liste, ou l’action elle-même, comme « { $example } »
play-help-enter = donne la réponse s’il n’y en a qu’une ; sinon, redessine tout
play-help-why = nomme la règle qui interdit une action
play-help-rule = une règle, ou tout le livre par chapitres
play-help-undo = reprendre votre dernier coup, si personne n’en a rien su ; le refaire
play-help-log = tout ce que vous avez appris jusqu’ici
play-help-sheets = y regarder de plus près
play-help-save = écrire la partie dans un fichier, avec tous ses secrets
play-help-quit = partir ; la partie n’est pas gardée
play-over = La partie est finie.
play-winner = { $you ->
    [yes] L’héritage est à vous. Le vieux Maloney serait fier de vous.
   *[no] { $who } hérite. De toute façon, les autres n’en voulaient qu’aux valises.
}
play-winners = { $who } se partagent l’héritage, et n’en reparleront plus jamais.
play-seed = La graine de tout ce hasard était
play-verify = Vérifier : tapez « save FILE », lancez « bequest check FILE ». Entrée : fin.
play-bye = Au revoir.
play-bye-early = Au revoir. La partie n’est pas finie, et rien n’en est gardé.
