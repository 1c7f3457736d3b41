# What is around every page and every board: the header, the chronicle, who is there, the start page.

## The chronicle

frame-now = adesso
