# The pages around the tables: lists, rulebooks, settings, about.

## Games; those to come have their titles here

page-play = Play
page-play-now = Play against bots
page-play-guided = First game, guided
page-play-guided-of = { $game }: first game, guided
page-guided = Guided
page-begin-what = { $game }, with or without a guide: { $bots ->
    [one] you and one bot
    [3] you and three bots
   *[other] you and { $bots } bots
    }.
page-coming = Coming
page-game-prodigals-club = The Prodigals Club
page-pitch-prodigals-club = Lose your money, your good name and the election, faster than your friends.
page-scene-prodigals-club = Victorian London

## Tables

page-tables = Tables
page-tables-what = Your games, and games that still need players.
page-tables-all = { $count ->
    [one] { $count } table in all
   *[other] All { $count } tables
}

## Rulebooks

page-rules = Rulebooks
page-rules-what = Every rule in our own words, each with a number. Whenever you can’t do something, the table names the rule against it.
page-rules-of = Rules of { $game }
page-rules-read = Read
page-rules-link = Rules
page-rules-one-what = The whole game, rule by rule. These are the numbers that the table names when you can’t do something.
page-rules-reading = How to read it
page-rules-contents = Contents
page-rules-search = Search the rules
page-rules-search-go = Search
page-rules-all = Show all rules
page-rules-count = { $count ->
    [one] { $count } rule mentions “{ $query }”.
   *[other] { $count } rules mention “{ $query }”.
}
page-rules-none = No rule mentions “{ $query }”. That doesn’t make it legal.
page-rules-unknown = “{ $query }” isn’t in this rulebook.
page-rules-some = No rule mentions all of “{ $query }”. { $count ->
    [one] { $count } rule mentions
   *[other] { $count } rules mention
} part of it.
page-mark-rulebook = rulebook
page-mark-rulebook-what = This is in the printed rulebook. The words are ours.
page-mark-found = found
page-mark-found-what = A fact about the printed game that we found elsewhere, not in the rulebook.
page-mark-ruling = our ruling
page-mark-ruling-what = The rulebook is silent or leaves a choice, so we had to decide.
page-mark-reconstructed = reconstructed
page-mark-reconstructed-what = A component we don’t know and had to rebuild: it fits every count and limit that is known, but it isn’t the printed value.

## Components

page-parts = What is in the box
page-parts-what = The components of the built-in edition, { $edition }, each marked with its source.
page-parts-start = What everyone starts with

## Settings

page-settings = Settings
page-settings-what = This browser remembers your settings for a year.
page-settings-saved = Your settings are saved.
page-settings-name = Your name
page-settings-name-what = The others at the table see it. Tables you have joined already keep your old name.
page-settings-language-what = For pages, rules and the log. Your friends choose their own.
page-settings-save = Save
page-theme = Appearance
page-theme-device = Same as device
page-theme-device-what = Light by day, dark by night, if your device keeps such hours.
page-theme-light = Light
page-theme-light-what = Always ivory paper.
page-theme-dark = Dark
page-theme-dark-what = Always lamplight.
page-asks = Ask before…
page-asks-great = …important steps
page-asks-great-what = Before important steps that you can’t undo. Bids count at once.
page-asks-every = …bids too
page-asks-every-what = Before every step that you can’t undo, including bids.
page-asks-never = …nothing
page-asks-never-what = Every click counts at once. If you regret it, you should have read the small print.
page-keys = Keys
page-keys-on = On
page-keys-on-what = At a table, single letters take you to things. Press ? there for the list.
page-keys-off = Off
page-keys-off-what = Letters do nothing. The Tab key still takes you everywhere.

## About

page-about = About
page-about-what = What this is, what is printed and what is ours, and what we store.
page-about-fans = Made by fans
page-about-fans-text = Bequest is made by people who like these games. It has nothing to do with their designers and publishers: none of them made it, paid for it or checked it. The names of the games belong to their owners and only say which game is meant. Every sentence and every drawing here is our own; if you enjoy a game, buy the box.
page-about-parts = Printed or reconstructed
page-about-parts-text = We know the rulebooks, but not every card in every box. What we don’t know is reconstructed: it fits everything that is known, but it isn’t the printed value. In the rulebooks every rule and every component is marked: B for the rulebook, F for found elsewhere, R for our ruling, C for reconstructed.
page-about-editions = Editions
page-about-edition = { $game } is played with the edition { $edition }. Where its values come from:
page-about-own-edition = If you own the box, you can write the printed values into an edition file of your own and start a server with it. Each table remembers the edition it was played with.
page-about-chance = Chance you can check
page-about-chance-text = Before a game begins, the server seals a secret number and shows the seal. Every player adds a number of their own. These numbers decide all shuffles and draws. When the game is over, the secret is shown, and your browser can check every draw. So can anyone with the record.
page-about-bots = Bots don’t cheat
page-about-bots-text = A bot sees what a player in its seat would see, and nothing else: no face-down card, no closed suitcase, no peek at the next shuffle. When it wins, it’s luck or skill. When it loses, likewise.
page-about-privacy = What we know about you
page-about-privacy-text = One cookie remembers who you are, and others remember your language and settings. There is no account and no password. The pages load nothing from anywhere else, nobody tracks your clicks, and your games are stored on this server only.
page-about-licence = Licence
page-about-licence-text = The code of Bequest is free: MIT or Apache-2.0, whichever suits you better.
page-about-version = Version { $version }

## A new table and those who come to it

page-new-choose = Which estate is it?
page-new-what = Choose who may sit down and how much time there is. You can start as soon as every seat is taken.
page-new-set-up = Create a table
page-waiting-room-taken = { $taken ->
    [one] { $taken } of { $seats } seats taken
   *[other] { $taken } of { $seats } seats taken
}
