dozito-title = Dozito
dozito-tagline = Douze cartes faces cachées, et à chaque carte son emplacement. Formez les plus grands groupes de même couleur.
dozito-short-1 = Douze cartes sont devant vous, faces cachées, aux emplacements 1 à 12.
dozito-short-2 = Prenez une carte de la pioche ou d’une défausse et placez-la à l’emplacement de son numéro ; un joker va n’importe où.
dozito-short-3 = Retournez la carte qui s’y trouvait et continuez avec elle. Si vous ne le pouvez ou ne le voulez pas, défaussez-la : votre tour s’arrête.
dozito-short-4 = Une carte STOP arrête votre tour, une fois placée ou défaussée. Si vous défaussez une carte Rejouer, vous jouez un nouveau tour.
dozito-short-5 = Dès que quelqu’un a ses douze cartes faces visibles, tous les autres jouent un dernier tour. Les groupes de même couleur et les Dozitos rapportent des points ; après trois manches, qui a le plus de points l’emporte.

dozito-term-colour = { $letter ->
    [R] Rouge
    [B] Bleu
    [G] Vert
    [V] Violet
   *[Y] Jaune
}
dozito-term-card = { $letter ->
    [R] { $rest } Rouge
    [B] { $rest } Bleu
    [G] { $rest } Vert
    [V] { $rest } Violet
   *[Y] { $rest } Jaune
}

dozito-card = { $number ->
    [0] joker { $colour }
   *[other] { $number } { $colour }
}

dozito-move-draw = piocher
dozito-move-take = { $side ->
    [left] prendre dans la défausse de gauche
   *[right] prendre dans la défausse de droite
}
dozito-move-place = placer à l’emplacement { $place }
dozito-move-discard = { $side ->
    [left] défausser à gauche
   *[right] défausser à droite
}

dozito-why-groups = Points des groupes à la fin de la manche : { $value }
dozito-why-suns = Points des Dozitos à la fin de la manche : { $value }
dozito-why-closing = Toutes les cartes visibles avant les autres dans { $value } des cas

dozito-open = { $side ->
    [left] La défausse de gauche commence par le { dozito-card }.
   *[right] La défausse de droite commence par le { dozito-card }.
}
dozito-starts = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
dozito-reshuffle = La pioche est vide : { $count ->
    [one] { $count } carte des défausses est mélangée
   *[other] { $count } cartes des défausses sont mélangées
} pour la reformer.
dozito-draw = { $you ->
    [yes] Vous piochez une carte.
   *[no] { $seat } pioche une carte.
}
dozito-draw-seen = { $you ->
    [yes] Vous piochez le { dozito-card }.
   *[no] { $seat } pioche le { dozito-card }.
}
dozito-take = { $you ->
    [yes] Vous prenez le { dozito-card }
   *[no] { $seat } prend le { dozito-card }
} { $side ->
    [left] de la défausse de gauche.
   *[right] de la défausse de droite.
}
dozito-place = { $you ->
    [yes] Vous placez le { dozito-card } à l’emplacement { $place }.
   *[no] { $seat } place le { dozito-card } à l’emplacement { $place }.
}
dozito-turn-up = { $you ->
    [yes] Vous retournez le { dozito-card }.
   *[no] { $seat } retourne le { dozito-card }.
}
dozito-turn-up-stopped = { $you ->
    [yes] Vous retournez le { dozito-card } ; STOP : il ne peut qu’être défaussé.
   *[no] { $seat } retourne le { dozito-card } ; STOP : il ne peut qu’être défaussé.
}
dozito-replace = { $you ->
    [yes] Vous remplacez votre { dozito-card }.
   *[no] { $seat } remplace son { dozito-card }.
}
dozito-discard = { $you ->
    [yes] Vous défaussez le { dozito-card }
   *[no] { $seat } défausse le { dozito-card }
} { $side ->
    [left] à gauche.
   *[right] à droite.
}
dozito-replay = { $you ->
    [yes] Rejouer : vous jouez un nouveau tour.
   *[no] Rejouer : { $seat } joue un nouveau tour.
}
dozito-last-turns = { $you ->
    [yes] { $cards ->
        [12] Toutes vos cartes sont faces visibles : tous les autres jouent un dernier tour.
       *[other] { $cards } de vos cartes sont faces visibles : tous les autres jouent un dernier tour.
    }
   *[no] { $cards ->
        [12] { $seat } a toutes ses cartes faces visibles : tous les autres jouent un dernier tour.
       *[other] { $seat } a { $cards } cartes faces visibles : tous les autres jouent un dernier tour.
    }
}
dozito-idle = Aucune carte retournée { $turns ->
    [one] pendant { $turns } tour
   *[other] pendant { $turns } tours de suite
}.
dozito-one-colour = { $you ->
    [yes] Dozito ! Vos douze cartes sont de la même couleur : { $colour }.
   *[no] Dozito ! { $seat } a douze cartes de la même couleur : { $colour }.
}
dozito-group = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} grâce au groupe { $colour } de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ({ $places })
dozito-suns = { $seat } : { $points ->
    [one] { $points } point grâce à un Dozito ☼
   *[other] { $points } points grâce aux Dozitos ☼
}
dozito-face-down = { $seat } : { $count ->
    [one] { $count } carte reste face cachée et ne compte pas
   *[other] { $count } cartes restent faces cachées et ne comptent pas
}
dozito-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour cette manche, { $total } au total
dozito-tie-break = Égalité : { $seats } ; la meilleure manche départage ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).

dozito-asked-take = Prenez une carte de la pioche ou de l’une des défausses.
dozito-doing-take = { $seat } prend une carte.
dozito-doing-place = { $seat } a pris une carte et décide où la poser.
dozito-asked-place = { $number ->
    [0] Joker { $colour } : placez-le n’importe où.
   *[other] { dozito-card } : placez-le à l’emplacement { $number }.
}
dozito-asked-keep = { $number ->
    [0] Joker { $colour } : placez-le n’importe où, ou défaussez-le.
   *[other] { dozito-card } : placez-le à l’emplacement { $number }, ou défaussez-le.
}
dozito-asked-discard = Défaussez le { dozito-card }.
dozito-progress = Manche { $round } sur { $rounds } · de grands groupes unicolores · { $down ->
    [0] derniers tours
    [one] derniers tours dans { $down } carte
   *[other] derniers tours dans { $down } cartes
}
dozito-progress-last = Manche { $round } sur { $rounds } · de grands groupes unicolores · derniers tours
dozito-round-of = Manche { $round } sur { $rounds }
dozito-draw-pile = Pioche
dozito-discards = Défausses
dozito-in-hand = En main
dozito-standing = { $total } + { $points }
dozito-closer = { $cards } cartes visibles
dozito-card-with = { $card }, { $print }
dozito-mark-stop = STOP
dozito-mark-replay = REJOUER
dozito-legend = ■ STOP   ↻ Rejouer   ☼ Dozito   * joker

error-dozito-take-first = Prenez d’abord une carte de la pioche ou d’une défausse.
error-dozito-card-in-hand = Vous avez déjà une carte en main.
error-dozito-must-be-placed = Une carte prise dans une défausse doit être placée.
error-dozito-empty-discard = { $side ->
    [left] La défausse de gauche est vide : la carte doit y aller.
   *[right] La défausse de droite est vide : la carte doit y aller.
}
error-dozito-stopped = STOP : la carte retournée ne peut qu’être défaussée.
error-dozito-only-discard = Le { dozito-card } était visible et il est remplacé : il ne peut qu’être défaussé.
error-dozito-own-place = { $number ->
    [0] Le { dozito-card } va à un emplacement de 1 à 12.
   *[other] Le { dozito-card } va à l’emplacement { $number }.
}
error-dozito-grids-for-each-seat = Il faut { $players } grilles, une par place.
error-dozito-grid-size = La grille de la place { $seat } a { $count } cartes au lieu de 12.
error-dozito-two-discards = Deux cartes commencent les défausses, pas { $count }.
error-dozito-not-the-discards = La nouvelle pioche doit contenir chacune des { $count } cartes couvertes des défausses une fois.

dozito-option-first_player = Qui commence la première manche
dozito-option-deck = Les symboles et les Dozitos de chaque carte
dozito-option-deck-mark = Symbole
dozito-option-deck-mark-null = aucun
dozito-option-deck-suns = Dozitos
dozito-option-colours = Couleurs en jeu
dozito-option-jokers = Jokers de chaque couleur
dozito-option-stops = Plus grand numéro qui porte STOP
dozito-option-replays = Plus grand numéro qui porte Rejouer
dozito-option-group_points = Points des groupes de 1 à 11 cartes
dozito-option-stop_from_discard = Une carte STOP prise dans une défausse arrête aussi le tour
dozito-option-last_turns_at = Nombre de cartes visibles qui déclenche les derniers tours
dozito-option-sun_points = Points par Dozito
dozito-option-rounds = Manches
dozito-option-show_drawn = Une carte piochée est montrée à tous
dozito-option-max_idle_turns = Nombre de tours sans carte retournée après lequel la manche s’arrête

## The table in the browser

dozito-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
dozito-now-short = dont { $points }
dozito-up-word = visibles
dozito-suns-word = { $count ->
    [one] Dozito
   *[other] Dozitos
}
dozito-fact-now = Cette manche, à présent
dozito-fact-before = Manches précédentes
dozito-fact-total = Total
dozito-fact-group = { $count } { $colour } = { $points }
dozito-fact-suns = { $suns ->
    [one] { $suns } Dozito
   *[other] { $suns } Dozitos
} = { $points }
dozito-fact-up = { $up } sur { $places }
dozito-face-up = Faces visibles
dozito-suns-name = Dozitos
dozito-grid = Grille de douze emplacements
dozito-piles = Pioche et défausses
dozito-pile-said = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dozito-left = Gauche
dozito-right = Droite
dozito-left-discard = Défausse de gauche
dozito-right-discard = Défausse de droite
dozito-empty-pile = vide
dozito-place-down = Emplacement { $place }, face cachée
dozito-place-up = Emplacement { $place }, { $card }
dozito-score-group = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dozito-score-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes faces cachées
}
dozito-score-total = Total
dozito-score-best-round = Meilleure manche
dozito-score-one-colour = Douze cartes d’une seule couleur

## In a report of the lab

dozito-label-draw = piocher
dozito-label-take = prendre dans une défausse
dozito-label-place = placer
dozito-label-discard = défausser
dozito-chart-placed = Ce que fait une carte placée
dozito-chart-placed-turned-up = retourne une carte : la chaîne continue
dozito-chart-placed-replaced = remplace une carte visible
dozito-chart-source = D’où viennent les cartes
dozito-chart-source-draw = pioche
dozito-chart-source-discard = défausse
dozito-chart-again = Tours rejoués
dozito-chart-again-play-again = Rejouer
dozito-chart-group-sizes = Groupes par taille
dozito-chart-group-sizes-mean = Taille moyenne d’un groupe
dozito-chart-large-groups = Grands groupes
dozito-chart-large-groups-eight-up = de huit cartes et plus
dozito-chart-group-colours = Groupes de deux et plus par couleur
dozito-chart-group-colours-R = rouge
dozito-chart-group-colours-B = bleu
dozito-chart-group-colours-G = vert
dozito-chart-group-colours-V = violet
dozito-chart-group-colours-Y = jaune
dozito-chart-points-from = D’où viennent les points
dozito-chart-points-from-suns = Dozitos
dozito-chart-points-from-groups = groupes
dozito-feat-largest-group = Le plus grand groupe : { $value } cartes
