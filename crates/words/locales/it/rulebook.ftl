# Com’è fatto un regolamento.

page-rules-goal = Lo scopo
page-rules-short = In breve
page-rules-start = inizia qui
page-rules-numbered = Le regole, numerate
page-rules-numbered-what = Quando il tavolo vieta qualcosa, nomina uno di questi numeri.
page-rules-source = Fonte
