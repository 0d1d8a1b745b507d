pip-bluff-title = Pip Bluff
pip-bluff-tagline = Combien de points sous les gobelets ? Annoncez plus que le dernier, ou contestez.

pip-bluff-term-die = { $rest ->
    [1] un as
   *[other] un { $rest }
}

pip-bluff-move-call = contester
pip-bluff-move-bid = annoncer { $pips }

pip-bluff-roll = { $you ->
    [yes] Les dés sont lancés. Vous commencez.
   *[no] Les dés sont lancés. { $seat } commence.
}
pip-bluff-own = Vous avez { $die }.
pip-bluff-bid = { $you ->
    [yes] Vous annoncez { $pips }.
   *[no] { $seat } annonce { $pips }.
}
pip-bluff-call = { $you ->
    [yes] Vous contestez
   *[no] { $seat } conteste
} : { $dice }, { $total } en tout.
pip-bluff-point = { $you ->
    [yes] Vous gagnez un point.
   *[no] { $seat } gagne un point.
}

pip-bluff-asked = Annoncez plus, ou contestez.
pip-bluff-points = Points
pip-bluff-die = Dé
pip-bluff-last-bid = Dernière annonce : { $pips }

error-pip-bluff-nothing-to-call = Il n’y a pas encore d’annonce à contester.
error-pip-bluff-no-such-bid = Une annonce va de 1 à { $most }.
error-pip-bluff-too-low = La dernière annonce était { $bid } : annoncez plus, ou contestez.
error-pip-bluff-bad-roll = Un lancer est un dé de 1 à 6 pour chacun des { $players } joueurs.

pip-bluff-option-points = Points qui gagnent la partie
