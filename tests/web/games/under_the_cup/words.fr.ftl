under-the-cup-title = Sous le gobelet
under-the-cup-tagline = Misez sur les dés de tous, et ne regardez que sous votre gobelet.
under-the-cup-term-bid = { $letter }{ $rest }
under-the-cup-move-call = je n’y crois pas
under-the-cup-move-bid = annoncer { $many } dés de { $face }
under-the-cup-asked-first = Faites la première annonce.
under-the-cup-asked = L’annonce est { $bid } : annoncez plus haut, ou n’y croyez pas.
under-the-cup-rolled = { $you ->
    [yes] Les dés sont jetés. Vous annoncez en premier.
   *[no] Les dés sont jetés. { $seat } annonce en premier.
}
under-the-cup-bid = { $you ->
    [yes] Vous annoncez { $many } dés de { $face }.
   *[no] { $seat } annonce { $many } dés de { $face }.
}
under-the-cup-call = { $you ->
    [yes] Vous n’y croyez pas.
   *[no] { $seat } n’y croit pas.
}
under-the-cup-loses = { $seat } perd une vie (il en reste { $lives }).
under-the-cup-dice = Dés
under-the-cup-bid-now = Annonce
under-the-cup-lives = Vies
under-the-cup-option-lives = Vies de chacun
error-under-the-cup-nothing-to-call = Il n’y a pas d’annonce.
error-under-the-cup-higher = Une annonce doit dépasser la précédente.
error-under-the-cup-five-dice = Cinq dés sont jetés pour chaque place.
