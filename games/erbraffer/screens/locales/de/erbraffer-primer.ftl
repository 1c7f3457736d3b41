# Wie das Regelheft beginnt. Was zwischen zwei Sternen steht, ist hervorgehoben.

erbraffer-primer-goal = Bring das meiste Geld zu deiner geheimen Erbin oder deinem geheimen Erben.
erbraffer-primer-first = Irgendwo in der letzten Reihe der Familie ist *deine geheime Erbin oder dein geheimer Erbe*.
erbraffer-primer-second = Wenn du dran bist, *spielst du eine Karte*: Sie macht ein Familienmitglied reicher oder ärmer.
erbraffer-primer-third = Karten mit einer *Sanduhr* lassen zehn Jahre vergehen.
erbraffer-primer-fourth = In einem *goldenen Jahr* stirbt eine Generation, und ihr Geld wird an die Kinder verteilt.
erbraffer-primer-fifth = Im Jahr *2000* werden alle Porträts umgedreht. Das größte Vermögen gewinnt.
erbraffer-primer-turn = Der Ablauf in fünf Bildern
erbraffer-primer-card = Eine Karte
erbraffer-primer-card-text = Du hast vier. Spiel eine und zieh eine, oder wirf welche ab und zieh ebenso viele.
erbraffer-primer-relative = Wen es trifft
erbraffer-primer-relative-text = Wähle, wen aus der lebenden Generation die Karte trifft.
erbraffer-primer-year = Die Sanduhr
erbraffer-primer-year-text = Zehn Jahre vergehen. In einem weißen Jahr versiegelt ein Testament ein Porträt.
erbraffer-primer-estate = Der Nachlass
erbraffer-primer-estate-text = In einem goldenen Jahr hinterlassen Paare ihr Geld den Kindern.
erbraffer-primer-heir = Erbin oder Erbe
erbraffer-primer-heir-text = Was dort im Jahr 2000 angekommen ist, gehört dir.
