# The evening with friends: loaded by the pages that need it.
party-evening = An evening with friends
party-evening-how = One link and one code for everybody, whatever you play. Latecomers watch, and are first in line for the next game.
party-start = Start the evening
party-title = Name of the evening
party-title-hint = Friday at Anna’s
party-join = Join with a code
party-join-how = Type the code shown on the television or on a friend’s screen.
party-code = Code
party-go-in = Go in
party-name-new = What should the others call you?
party-come-in = Come in
party-just-watch = Just watch
party-untitled = The evening
party-invite = Invite friends
party-invite-how = Anyone with this link can come in. They can also type the code at { $address }.
party-invitation = Come and play with us: { $title }
party-big-screen = Show on a television
party-other-device = My other device
party-other-device-how = Open this link on your other device to be { $name } there, too. Keep it to yourself.
party-people = People
party-host = host
party-you = you
party-not-here = not here
party-watches = watching
party-plays = playing
party-left = has left
party-remove = Remove { $name }
party-remove-question = Remove { $name } from the evening? They cannot come back on the same device.
party-next = Next game
party-next-vote = Tap what you would like to play. The game begins as soon as more than half of you agree, or everyone has voted.
party-next-host = { $you ->
    [yes] Tap a game: it begins at once.
   *[no] { $name } chooses what comes next.
}
party-waiting-votes = Still to vote: { $names }
party-voted = { $count ->
    [one] one vote
   *[other] { $count } votes
}
party-play-now = Start { $game } now
party-set-up = Set it up first
party-too-few = for { $players } or more
party-line-out = First in line next time: { $names }
party-rest = Just watch for now
party-play-again = Join in again
party-playing = Now playing: { $game }
party-to-table = { $seated ->
    [yes] To my seat
   *[no] Watch
}
party-call-off = Move on without this game
party-call-off-question = Stop waiting for this game? Its table stays, but the game will not count.
party-tally = Tally
party-tally-how = A point for every opponent you finish ahead of, half a point for every tie.
party-tally-none = No games yet. The first one already counts!
party-place = Place
party-name = Name
party-games = Games
party-wins = Wins
party-points = Points
party-history = Games so far
party-dropped = did not count
party-replay = Watch the replay of { $game }
party-titles = Titles
party-title-comeback = The comeback: won after { $value }% of the game in last place
party-title-close-call = The close call: won by { $value }
party-title-runaway = The runaway: won by { $value }
party-title-quick = Quick on the draw: { $value } s per move
party-title-thinker = The thinker: { $value } s per move
party-title-good-sport = Good sport: { $value } games, cheerful to the end
party-settings = Settings
party-picks = Who chooses the next game
party-picks-vote = Everybody votes
party-picks-host = The host
party-bots = Open seats
party-bots-none = stay empty
party-bots-level = Bots: { $level }
party-end = End the evening
party-end-question = End the evening? The code stops working; the tally stays here.
party-ended = The evening is over. Thank you for playing!
party-winner = { $count ->
    [one] { $names } wins the evening!
   *[other] { $names } win the evening together!
}
party-save = Save the picture
party-share = Share the evening
party-leave = Leave the evening
party-leave-question = Leave? You can come back with the same link.
party-back = Back to the evening
party-watching-line = { $count ->
    [one] { $names } is watching, first in line for the next game.
   *[other] { $names } are watching, first in line for the next game.
}
party-screen-join = Come in: scan this, or type the code at { $address }
party-screen-waiting = Waiting for somebody to come in
party-your-evenings = Your evenings
error-party-ended = The evening is over.
error-party-removed = The host has removed you from this evening.
error-party-full = This evening already has { $most } people.
error-no-such-person = There is nobody with that number here.
error-party-playing = A game is in progress.
error-party-too-few = This game is for { $players } or more; { $there ->
    [one] one of you wants to play.
   *[other] { $there } of you want to play.
} Wait for somebody, or let bots take the open seats.
error-party-too-long = { $most } games are enough for one evening: start a new one.
error-not-at-party = Come in first: enter your name.
error-not-party-host = Only the host may do that.
error-not-party-founder = Only the person who started the evening may do that, unless they have left or been away for ten minutes.
error-party-person-already = You are already here under another name.
error-bad-party-code = A code has eight letters and digits, but never 0, 1, I, L, O or U.
error-too-many-codes = Too many wrong codes. Wait a while, or use the link.
error-no-such-party = There is no such evening: check the code or the link.
error-too-many-parties = There are too many evenings on this server. Use one of yours.
error-no-party = Join an evening first.
