list-separator = {", "}
you = Vous
bot = Robot { $number }
player = Joueur { $number }
chance = Hasard

first = { $you ->
    [yes] Le sort vous désigne pour commencer.
   *[no] Le sort désigne { $seat } pour commencer.
}
round-begins = Manche { $round }
round-ends = Fin de la manche { $round }.
game-ends = { $count ->
    [one] Victoire : { $seats }.
   *[other] Victoire partagée : { $seats }.
}
turn-of = { $you ->
    [yes] À vous de jouer.
   *[no] À { $seat } de jouer.
}

error-game-over = La partie est finie.
error-chance-is-next = Il faut d’abord : { $kind }.
error-no-chance-now = C’est à quelqu’un de jouer : rien n’est distribué, lancé ou tiré au sort maintenant.
error-other-chance = On attend { $expected } et non { $found }.
error-bad-first = La personne qui commence doit être l’une de celles qui le peuvent.
error-not-the-deck = La donne doit contenir chacune des { $count } cartes une fois.
error-not-a-list-of-cards = Il faut une liste de cartes, pas { $found }.
error-no-such-card = La carte { $card } n’existe pas.
error-hands-for-each-seat = Il faut { $players } mains, une par place.
error-hand-size = La place { $seat } reçoit { $count } cartes au lieu de { $expected }.
error-card-twice = { $card } est distribuée deux fois.
error-unreadable-move = « { $move } » n’est pas un coup de ce jeu.
error-unknown-option = L’option « { $option } » n’existe pas. Options : { $allowed }.
error-bad-option = { $option } ne peut pas valoir { $value }. Valeurs permises : { $allowed }.
error-unknown-game = Le jeu « { $game } » n’existe pas. Jeux : { $games }.
error-players = { $game } se joue à { $allowed }, pas à { $players }.
