# How a rulebook is laid out.

page-rules-goal = The goal
page-rules-short = In short
page-rules-start = start here
page-rules-numbered = The rules, numbered
page-rules-numbered-what = Whenever the table forbids something, it names one of these numbers.
page-rules-source = Source
