dokitto-ice-title = Dokitto! Ice
dokitto-ice-tagline = Tant que tout le monde suit, la carte la plus forte l’emporte ; sinon, c’est la plus faible. Et jamais de quatrième boule !
dokitto-ice-short-1 = Chacun joue une carte, dans le sens horaire. Si vous avez le parfum demandé, il faut en jouer.
dokitto-ice-short-2 = Un seul parfum sur la table : la plus haute carte gagne. Deux parfums ou plus : la plus basse, quel que soit son parfum.
dokitto-ice-short-3 = Qui gagne le pli garde les cartes et prend une boule : de ce parfum, ou de l’un des parfums d’un pli mélangé.
dokitto-ice-short-4 = À la fin de la manche, chaque parfum rapporte les cartes ramassées multipliées par les points de vos boules.
dokitto-ice-short-5 = Une quatrième boule fait tomber le cornet : la manche s’arrête et vous ne marquez rien (à deux, seul ce cornet ne rapporte rien). Qui a le plus de points gagne un trophée ; à trois trophées, on gagne la partie.

dokitto-ice-term-flavour = { $letter ->
    [S] fraise
    [C] chocolat
    [M] matcha
   *[V] vanille
}
dokitto-ice-term-led = { $letter ->
    [S] Fraise
    [C] Chocolat
    [M] Matcha
   *[V] Vanille
}
dokitto-ice-term-card = { $letter ->
    [S] Fraise { $rest }
    [C] Chocolat { $rest }
    [M] Matcha { $rest }
   *[V] Vanille { $rest }
}

dokitto-ice-move-play = { $card }
dokitto-ice-move-take = { $cone ->
    [left] prendre { $flavour }, cornet de gauche
    [right] prendre { $flavour }, cornet de droite
   *[none] prendre { $flavour }
}

dokitto-ice-why-trick = Remporte ce pli dans { $value } des cas
dokitto-ice-why-trophy = Remporte la manche dans { $value } des cas
dokitto-ice-why-points = Finit la manche avec { $value } PV en moyenne
dokitto-ice-why-out = Prend une quatrième boule dans { $value } des cas, et ne marque rien
dokitto-ice-why-full-cone = Pose une quatrième boule sur un cornet dans { $value } des cas

dokitto-ice-leads = { $you ->
    [yes] Vous entamez.
   *[no] { $seat } entame.
}
dokitto-ice-play = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $seat } joue { $card }.
}
dokitto-ice-highest-wins = { $you ->
    [yes] Vous remportez le pli avec la carte la plus forte : { $card }.
   *[no] { $seat } remporte le pli avec la carte la plus forte : { $card }.
}
dokitto-ice-lowest-wins = { $you ->
    [yes] Vous remportez le pli mélangé avec la carte la plus faible : { $card }.
   *[no] { $seat } remporte le pli mélangé avec la carte la plus faible : { $card }.
}
dokitto-ice-later-lowest-wins = { $you ->
    [yes] Vous remportez le pli mélangé avec la carte la plus faible, posée en dernier : { $card }.
   *[no] { $seat } remporte le pli mélangé avec la carte la plus faible, posée en dernier : { $card }.
}
dokitto-ice-mixed-highest-wins = { $you ->
    [yes] Vous remportez le pli mélangé avec la carte la plus forte : { $card }.
   *[no] { $seat } remporte le pli mélangé avec la carte la plus forte : { $card }.
}
dokitto-ice-later-highest-wins = { $you ->
    [yes] Vous remportez le pli mélangé avec la carte la plus forte, posée en dernier : { $card }.
   *[no] { $seat } remporte le pli mélangé avec la carte la plus forte, posée en dernier : { $card }.
}
dokitto-ice-led-wins = { $you ->
    [yes] Vous remportez le pli mélangé avec la carte la plus forte du parfum demandé : { $card }.
   *[no] { $seat } remporte le pli mélangé avec la carte la plus forte du parfum demandé : { $card }.
}
dokitto-ice-scoop = { $you ->
    [yes] Vous prenez une boule { $flavour }
   *[no] { $seat } prend une boule { $flavour }
} ({ $vp } PV){ $cone ->
    [left] {" "}sur le cornet de gauche
    [right] {" "}sur le cornet de droite
   *[none] {""}
}.
dokitto-ice-no-ice = { $you ->
    [yes] Vous ne prenez rien : il n’y a plus de { $flavour }.
   *[no] { $seat } ne prend rien : il n’y a plus de { $flavour }.
}
dokitto-ice-fourth-scoop = { $scoops ->
    [4] La quatrième boule
   *[other] Une boule de trop
}{ $you ->
    [yes] {"\u202F"}! Votre cornet se renverse et la manche est finie.
   *[no] {" "}pour { $seat } ! Le cornet se renverse et la manche est finie.
}
dokitto-ice-last-trick-aside = Les cartes de ce pli ne comptent pour personne.
dokitto-ice-out = { $you ->
    [yes] Vous ne marquez rien cette manche.
   *[no] { $seat } ne marque rien cette manche.
}
dokitto-ice-product = { $seat } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} { $flavour } × { $ice } PV de glace
dokitto-ice-vp = { $seat } : { $vp } PV
dokitto-ice-trophy = { $you ->
    [yes] Vous gagnez un trophée
   *[no] { $seat } gagne un trophée
} (total : { $trophies }).

dokitto-ice-asked-lead = Entamez avec la carte de votre choix.
dokitto-ice-asked-follow = Parfum demandé : { $led }. Suivez si vous le pouvez.
dokitto-ice-asked-take = Le pli est à vous : prenez votre glace.
dokitto-ice-doing-take = { $seat } choisit sa glace.
dokitto-ice-doing-lead = { $seat } choisit la carte d’entame.
dokitto-ice-ask-cone = { $flavour } : sur le cornet de gauche ou de droite ?
dokitto-ice-stakes = { $vp } PV × { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
dokitto-ice-stakes-vp = { $vp } PV par carte
dokitto-ice-stakes-fourth = { $scoops }e boule : cornet renversé !
dokitto-ice-stakes-nothing = épuisé : rien
dokitto-ice-stakes-short = { $vp } PV × { $cards }
dokitto-ice-stakes-vp-short = { $vp } PV
dokitto-ice-stakes-fourth-short = renversé !
dokitto-ice-stakes-nothing-short = rien
dokitto-ice-progress-goal = Il faut { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
} pour gagner
dokitto-ice-progress = Manche { $round } · { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
} pour gagner · { $left ->
    [0] manche finie
    [one] encore { $left } pli
   *[other] encore { $left } plis
}
dokitto-ice-trick = Pli
dokitto-ice-last-trick = Dernier pli
dokitto-ice-stock = Réserve
dokitto-ice-cone = Cornet
dokitto-ice-gathered = Cartes ramassées
dokitto-ice-cards = Cartes
dokitto-ice-trophies = Trophées
dokitto-ice-result = { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
}
dokitto-ice-vp-now = PV actuels

error-dokitto-ice-play-a-card = C’est le moment de jouer une carte.
error-dokitto-ice-take-first = Le pli est à vous : prenez d’abord votre glace.
error-dokitto-ice-not-held = Cette carte n’est pas dans votre main.
error-dokitto-ice-must-follow = Parfum demandé : { $led }. Vous avez { $held ->
    [one] une carte de ce parfum : jouez-la.
   *[other] { $held } cartes de ce parfum : jouez l’une d’elles.
}
error-dokitto-ice-not-in-trick = Aucune carte { $flavour } dans ce pli.
error-dokitto-ice-one-cone = Chacun n’a qu’un cornet : nommez seulement le parfum.
error-dokitto-ice-nothing-to-place = Il n’y a plus de { $flavour } : rien à poser sur un cornet.
error-dokitto-ice-stack-empty = Il n’y a plus de { $flavour } : choisissez un parfum du pli encore en réserve.
error-dokitto-ice-name-the-cone = Indiquez le cornet : gauche ou droite.

dokitto-ice-option-first_player = Qui entame la première manche
dokitto-ice-option-flavour_count = Parfums en jeu
dokitto-ice-option-flavour_count-usual = le nombre habituel
dokitto-ice-option-top_value = Carte la plus haute de chaque parfum
dokitto-ice-option-top_value-usual = la valeur habituelle
dokitto-ice-option-tiles = Boules de chaque parfum dans la réserve
dokitto-ice-option-tile_vp = PV des boules d’un parfum, dans l’ordre où on les prend
dokitto-ice-option-cone = Boules que tient un cornet
dokitto-ice-option-hand = Cartes en main
dokitto-ice-option-hand-usual = le nombre habituel
dokitto-ice-option-flavours = Les parfums, quand trois sont en jeu
dokitto-ice-option-mixed_winner = Qui remporte un pli mélangé
dokitto-ice-option-mixed_winner-lowest = la carte la plus faible
dokitto-ice-option-mixed_winner-highest = la carte la plus forte
dokitto-ice-option-mixed_winner-led = la plus forte du parfum demandé
dokitto-ice-option-may_choose_empty = Après un pli mélangé, on peut choisir un parfum épuisé et ne rien prendre
dokitto-ice-option-count_last_trick = Les cartes du pli qui arrête la manche comptent (à deux)
dokitto-ice-option-trophies_to_win = Trophées pour gagner la partie
dokitto-ice-option-head_start = Trophées de chaque place avant la première manche
dokitto-ice-option-show_gathered = Montrer combien de cartes de chaque parfum chacun a ramassées

## The table in the browser

dokitto-ice-trophies-word = { $count ->
    [one] trophée
   *[other] trophées
}
dokitto-ice-cards-word = { $count ->
    [one] carte
   *[other] cartes
}
dokitto-ice-now-word = à présent
dokitto-ice-out-word = hors jeu
dokitto-ice-fact-trophies = { $trophies } sur { $needed }
dokitto-ice-fact-product = { $flavour } : { $product } = { $points }
dokitto-ice-vp-short = { $vp } PV
dokitto-ice-empty-cone = vide
dokitto-ice-moment-fall = Une boule de trop !
dokitto-ice-left-cone = Cornet de gauche
dokitto-ice-right-cone = Cornet de droite
dokitto-ice-stock-left = { $flavour } : { $count ->
    [0] épuisé
    [one] il en reste { $count }
   *[other] il en reste { $count }
}
dokitto-ice-score-product = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} × { $ice } PV
dokitto-ice-score-nothing = Aucune carte ne correspond à la glace
dokitto-ice-score-out = Trop de boules : rien cette manche
dokitto-ice-score-cone-out = Le cornet renversé ne compte pas
dokitto-ice-score-tie = Égalité : { $tiles ->
    [one] { $tiles } boule
   *[other] { $tiles } boules
}, dont { $ones } à 1 PV
dokitto-ice-score-trophy = Un trophée ({ $trophies } en tout)

## In a report of the lab

dokitto-ice-label-low = une carte faible
dokitto-ice-label-middle = une carte moyenne
dokitto-ice-label-high = une carte forte
dokitto-ice-label-take = une boule
dokitto-ice-label-leave = un parfum épuisé
dokitto-ice-chart-tricks = Plis
dokitto-ice-chart-tricks-mixed = mélangés
dokitto-ice-chart-tricks-one-flavour = d’un seul parfum
dokitto-ice-chart-rounds = Comment finissent les manches
dokitto-ice-chart-rounds-full = les mains vides
dokitto-ice-chart-rounds-toppled = un cornet renversé
dokitto-ice-chart-scoops = Boules de qui gagne la manche
dokitto-ice-chart-profit = Qui gagne quand un cornet se renverse, en places après qui l’a renversé (0 pour son autre cornet)
dokitto-ice-chart-winning-vp = PV de qui gagne la manche, par tranches de 4 (16 pour 16 à 19)
dokitto-ice-feat-sweetest-round = La manche la plus savoureuse : { $value } PV
