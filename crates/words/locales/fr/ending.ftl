## After the game

end-total = total
end-testament = Testament
end-ranking = Classement
replay-title = Revoir la partie
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-back = Chapitre précédent
replay-next = Chapitre suivant
replay-chapters = Chapitres
decided-title = Ce qui a tout décidé
decided-watch = Revoir : { $what }
figures-title = En chiffres
site-key-play = revoir la partie, ou faire une pause
share-qr = Code QR avec l’adresse de cette partie
share-title = Partager cette partie
share-link = Adresse de cette partie
share-copy = Copier le lien
share-picture = Image
share-record = Procès-verbal
share-home = Accueil

## The same deal again

practice = Entraînement
practice-was = Cette donne avait déjà été jouée. Le résultat ne compte pas.
practice-seat = Place pour l’entraînement
practice-seat-of = { $you ->
    [yes] Place { $number }, la vôtre
   *[no] Place { $number }, { $who }
}
practice-start = Rejouer la donne
practice-why = Entraînement : mêmes cartes, même hasard, contre des bots seulement.
