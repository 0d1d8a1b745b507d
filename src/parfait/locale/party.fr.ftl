# La soirée entre amis : chargée par les pages qui en ont besoin.
party-evening = Une soirée entre amis
party-evening-how = Un lien et un code pour tout le monde, quel que soit le jeu. Les retardataires regardent, puis ont la priorité pour la partie suivante.
party-start = Commencer la soirée
party-title = Nom de la soirée
party-title-hint = Vendredi chez Anna
party-join = Rejoindre avec un code
party-join-how = Tapez le code affiché sur la télévision ou sur l’écran de vos amis.
party-code = Code
party-go-in = Entrer
party-name-new = Comment vous appelle-t-on ?
party-come-in = Entrer
party-just-watch = Regarder seulement
party-untitled = La soirée
party-invite = Inviter des amis
party-invite-how = Toute personne qui a ce lien peut entrer. On peut aussi taper le code sur { $address }.
party-invitation = Venez jouer avec nous : { $title }
party-big-screen = Afficher sur une télévision
party-other-device = Mon autre appareil
party-other-device-how = Ouvrez ce lien sur votre autre appareil et vous y serez { $name } aussi. Gardez-le pour vous.
party-people = Participants
party-host = hôte
party-you = vous
party-not-here = pas là
party-watches = regarde
party-plays = joue
party-left = a quitté la soirée
party-remove = Exclure { $name }
party-remove-question = Exclure { $name } de la soirée ? Impossible ensuite de revenir avec le même appareil.
party-next = Prochaine partie
party-next-vote = Touchez le jeu qui vous tente. La partie commence dès que plus de la moitié est d’accord ou que tout le monde a voté.
party-next-host = { $you ->
    [yes] Touchez un jeu : la partie commence aussitôt.
   *[no] { $name } choisit le prochain jeu.
}
party-waiting-votes = Votes attendus : { $names }
party-voted = { $count ->
    [one] une voix
   *[other] { $count } voix
}
party-play-now = Lancer { $game } maintenant
party-set-up = Préparer d’abord la table
party-too-few = à partir de { $players }
party-line-out = Priorité la prochaine fois : { $names }
party-rest = Regarder pour l’instant
party-play-again = Jouer de nouveau avec les autres
party-playing = Partie en cours : { $game }.
party-to-table = { $seated ->
    [yes] À ma place
   *[no] Regarder
}
party-call-off = Continuer sans cette partie
party-call-off-question = Ne plus attendre cette partie ? Sa table reste, mais la partie ne comptera pas.
party-tally = Classement
party-tally-how = Un point par adversaire devancé, un demi-point par égalité.
party-tally-none = Aucune partie pour l’instant. La première compte déjà !
party-place = Rang
party-name = Nom
party-games = Parties
party-wins = Victoires
party-points = Points
party-history = Parties jouées
party-dropped = n’a pas compté
party-replay = Revoir { $game }
party-titles = Titres
party-title-comeback = La remontée : victoire après { $value } % de la partie à la dernière place
party-title-close-call = D’un cheveu : victoire avec { $value } d’avance
party-title-runaway = L’échappée : victoire avec { $value } d’avance
party-title-quick = L’éclair : { $value } s par coup
party-title-thinker = Le penseur : { $value } s par coup
party-title-good-sport = Beau joueur : { $value } parties, le sourire jusqu’au bout
party-settings = Réglages
party-picks = Qui choisit la prochaine partie
party-picks-vote = Tout le monde vote
party-picks-host = L’hôte
party-bots = Places libres
party-bots-none = les laisser vides
party-bots-level = Robots : { $level }
party-end = Terminer la soirée
party-end-question = Terminer la soirée ? Le code ne marchera plus ; le classement reste ici.
party-ended = La soirée est finie. Merci d’avoir joué !
party-winner = { $count ->
    [one] { $names } remporte la soirée !
   *[other] { $names } se partagent la victoire !
}
party-save = Enregistrer l’image
party-share = Partager la soirée
party-leave = Quitter la soirée
party-leave-question = Partir ? Vous pourrez revenir avec le même lien.
party-back = Retour à la soirée
party-watching-line = { $count ->
    [one] { $names } regarde et aura la priorité à la prochaine partie.
   *[other] { $names } regardent et auront la priorité à la prochaine partie.
}
party-screen-join = Pour entrer : scannez, ou tapez le code sur { $address }
party-screen-waiting = En attente de participants
party-your-evenings = Vos soirées
error-party-ended = La soirée est finie.
error-party-removed = L’hôte vous a exclu de cette soirée.
error-party-full = Cette soirée compte déjà { $most } participants.
error-no-such-person = Personne ici n’a ce numéro.
error-party-playing = Une partie est en cours.
error-party-too-few = Ce jeu se joue à partir de { $players } ; { $there ->
    [one] une personne veut jouer.
   *[other] { $there } personnes veulent jouer.
} Attendez quelqu’un, ou laissez des robots prendre les places libres.
error-party-too-long = { $most } parties suffisent pour une soirée : commencez une nouvelle soirée.
error-not-at-party = Entrez d’abord : donnez votre nom.
error-not-party-host = Seul l’hôte peut faire cela.
error-not-party-founder = Seule la personne qui a lancé la soirée peut faire cela, sauf si elle est partie ou absente depuis dix minutes.
error-party-person-already = Vous êtes déjà là sous un autre nom.
error-bad-party-code = Un code se compose de huit lettres et chiffres, sans 0, 1, I, L, O ni U.
error-too-many-codes = Trop de codes erronés. Patientez un peu, ou utilisez le lien.
error-no-such-party = Cette soirée n’existe pas : vérifiez le code ou le lien.
error-too-many-parties = Il y a trop de soirées sur ce serveur. Utilisez l’une des vôtres.
error-no-party = Rejoignez d’abord une soirée.
