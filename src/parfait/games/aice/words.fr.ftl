aice-title = AICE
aice-tagline = Annoncez votre nombre de plis et faites-le exactement. Un dé posé sur une carte change sa couleur et sa force.
aice-short-1 = Annoncez combien de plis vous ferez, de 1 à 6, en mettant de côté l’un de vos cinq dés. Tout le monde annonce en même temps.
aice-short-2 = On entame avec n’importe quelle carte. Les autres doivent suivre sa couleur s’ils le peuvent, et ne peuvent ajouter que leur dé de cette couleur ; la carte la plus forte de cette couleur gagne.
aice-short-3 = Un dé posé sur une carte lui donne sa couleur ; quand tout le monde a joué, on le lance et on l’ajoute à la force. Il couvre une zone libre, ou l’un des deux dés d’un 7 ou d’un 8 ; un 9 n’en prend pas.
aice-short-4 = Qui gagne un pli prend aussi ses dés. Moins vous avez de dés à la fin, plus chacun de vos plis rapporte.
aice-short-5 = Une annonce tenue exactement vaut 10 points. Après quatre manches, qui a le plus de points gagne.

aice-term-suit = { $letter ->
    [F] flamme
    [A] eau
    [P] plante
    [T] foudre
   *[D] ténèbres
}
aice-term-die = { $letter ->
    [F] flamme
    [A] eau
    [P] plante
    [T] foudre
   *[D] ténèbres
}
aice-term-card = { $letter ->
    [F] Flamme { $rest }
    [A] Eau { $rest }
    [P] Plante { $rest }
    [T] Foudre { $rest }
   *[D] Ténèbres { $rest }
}

aice-move-bid = annoncer { $number } avec le dé { $die }
aice-move-play = { $card }
aice-move-die = { $card } avec le dé { $die }
aice-move-die-part = { $card } avec le dé { $die }, en laissant le { $part } visible

aice-why-trick = Remporte ce pli dans { $value } des cas
aice-why-exact = Réussit l’annonce dans { $value } des cas
aice-why-points = Points de la manche, en moyenne : { $value }
aice-why-dice = Dés en main à la fin de la manche : { $value }

aice-starts = { $you ->
    [yes] Vous commencez la manche.
   *[no] { $seat } commence la manche.
}
aice-bid-hidden = { $you ->
    [yes] Vous avez fait votre annonce.
   *[no] { $seat } a fait son annonce.
}
aice-bids-open = Toutes les annonces sont faites :
aice-bid = { $you ->
    [yes] Vous annoncez { $number }, avec le dé { $die }.
   *[no] { $seat } annonce { $number }, avec le dé { $die }.
}
aice-play = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $seat } joue { $card }.
}
aice-die = { $you ->
    [yes] Vous jouez { $card } avec le dé { $die }.
   *[no] { $seat } joue { $card } avec le dé { $die }.
}
aice-die-part = { $you ->
    [yes] Vous jouez { $card } avec le dé { $die } et laissez le { $part } visible.
   *[no] { $seat } joue { $card } avec le dé { $die } et laisse le { $part } visible.
}
aice-lead-suit = Couleur demandée : { $suit }.
aice-void = { $you ->
    [yes] Vous n’avez aucune carte de la couleur demandée ({ $suit }).
   *[no] { $seat } n’a aucune carte de la couleur demandée ({ $suit }).
}
aice-roll = { $you ->
    [yes] Vous faites { $pips }
   *[no] { $seat } fait { $pips }
} : { $shown } + { $pips } = { $strength }.
aice-tie = Égalité, on relance le dé : { $seats }.
aice-reroll = { $you ->
    [yes] Vous faites { $pips }.
   *[no] { $seat } fait { $pips }.
}
aice-wins = { $you ->
    [yes] Vous remportez le pli
   *[no] { $seat } remporte le pli
} : { $card }, force { $strength }.
aice-wins-higher-die = { $you ->
    [yes] Vous remportez le pli
   *[no] { $seat } remporte le pli
} : { $card }, force { $strength }, grâce au dé le plus haut.
aice-wins-reroll = { $you ->
    [yes] Vous remportez le pli
   *[no] { $seat } remporte le pli
} : { $card }, force { $strength }, grâce au lancer le plus haut.
aice-takes-dice = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} avec le pli.
aice-exact-bid = { $seat } : annonce { $number }, plis { $won } : annonce réussie, { $points } points
aice-missed-bid = { $seat } : annonce { $number }, plis { $won } : { $points } point
aice-rank = { $seat } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} en main, rang { $rank }
aice-trick-points = { $seat } : { $won ->
    [one] { $won } pli
   *[other] { $won } plis
} × { $each } = { $points }
aice-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } au total
aice-most-points-tied = Égalité à { $points } points : { $seats }.
aice-most-dice = Le plus de dés en main ({ $dice }) : { $seats }.
aice-roll-for-the-game = Toujours à égalité. Un dé décide de la victoire : { $seats }.
aice-rolloff = { $you ->
    [yes] Vous faites { $pips }.
   *[no] { $seat } fait { $pips }.
}

aice-asked-bid = Annoncez votre nombre de plis avec un dé que vous ne jouerez pas cette manche.
aice-asked-bid-beginner = Choisissez le dé que vous ne jouerez pas cette manche.
aice-asked-lead = Entamez avec la carte de votre choix, avec ou sans dé.
aice-doing-bid = { $seat } fait son annonce.
aice-doing-lead = { $seat } choisit la carte d’entame.
aice-asked-follow = Couleur demandée : { $suit }. Suivez si vous le pouvez.
aice-asked-follow-die = Couleur demandée : { $suit }. Suivez si vous le pouvez ; votre dé { $suit } est permis.
aice-progress-bid = Manche { $round } sur { $rounds } · annoncez exactement les plis que vous ferez
aice-progress = Manche { $round } sur { $rounds } · tenez votre annonce, ni plus ni moins · { $left ->
    [0] manche finie
    [one] encore { $left } pli
   *[other] encore { $left } plis
}
aice-ask-way = { $card } : seule, ou avec un dé ?
aice-ask-die = Sur quelle carte poser le dé { $die } ?
aice-ask-part = { $card } avec le dé { $die } : garder le { $first } ou le { $second } ?
aice-ask-number = Combien de plis ferez-vous ? Le dé { $die } le montrera.
aice-stakes-lead = force { $strength }
aice-stakes-none = force { $strength }, ne peut pas gagner
aice-stakes = force { $strength }, en tête à { $percent } %
aice-stakes-last = force { $strength }, gagne à { $percent } %
aice-round-of = Manche { $round } sur { $rounds }
aice-trick = Pli
aice-last-trick = Dernier pli
aice-lead = Couleur
aice-lead-is = Couleur : { $suit }
aice-column-points = Points
aice-column-bid = Annonce
aice-column-won = Plis
aice-column-dice = Dés à jouer
aice-column-on-hand = Dés en main
aice-column-per-trick = Par pli
aice-column-cards = Cartes

error-aice-bid-first = Faites d’abord votre annonce : un nombre de 1 à 6, avec l’un de vos dés.
error-aice-beginner-bid = Règle des débutants : tout le monde annonce { $bid }, choisissez seulement le dé.
error-aice-play-a-card = C’est le moment de jouer une carte.
error-aice-not-held = Cette carte n’est pas dans votre main.
error-aice-must-follow = Couleur demandée : { $suit }. Vous avez { $held ->
    [one] une carte de cette couleur : jouez-la.
   *[other] { $held } cartes de cette couleur : jouez l’une d’elles.
}
error-aice-takes-no-die = On ne pose pas de dé sur un 9.
error-aice-no-such-die = Ce dé n’existe pas.
error-aice-die-of-lead-suit = Pour suivre, on ne peut poser qu’un dé de la couleur demandée : { $suit }.
error-aice-die-of-bid = Le dé { $suit } montre votre annonce et ne se joue pas dans cette manche.
error-aice-die-gone = Votre dé { $suit } a déjà été joué dans cette manche.
error-aice-no-such-part = La carte n’a pas cette partie à laisser visible.
error-aice-not-last = La place { $seat } n’a pas le moins de points.
error-aice-dice-by-seat = Il faut un dé par place, pas { $found }.
error-aice-no-such-seat = « { $found } » n’est pas une place de cette partie.
error-aice-no-face = Un dé montre de 1 à 6, pas { $found }.
error-aice-must-roll = La place { $seat } doit lancer un dé.
error-aice-does-not-roll = La place { $seat } ne lance pas de dé.

aice-option-first_player = Qui commence la première manche
aice-option-suits = Couleurs de cartes en jeu
aice-option-top_rank = Valeur la plus haute en jeu
aice-option-split = Les deux dés dessinés sur un 7 et sur un 8
aice-option-dice = Dés par joueur (les premières couleurs)
aice-option-hand = Cartes en main
aice-option-hand-usual = le nombre habituel
aice-option-beginner = Débutants : tout le monde annonce 2 (3 dans une partie à trois)
aice-option-exact_bid = Points d’une annonce exacte
aice-option-factors = Points par pli, du moins au plus de dés (à trois, les trois derniers)
aice-option-rounds = Nombre de manches

## The table in the browser

aice-your-dice = Vos dés
aice-choice = Choix
aice-choose-die = Choisissez un dé, puis le nombre de plis.
aice-choose-number = Combien de plis ferez-vous ?
aice-bids-come = Chacun fait son annonce en secret.
aice-wait-bids = Votre annonce est faite. Elle reste cachée jusqu’à ce que tout le monde ait annoncé.
aice-die-said = Dé { $die }
aice-die-of-bid-said = Dé { $die }, montre votre annonce
aice-die-gone-said = Dé { $die }, déjà joué
aice-bid-said = { $number }, avec le dé { $die }
aice-bid-made = faite, cachée
aice-no-bid = pas encore
aice-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
aice-won-word = plis
aice-won-of = { $won } sur { $number }
aice-fact-rank = Rang { $rank } (le moins de dés) : { $each ->
    [one] { $each } point
   *[other] { $each } points
} par pli
aice-fact-round = Cette manche, pour l’instant
aice-fact-round-sum = { $won ->
    [one] { $won } pli
   *[other] { $won } plis
} × { $each }{ $exact ->
    [yes] {" "}+ { $bonus } pour l’annonce exacte
   *[no] {""}
}
aice-on-hand-tiny = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} · ×{ $each }
aice-on-hand-short = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} en main : { $each } par pli
aice-strength-said = { $move }, force { $strength }
aice-score-exact = Annonce { $number }, plis { $won } : réussie
aice-score-missed = Annonce { $number }, plis { $won }
aice-score-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} en main : rang { $rank }
aice-score-tricks = { $won ->
    [one] { $won } pli
   *[other] { $won } plis
} × { $each }
aice-score-before = Manches précédentes
aice-score-total = Total
aice-score-rolloff = Un dé pour la victoire
aice-score-sheet = Feuille de score

## In a report of the lab

aice-label-bid-1 = annoncer 1
aice-label-bid-2 = annoncer 2
aice-label-bid-3 = annoncer 3
aice-label-bid-4 = annoncer 4
aice-label-bid-5 = annoncer 5
aice-label-bid-6 = annoncer 6
aice-label-bare = une carte seule
aice-label-with-die = une carte avec un dé
aice-chart-bids = Annonces faites
aice-chart-bids-hit = Annonces réussies, par nombre
aice-chart-bid-results = Annonces
aice-chart-bid-results-hit = réussies
aice-chart-bid-results-missed = manquées
aice-chart-dice-on-trick = Dés sur un pli
aice-chart-trick-ties = Plis départagés par un nouveau lancer
aice-chart-trick-ties-rolled-again = relancés
aice-chart-points-from = D’où viennent les points
aice-chart-points-from-bids = annonces exactes
aice-chart-points-from-tricks = plis
aice-feat-bravest-bid = L’annonce la plus audacieuse : { $value }, et tenue
