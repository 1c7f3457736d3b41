# A game in the terminal. Words in “quotes” are typed as they stand, whatever the language.

play-welcome = { $game } for { $players } players.
play-bot = { $who } (bot { $bot })
play-commitment = Chance is sealed: the SHA-256 of its seed is
play-commitment-why = When the game is over you get the seed, and can check that nothing was bent.
play-begin = Press Enter to begin.
play-hand-over = Hand the keyboard to { $who }, then press Enter.
play-hand-over-undo = ({ $who } can still type “undo”.)
play-choose = Type a number, an action, or “help”.
play-choose-one = Press Enter.
play-choose-wait = Type a number, or press Enter to wait.
play-prompt = >
play-unknown = I do not understand “{ $text }”: type a number from the list, an action like “{ $example }”, or “help”.
play-no-choice = There is no number { $number } in the list.
play-why-what = Why what? Type for example “why { $example }”.
play-why-legal = You may: “{ $action }” is allowed.
play-refused = Not allowed ({ $rule }).
play-no-rule = There is no rule “{ $text }”: “rules” lists them.
play-rule-what = Which rule? Type for example “rule { $example }”; “rules” lists them.
play-rules-how = Type “rules CHAPTER” to read a chapter, “rule { $example }” for one rule.
play-no-chapter = There is no chapter “{ $text }”: “rules” lists them.
play-log = Everything you have heard of so far:
play-save-what = Save where? Type for example “save game.rec”.
play-saved = Saved as “{ $file }”. It holds every secret of the game, all hands included: do not peek before the end.
play-saved-over = Saved as “{ $file }”. Check it with: bequest check { $file }
play-save-exists = “{ $file }” exists already and was left alone: choose another name.
play-save-failed = “{ $file }” could not be written: { $why }
play-help-title = You can type
play-help-number = a number from the list, or the action itself, as in “{ $example }”
play-help-enter = if there is a single answer, gives it; else draws everything again
play-help-why = names the rule that forbids an action
play-help-rule = one rule, or the whole book by chapters
play-help-undo = take your last step back, if nobody has learned of it; do it again
play-help-log = everything you have heard of so far
play-help-sheets = a closer look
play-help-save = write the game to a file; it holds every secret
play-help-quit = leave; the game is not kept
play-over = The game is over.
play-winner = { $you ->
    [yes] The inheritance is yours. Old Maloney would be proud of you.
   *[no] { $who } inherits. The others were only ever after the suitcases anyway.
}
play-winners = { $who } share the inheritance, and will never speak of it again.
play-seed = The seed of all chance was
play-verify = To check it: type “save FILE” now, then run “bequest check FILE”. Enter leaves.
play-bye = Good-bye.
play-bye-early = Good-bye. The game is not over, and is not kept.
