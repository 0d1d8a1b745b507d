dessert-dice-title = Dessert Dice
dessert-dice-tagline = Posez et basculez des dés communs jusqu’à remplir le plateau. Personne d’autre que vous ne sait quel dessert est le vôtre.
dessert-dice-short-1 = Chacun reçoit un dessert secret. Les dés sont à tout le monde.
dessert-dice-short-2 = À votre tour, posez un dé de la réserve, ou basculez un dé du plateau.
dessert-dice-short-3 = Un dé posé garde son dessert sur le dessus. Un dé basculé roule sur une arête vers une case vide voisine : un autre dessert apparaît.
dessert-dice-short-4 = On ne peut pas ramener aussitôt un dé qui vient d’être basculé.
dessert-dice-short-5 = Quand le plateau est plein, qui a le plus grand groupe de son dessert gagne.

dessert-dice-term-dessert = { $letter ->
    [I] glace
    [M] macaron
    [S] brioche
   *[J] tartelette
}
dessert-dice-term-colour = { $letter ->
    [O] orange
    [Y] jaune
    [B] bleu
    [P] violet
   *[G] vert
}
dessert-dice-term-die = dé { $letter ->
    [O] orange
    [Y] jaune
    [B] bleu
    [P] violet
   *[G] vierge
}{ $rest ->
    [I] {" "}(glace)
    [M] {" "}(macaron)
    [S] {" "}(brioche)
    [J] {" "}(tartelette)
   *[other] {""}
}
dessert-dice-term-top = { $rest } × { $letter ->
    [I] glace
    [M] macaron
    [S] brioche
   *[J] tartelette
}
dessert-dice-term-direction = { $letter ->
    [n] le nord
    [e] l’est
    [s] le sud
   *[w] l’ouest
}

dessert-dice-move-place = poser le { $die } en { $square }, { $dessert } au nord et au sud
dessert-dice-move-place-blank = poser le dé vierge en { $square }
dessert-dice-move-tip = basculer { $square } vers { $direction }

dessert-dice-why-cluster = Taille du plus grand groupe, bientôt : { $value }
dessert-dice-why-rival = Taille du plus grand groupe adverse, bientôt : { $value }
dessert-dice-why-told = Le dessert se devine avec { $value } de certitude

dessert-dice-deal = Chacun reçoit une tuile dessert, face cachée.
dessert-dice-your-tile = Votre dessert : { $dessert }.
dessert-dice-roll = Tous les dés sont lancés.
dessert-dice-roll-colour = { $colour } : { $tops }
dessert-dice-starts = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
dessert-dice-place = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} le { $die } en { $square }, { $dessert } au nord et au sud.
dessert-dice-place-blank = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} le dé vierge en { $square }.
dessert-dice-tip = { $you ->
    [yes] Vous basculez
   *[no] { $seat } bascule
} le { $die } de { $square } en { $target } : face visible, { $dessert }.
dessert-dice-tip-blank = { $you ->
    [yes] Vous basculez
   *[no] { $seat } bascule
} le dé vierge de { $square } en { $target }.
dessert-dice-tips-used-up = { $tips ->
    [one] Un dé basculé
   *[other] { $tips } bascules de suite
} : il faut maintenant poser un dé.
dessert-dice-board-full = Le plateau est plein : on révèle les tuiles.
dessert-dice-score = { $seat } ({ $dessert }) : { $size ->
    [0] aucun dé ne montre ce dessert
    [one] plus grand groupe, { $size } dé ({ $squares })
   *[other] plus grand groupe, { $size } dés ({ $squares })
}
dessert-dice-tie = Égalité à { $size } : { $seats }. On écarte ces groupes et l’on compte les suivants.
dessert-dice-next-cluster = { $seat } : { $size ->
    [0] plus aucun dé
    [one] groupe suivant, { $size } dé ({ $squares })
   *[other] groupe suivant, { $size } dés ({ $squares })
}
dessert-dice-last-die = Il ne reste plus de dés à compter, et { $you ->
    [yes] c’est vous qui avez posé le dernier dé.
   *[no] c’est { $seat } qui a posé le dernier dé.
}
dessert-dice-none-placed = Il ne reste plus de dés à compter, et aucun des ex æquo n’a posé de dé : la victoire est partagée.
dessert-dice-was-not-tied = { $you ->
    [yes] Vous n’étiez pas à égalité pour le plus grand groupe, mais vous gagnez quand même : après une égalité, tout le monde reste en lice.
   *[no] { $seat } n’était pas à égalité pour le plus grand groupe, mais gagne quand même : après une égalité, tout le monde reste en lice.
}

dessert-dice-asked = Posez un dé ou basculez-en un.
dessert-dice-asked-place = Posez un dé.
dessert-dice-forbidden = Interdit, car cela annulerait le coup précédent : { $move }.
dessert-dice-progress = Le plus grand groupe de votre dessert gagne · { $left ->
    [0] plateau plein
    [one] encore { $left } case
   *[other] encore { $left } cases
}
dessert-dice-tile = Dessert
dessert-dice-largest = Plus grand groupe
dessert-dice-result = { $count ->
    [one] groupe de { $count } dé
   *[other] groupe de { $count } dés
}
dessert-dice-supply = Réserve
dessert-dice-clusters = Groupes

error-dessert-dice-place-or-tip = À votre tour, vous posez un dé ou vous en basculez un.
error-dessert-dice-no-such-square = Ce plateau n’a pas de case { $square }.
error-dessert-dice-square-taken = Il y a déjà un dé en { $square }.
error-dessert-dice-not-in-supply = Il n’y a pas de { $die } dans la réserve.
error-dessert-dice-only-placing = { $tips ->
    [0] On ne bascule pas dans cette partie : posez un dé.
    [one] Après un dé basculé, il faut en poser un.
   *[other] Après { $tips } bascules de suite, il faut poser un dé.
}
error-dessert-dice-nothing-to-tip = Il n’y a pas de dé en { $square }.
error-dessert-dice-off-the-board = Depuis { $square }, le dé tomberait du plateau.
error-dessert-dice-no-room = Il y a un dé en { $square } : on ne bascule que vers une case vide.
error-dessert-dice-undo = Le dé en { $square } vient d’y être basculé : on ne peut pas le ramener aussitôt.
error-dessert-dice-tile-for-each-seat = Il faut { $players } tuiles, une par place.
error-dessert-dice-no-such-dessert = Le dessert { $name } n’existe pas.
error-dessert-dice-tile-twice = Il n’y a qu’une tuile par dessert, et celle-ci est distribuée deux fois : { $dessert }.
error-dessert-dice-tops-for-each-colour = Il faut les faces visibles des couleurs { $colours }.
error-dessert-dice-six-tops = Il faut { $dice } faces visibles pour { $colour }, pas { $found }.
error-dessert-dice-roll-all = On lance les { $dice } dés de couleur, pas { $count }.
error-dessert-dice-lacks = Les dés de cette couleur ({ $colour }) ne portent pas ce dessert : { $dessert }.

dessert-dice-option-first_player = Qui joue en premier
dessert-dice-option-board = Cases par côté du plateau
dessert-dice-option-dice = Dés de chaque couleur, et dés vierges
dessert-dice-option-dice-O = Orange
dessert-dice-option-dice-Y = Jaune
dessert-dice-option-dice-B = Bleu
dessert-dice-option-dice-P = Violet
dessert-dice-option-dice-G = Vierge
dessert-dice-option-tip_back = On peut rebasculer un dé aussitôt
dessert-dice-option-max_tips_in_a_row = Nombre de bascules de suite avant de devoir poser un dé
dessert-dice-option-corners = Les dés qui se touchent par un coin sont aussi réunis
dessert-dice-option-tiebreak = Qui reste en lice après une égalité
dessert-dice-option-tiebreak-everyone = Tout le monde
dessert-dice-option-tiebreak-tied = Seulement les ex æquo

## The table in the browser

dessert-dice-board = Plateau
dessert-dice-secret = secret
dessert-dice-fact-yours = Personne d’autre ne le connaît. Il est sur la table, près du plateau.
dessert-dice-fact-secret = Il reste secret jusqu’à ce que le plateau soit plein.
dessert-dice-fact-last = Dernier dé
dessert-dice-fact-last-why = Si rien d’autre ne départage, la victoire va à qui a posé le dernier dé.
dessert-dice-placed-last = dernier dé
dessert-dice-yours = Votre dessert
dessert-dice-covered = Caché
dessert-dice-cover = Votre dessert : { $dessert }. Le cacher.
dessert-dice-uncover = Caché. Regarder votre dessert.
dessert-dice-turn = Tourner le dé sur place : l’autre dessert passe au nord et au sud
dessert-dice-turn-short = Tourner
dessert-dice-in-supply = { $die }, { $count } dans la réserve
dessert-dice-empty-square = { $square }, vide
dessert-dice-square = { $square }, { $die } (nord–sud : { $northsouth }, est–ouest : { $eastwest })
dessert-dice-square-blank = { $square }, { $die }
dessert-dice-tip-said = Basculer en { $square } : donne { $die }
dessert-dice-now-place = Choisissez une case. Nord et sud : { $dessert }.
dessert-dice-now-place-blank = Choisissez une case pour le dé vierge.
dessert-dice-moment-last = Dernière case !
dessert-dice-now-tip = { $square }, { $die } : choisissez où le basculer, ou faites-le glisser. La nouvelle face est affichée.
dessert-dice-score-next = Groupe numéro { $n }
dessert-dice-score-last-die = A posé le dernier dé
dessert-dice-score-tie = { $count ->
    [one] Les plus grands groupes étaient à égalité : on les a écartés et on a compté les suivants.
   *[other] Égalité { $count } fois de suite : on a écarté ces groupes et on a compté les suivants.
}

## In a report of the lab

dessert-dice-label-place = poser un dé
dessert-dice-label-place-blank = poser un dé vierge
dessert-dice-label-tip = basculer un dé
dessert-dice-chart-actions = Ce que font les joueurs
dessert-dice-chart-actions-place = poser
dessert-dice-chart-actions-tip = basculer
dessert-dice-chart-tips-in-a-row = Bascules de suite avant qu’un dé soit posé (10 pour dix et plus)
dessert-dice-chart-winning-cluster = Taille du plus grand groupe
dessert-dice-chart-winning-cluster-mean = Dés du plus grand groupe, en moyenne
dessert-dice-chart-decided-by = Ce qui décide la partie
dessert-dice-chart-decided-by-cluster = le plus grand groupe
dessert-dice-chart-decided-by-tiebreak = les groupes suivants
dessert-dice-chart-decided-by-last-die = le dernier dé
dessert-dice-feat-largest-cluster = Le plus grand groupe : { $value } dés
