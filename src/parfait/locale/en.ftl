### Words that belong to no game. `$you` is "yes" when `$seat` is the one who is told.

list-separator = {", "}
you = You
bot = Bot { $number }
player = Player { $number }
chance = Chance

## Events of every game

first = { $you ->
    [yes] You were drawn by lot to start.
   *[no] { $seat } was drawn by lot to start.
}
round-begins = Round { $round }
round-ends = Round { $round } is over.
game-ends = { $count ->
    [one] The game is won by: { $seats }.
   *[other] The game is won together by: { $seats }.
}
turn-of = { $you ->
    [yes] Your turn.
   *[no] { $seat } is to play.
}

## Errors

error-game-over = The game is over.
error-chance-is-next = A { $kind } comes first.
error-no-chance-now = It is a player’s turn: nothing is dealt, rolled or drawn by lot now.
error-other-chance = A { $expected } is due, not a { $found }.
error-bad-first = The starting player must be one of the seats that may start.
error-not-the-deck = The deal must hold each of the { $count } cards once.
error-not-a-list-of-cards = A list of cards is needed, not { $found }.
error-no-such-card = There is no card { $card }.
error-hands-for-each-seat = There must be { $players } hands, one a seat.
error-hand-size = Seat { $seat } is dealt { $count } cards and not { $expected }.
error-card-twice = { $card } is dealt twice.
error-unreadable-move = “{ $move }” is not a move of this game.
error-unknown-option = There is no option “{ $option }”. Options: { $allowed }.
error-bad-option = { $option } cannot be { $value }. Allowed: { $allowed }.
error-unknown-game = There is no game “{ $game }”. Games: { $games }.
error-broken-game = { $game } cannot be played here: { $reason } (parfait doctor tells more)
error-players = { $game } is for { $allowed } players, not { $players }.

## Errors of records

error-not-json = This is not JSON, or it is cut off (column { $column } of { $length }).
error-not-utf8 = The text is not UTF-8.
error-too-deep = The JSON is nested too deeply.
error-bad-json-value = A value cannot be read: { $found }.
error-key-twice = The key “{ $name }” stands there twice.
error-not-an-object = A record is a JSON object.
error-not-a-record = This is no record: its “format” must be { $expected }.
error-other-version = This record is of version { $found }; { $expected } can be read here.
error-bad-key = “{ $name }” cannot be { $found }.
error-bad-header = The game, its players or its options cannot be.
error-bad-step = This step cannot be.
error-result-too-early = There is a result, but the game is not over.
error-result-missing = The game is over, and its result is missing.
error-false-result = The { $part } are given as { $given }; the steps make them { $expected }.
error-line-too-long = The line is longer than { $limit } bytes.
error-no-record = The file holds no record.
error-step-not-an-object = A step is a JSON object, not { $found }.
error-step-neither-move-nor-chance = A step is a move of a seat or an outcome of chance, not { $found }.
error-not-your-turn = It is the turn of seat { $expected }, not of seat { $seat }.
error-legal-not-a-list = “legal” is a list of moves, not { $found }.
error-legal-twice = “legal” has { $move } twice.
error-legal-lacks = “legal” lacks { $move }.
error-legal-too-many = “legal” has { $move }, which is not legal here.

## Errors of the command

error-unknown-language = Parfait does not speak “{ $language }” yet. Languages: { $allowed }.
error-not-a-number = { $option } takes a whole number, not “{ $value }”.
error-number-out-of-range = { $option } takes a number from { $low } to { $high }, not { $value }.
error-option-without-value = “{ $option }” lacks a value: --option NAME=VALUE, for instance first_player=0.
error-unknown-command = There is no command “{ $command }”. Commands: { $allowed }.
error-no-such-flag = There is no { $flag } here. See: { $see }
error-missing-argument = { $name } is missing. See: { $see }
error-flag-needs-value = { $flag } needs a value. See: { $see }
error-flag-takes-no-value = { $flag } takes no value. See: { $see }
error-extra-argument = Nothing is known about “{ $argument }”. See: { $see }
error-misread = { $message } See: { $see }
error-file = { $file }: { $problem ->
    [ENOENT] no such file or folder.
    [EACCES] access is not allowed.
    [EPERM] access is not allowed.
    [EROFS] nothing can be written there.
    [ENOSPC] the disk is full.
    [EDQUOT] the disk is full.
    [EISDIR] this is a folder.
    [ENOTDIR] part of this path is not a folder.
   *[other] { $reason }.
}
error-bad-record = { $file }: { $problem }
error-endless = With these options a game may never end, so bots alone may not play it.
error-unknown-seat = “{ $seat }” cannot sit here. Seats: { $allowed }.
error-bad-name = “{ $name }” is too long for the table: a name has up to { $most } letters.
error-seats-for-players = { $seats ->
    [one] One seat is named
   *[other] { $seats } seats are named
}, for { $players } players.
error-file-exists = { $file } is there already: choose another name.
error-not-one-game = { $file } holds { $count } games; a saved game is alone in its file.
error-already-over = { $file }: this game is over. To see it again: parfait replay { $file }
error-resume-alone = A saved game brings its game, players and options: give --resume without them.
error-which-game = Which game? parfait play GAME: { $games }.
error-no-such-game = { $file } has no game { $number }: it holds { $count }.
error-no-page = The rules page of { $game } is missing.
error-no-rule = There is no rule { $number }: the rules go from { $first } to { $last }.
error-no-such-rule = There is no rule “{ $number }”. Rules are numbered like this: { $prefixes }.

## The `parfait` command

cli-stopped = Stopped.
cli-output-closed = The output was closed before everything was written.
cli-players = { $players } players
cli-facts = { $players } players · { $minutes } minutes · { $designers }{ $licence ->
    [none] {""}
   *[other] {" "}· { $licence }
}
cli-allowed = Allowed: { $values }
cli-rules-in-english = These rules are in English for now.
cli-verified = Records: { $right } right, { $wrong } wrong.
cli-recording = Playing { $game }
cli-record-stopped = Stopped. { $file } is as it was.

cli-which-game = Which game (number or name)?
cli-how-many = How many players, { $allowed }? [{ $usual }]
cli-hand-over = { $name }: press Enter when you have the screen.
cli-your-move = Your move (? for help):
cli-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
cli-not-a-move = “{ $move }” is not a move here. Type ? for help.
cli-no-such-number = Choose a number from 1 to { $last }, or type a move.
cli-more-moves = … and { $count } more: type the start of a move, such as { $example }
cli-many-moves = A number shows more of them. Or type a move, or its start: { $example }
cli-the-end = The end
cli-help-moves = Type the number of a move, the move itself (as in the grey letters), or its start to see what goes on from there. Enter alone shows the table again.
cli-help-rules = rules: the rules of this game. rules 8: rule number 8.
cli-help-log = log: everything that has happened so far.
cli-help-save = save: save the game. save FILE: under a name of your own.
cli-help-quit = quit: leave, and save first if you like. Ctrl-C and Ctrl-D save and leave.
cli-saved = Saved: { $file }
cli-save-first = Save the game first? [Y/n]
cli-no-words = n no
cli-left-saved = The game is saved. To go on: parfait play --resume { $file }
cli-not-saved = The game could not be saved. { $reason }
cli-keep-record = To keep this game, type “save” or “save FILE”; Enter ends:
cli-step-on = Enter goes on, q ends:
cli-unfinished = The record stops here: this game is not over.

cli-doctor-well = All is well.
cli-doctor-broken = Something is broken (✗).
cli-doctor-compiled = { $module }: compiled
cli-doctor-plain = { $module }: plain Python
cli-doctor-slower = Plain Python plays by the same rules, only slower.
cli-doctor-compile = With a C compiler at hand: make setup (or install Parfait again).
cli-doctor-reinstall = make setup (or install Parfait again).
cli-doctor-compiler = C compiler: { $compiler }
cli-doctor-no-compiler = No C compiler.
cli-doctor-get-compiler = Debian, Ubuntu: apt install gcc python3-dev · Fedora: dnf install gcc python3-devel · macOS: xcode-select --install · then: make setup
cli-doctor-no-headers = The C headers of Python are missing.
cli-doctor-get-headers = Debian, Ubuntu: apt install python3-dev · Fedora: dnf install python3-devel · then: make setup
cli-doctor-extra = Extra “{ $extra }” ({ $purpose }): installed
cli-doctor-no-extra = Extra “{ $extra }” ({ $purpose }): not installed
cli-extra-lab = ratings in parfait arena
cli-extra-postgresql = tables in PostgreSQL, several server processes
cli-doctor-game = { $game }: plays, and its record verifies ({ $steps } steps)
cli-doctor-language = Language: English ({ $language })
cli-doctor-no-terminal = The output is not a terminal: plain text, 80 columns.
cli-doctor-width = Terminal: { $width } columns
cli-doctor-narrow = Terminal: { $width } columns; tables look better with { $wanted }.
cli-doctor-colours = Colours: { $colours }
cli-doctor-no-colours = No colours: every piece also bears its letter.
cli-doctor-no-utf8 = The terminal’s encoding is { $encoding }: some signs show as “?”.
cli-doctor-get-utf8 = export LC_ALL=C.UTF-8

## What is wrong with a game's folder

inspection-broken = { $game } cannot be played: { $reason }
inspection-no-file = { $game }: there is no { $file }.
inspection-double-prefix = { $game }: its rules are numbered { $prefix }-1 …, like those of { $other }.
inspection-bad-words = { $game }: { $file } has a passage that cannot be read: { $passage }
inspection-foreign-key = { $game }: the message { $message } in { $file } does not begin with the game’s name.
inspection-no-message = { $game }: { $file } has no message { $message }.
inspection-unknown-message = { $game }: { $file } has a message { $message }, and the English words do not.
inspection-no-translation = { $game }: no words in “{ $language }”; English is shown.
inspection-untranslated = { $game }: not in “{ $language }”, so shown in English: { $messages }

## Bots

bot-level-random = by chance
bot-level-greedy = quick
bot-level-1 = Newcomer
bot-level-2 = Friend
bot-level-3 = Regular
bot-level-4 = Expert
bot-level-5 = Master
bot-numbered = { $name } { $number }

error-limit-one-of-two = Bots think for a number of iterations or of seconds: give one of the two.
error-limit-iterations = { $given } is no number of iterations: from 1 to { $most }.
error-limit-seconds = { $given } is no number of seconds: more than 0, and up to { $most }.
error-nothing-to-decide = In this view it is not this seat that has something to decide.
error-not-a-view = { $found } is no view of a game.
error-not-a-view-of = { $found } is no view of { $game }.
error-unknown-bot = There is no bot “{ $name }”. Bots: { $names }, or module:Class.
error-bot-does-not-load = The bot “{ $name }” does not load: { $reason }
error-bot-ends-process = The bot “{ $name }” does not load: it ends its process (exit code { $code }).
error-bot-loads-slowly = The bot “{ $name }” does not load: it is not ready after { $seconds } seconds.
error-bots-in-arena = An arena is for 2 to { $most } bots, not { $count }. To let a bot play itself, name it twice.
error-workers-die = The processes that play keep dying (exit code { $code }), and no bot is to blame.
error-bots-do-not-load = The bots are not ready after { $seconds } seconds.

hint-title = As I see it from your seat:
hint-move = { $move }: you would win about { $wins } of 100 such games (± { $error })
hint-only-move = There is only one move: { $move }.
hint-clear = The first is clearly the best.
hint-close = The first looks best, but the second may be as good.
hint-alike = They are about as good as each other: take the one you like.
hint-outlook = { $outlook ->
    [winning] You are winning.
    [ahead] You are ahead.
    [behind] You are behind, but there is hope.
    [losing] It will be hard to win this one.
   *[even] All is open.
}
cli-help-hint = hint: the best moves, with what can be expected of them.

arena-bot = Bot
arena-games = Games
arena-win-rate = Won
arena-interval = 95 % interval
arena-par = Par
arena-rating = Rating
arena-stopped = Stopped after { $games } of { $wanted } games.
arena-forfeit-raised = { $bot } forfeits a game: it raised { $details }
arena-forfeit-illegal = { $bot } forfeits a game: { $details } is not a legal action.
arena-forfeit-slow = { $bot } forfeits a game: no move after { $details }.
arena-forfeit-died = { $bot } forfeits a game: its process ended while it was to move.
arena-forfeits = { $bot }: games forfeited: { $games }

analysis-step = Step
analysis-player = Player
analysis-played = Played
analysis-best = Best
analysis-loss = Loss, % of a win
analysis-none = There is no decision to look at.
analysis-total = { $name }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, { $best } as search would have it; on average { $loss } % of a win given away

## The server

server-open = Open { $address }
server-open-lan = Friends on the same network: { $address }
server-database = Games are kept in { $database }
server-compiled = Rules and bots: compiled
server-plain = Rules and bots: plain Python (slower; see parfait doctor)
server-not-built = The browser client is not built here: with npm at hand, make setup builds it. The server itself is ready.
server-stop = Ctrl-C stops the server; every game goes on the next time.
server-stopped = Stopped. Nothing is lost.

error-unknown-log-level = “{ $level }” is no log level: debug, info, warning or error.
error-workers-need-postgresql = Several server processes need PostgreSQL: --database postgresql://…
error-bad-setting = { $name } cannot be “{ $value }”.
error-cannot-listen = Cannot listen on { $host }, port { $port }: { $reason }.
error-port-in-use = Port { $port } is in use by { $program } (process { $process }). Stop it, or choose another port with --port.
error-database-unusable = The database { $database } cannot be used: { $reason }.
error-database-newer = The database { $database } was written by a newer Parfait (version { $found }; this one knows { $known }). Install that one again, or restore a back-up.
error-database-in-use = Another server is using { $database }.
error-database-unreachable = PostgreSQL does not answer: { $reason }
error-no-postgresql-driver = The PostgreSQL driver does not load: { $reason }
error-missing-extra = This needs Parfait’s extra “{ $extra }”; to install it: { $command }
error-unknown-database = “{ $database }” is no database: sqlite:FILE or postgresql://…
error-backup-with-pg-dump = PostgreSQL is backed up with its own tools: pg_dump --format=custom.
error-no-such-table = There is no such table.
error-no-such-page = There is nothing here.
error-bad-method = This address does not take that kind of request.
error-strange-host = This server does not go by the name “{ $host }”. If it should, start it with --public-url http://{ $host }, or add --origin http://{ $host } to its options.
error-foreign-page = A page on another site cannot do that here.
error-not-json-type = Send this as application/json.
error-no-such-seat = There is no seat { $seat }.
error-no-table = Join a table first.
error-bad-token = This link belongs to no seat at this table.
error-ticket-used = Somebody has already sat down with this link.
error-bad-message = This message cannot be read: { $reason }
error-not-json-message = This message is not JSON.
error-too-large = That is too large: up to { $most } bytes.
error-bad-query = { $name } must be a whole number from { $low } to { $high }.
error-too-fast = Too many requests: wait a moment.
error-too-many-tables = There are too many tables already.
error-endless-table = With these options a game may never end, so no table can have them: choose a limit.
error-too-many-records = There are too many records to show at the moment: try again in a while.
error-record-too-slow = This record takes too long to replay.
error-table-crowded = There are too many people at this table already.
error-table-busy = Too much is waiting at this table: try again.
error-storage-away = The games cannot be saved at the moment. Nothing is lost: try again soon.
error-our-fault = Something went wrong here. The game is as it was.
error-wrong-step = The game has gone on: it is at step { $step }.
error-not-seated = You have no seat at this table.
error-not-host = Only the host of the table may do that.
error-seat-open = Seat { $seat } is still open.
error-seat-taken = Seat { $seat } is taken.
error-seated-already = You have a seat already.
error-seat-yours-already = You are on your seat.
error-seat-not-abandoned = Whoever has seat { $seat } is here.
error-left-already = You have left already.
error-bot-stands-in = A bot plays for you: take your seat back first.
error-name-taken = Somebody here is named { $name } already.
error-name-alike = “{ $name }” looks too much like { $other }, who is at this table.
error-name-reserved = “{ $name }” looks like a name for bots or watchers: please choose another.
error-bad-player-name = A name has 1 to { $most } letters.
error-empty-chat = There is nothing to say.
error-long-chat = Up to { $most } letters, please.
error-muted = The host has muted you.
error-table-closed = This table is closed.
error-started-already = The game has begun.
error-not-started = The game has not begun.
error-game-not-over = The game is not over.
error-hints-off = There are no hints at this table.
error-no-hint = No bot has time for a hint just now.
error-unknown-level = There are no bots of level “{ $level }”. Levels: { $allowed }.
error-seats-not-players = { $seats } seats are given, for { $players } players.
error-bad-clock = A clock has either a bank of time or a time for each turn.

## Pieces on a table in the browser

table-hand = Your hand
table-legal = { $piece }, legal
table-barred = { $piece }, not now
table-cancel = Cancel
table-example = An example to step through
table-example-start = The table before the first step
table-example-hidden = a move that you do not see
table-example-back = One step back
table-example-next = Next step

## The browser

web-home = Home
web-games = Games
web-rules = Rules
web-settings = Settings
web-create = New table
web-replay = Replay
web-close = Close
web-try-again = Try again
web-welcome = Pull up a chair.
web-welcome-more = Small games, with friends or with bots. Nothing to install, no account.
web-players-minutes = { $players } players · { $minutes } min
web-play-bots = Play now
web-play-friends = With friends
web-your-games = Your games
web-open-tables = Open tables
web-no-open-tables = No one is waiting for players right now. Make a table, and list it.
web-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-finished-games = Finished games
web-forget = Take { $game } off this list
web-open-record = Open a record
web-open-record-how = A game that was saved as a file, here or in the terminal. It is shown to you alone.
web-record-file = Record file (.jsonl)
web-record-too-large = This file is too large to be a record of one game.
web-no-storage = This browser keeps nothing: your seats and settings last until you close this page. Copy the link of your seat to come back to it.
web-no-such-page = There is no such page.
web-no-such-page-what = The address may have been cut off. Ask for the link again, or start from the first page.
web-page-missing = The page could not be loaded.
web-offline = The server cannot be reached. We keep trying.
web-server = The server answered in a way this page does not understand.
error-web-offline = The server cannot be reached. Look at your connection and try again.
error-web-server = The server answered in a way this page does not understand. Load the page again.
web-error-unknown = That did not work ({ $key }).
web-advice = Try again in a moment, or start from the first page.
web-advice-web-page-missing = The server is away, or has a newer version: load the page again.
web-advice-passing = This page tries again by itself: you need not do anything.
web-advice-no-such-table = The link may have been cut off, or the table is long gone. Ask for the link again, or make a table of your own.
web-advice-bad-token = The link to this seat is no longer good: ask the host for a new one. You can still watch with the table’s link.
web-advice-ticket-used = It works once. If it was you, choose “Play on another device” on that device. If not, ask the host for a new link. You can still watch.
web-advice-table-closed = The host closed it, or nobody played for a long time. Make a new one.
web-advice-game-not-over = A game can be seen from every side once it is over.
web-advice-web-offline = Look at your connection. The server may be restarting: then it is back in a moment.
web-advice-not-json = This is not a record of Parfait. Choose the file that “Download” saved.
web-not-connected = Not connected: it was not sent. We keep trying.
web-connecting = One moment …
web-reconnecting = Reconnecting …
web-other-version = The server has another version than this page.
web-reload = Load again
web-seats = Seats
web-how-many = Players
web-your-name = Your name
web-seat = Seat { $number }
web-seat-open = Open for a friend
web-seat-kept = Kept for whoever has the link
web-seat-for-you = Kept for you
web-bot-level = Bot: { $level }
web-all-bots = Bots on all seats
web-all-open = All seats open
web-clock = Time to think
web-clock-none = As long as you like
web-clock-live = Live, with a clock
web-clock-days = Some days for each turn
web-minutes = Minutes for the whole game
web-increment = Seconds added each turn
web-days = Days for each turn
web-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-time-left = Time left: { $time }
web-the-table = The table
web-allow-hints = Allow hints from the bots
web-listed = Show it among the open tables
web-table-title = Title (optional)
web-options = Rules of this game you may change
web-rule = Rule { $number }
web-by-lot = Drawn by lot
web-no-limit = No limit
web-create-table = Make the table
web-start = Start
web-sit-here = Sit here
web-put-bot = Put a bot on seat { $number }
web-put-bot-short = Put a bot …
web-seat-link = Link
web-free-seat = Free the seat
web-start-when-full = You can start once every seat is taken.
web-table-full = All seats are taken. You may stay and watch, or make a table of your own.
web-waiting-host = Everyone is here. The host starts the game.
web-waiting-players = Waiting for players …
web-leave-seat = Leave the seat
web-close-table = Close the table
web-close-sure = It ends the game for everyone.
web-invite = Invite
web-invite-how = Whoever has this link can take a free seat, or watch.
web-invite-seat = Invite to seat { $number }
web-invite-seat-how = This link is for one person and works once. Nobody else, not even you, can open the seat with it afterwards. A new link to the seat replaces it.
web-seat-lost = You no longer have a seat here: the host has freed it.
web-link = Link to the table
web-copy-link = Copy the link
web-share = Share …
web-copied = Copied.
web-not-copied = The browser did not allow it: copy the link from its field.
web-invitation = Come and play { $game }!
web-qr = QR code of the link
web-here = here
web-away = away
web-left = has left
web-bot-stands-in = a bot stands in
web-to-play = to play
web-winner = Winner
web-your-turn = Your turn
web-your-turn-said = { $count ->
    [one] Your turn: one possible move.
   *[other] Your turn: { $count } possible moves.
}
web-not-your-turn = It is not your turn yet.
asked = Choose a move.
web-chance = Cards and dice are on their way …
web-table-closed = This table is closed.
web-tools = At the table
web-log = Log
web-log-all = Show it from the start
web-log-empty = Nothing has happened yet.
web-by-time = (time was up)
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-line = { $name }: { $text }
web-send = Send
web-watch = Watch the table
web-watcher = Watcher
web-watching = You are watching.
web-watchers = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
web-hint = Hint
web-hint-said = Hint: { $move }
web-menu = Menu
web-scores = Scores
web-confirm = Play: { $move }
web-take-back = Take back
web-round-over = End of the round
web-game-over = End of the game
web-go-on = Go on
web-rematch = Once more
web-rematch-offered = The same players go on at a new table.
web-watch-rematch = Watch the next game
web-bot-plays-for-you = A bot is playing for you.
web-you-left = You left this seat. It is still yours.
web-return = Take it back
web-host = Your table
web-mute = Mute
web-unmute = Let speak
web-mute-watchers = Watchers may not chat
web-copy-watch-link = Copy the link to watch
web-other-device = Play on another device
web-other-device-how = This link is your seat: whoever has it sees your hand and can play for you. Keep it to yourself.
web-keys = Keys
web-key-tab = to the next piece or button
web-key-arrows = among cards, squares and directions
web-key-enter = play, or confirm
web-key-escape = take back, or close
web-key-moves = to the next piece you may play
web-key-hint = hint
web-key-log = log
web-key-chat = chat
web-key-help = this card
web-download = Download
web-replay-start = Before the first step.
web-eyes = Seen by
web-position = Position in the game
web-step-of = { $step } of { $last }
web-first = To the start
web-back = One step back
web-forward = One step on
web-last = To the end
web-play = Play
web-pause = Pause
web-rules-in-english = These rules are in English for now.
web-rules-choose = Choose a game.
web-language = Language
web-as-browser = As the browser has it
web-theme = Light or dark
web-theme-system = As the system has it
web-theme-light = Light
web-theme-dark = Dark
web-speed = Animation
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = None
web-sounds = Sounds
web-symbols = Larger signs on the pieces
web-confirm-moves = Ask before a move is played
web-notify = Tell me when it is my turn and I look elsewhere
web-notify-denied = The browser does not allow notifications for this page.

error-no-database = There is no database { $database } yet: parfait serve makes it.
error-unknown-action = “{ $action }” is nothing that can be done with tables: { $allowed }.
error-record-before-chance = This record stops where chance is next: it cannot be played on.
tables-table = Table
tables-game = Game
tables-status = Status
tables-seats = Seats
tables-changed = Changed
tables-status-waiting = waiting
tables-status-playing = playing
tables-status-over = over
tables-status-closed = closed
tables-none = There are no tables.
tables-steps = Steps: { $steps }, entries in the log: { $entries }
tables-closed = { $table } is closed.
tables-imported = { $file }, line { $line }: table { $table }
tables-seat-link = Seat { $seat }:
backup-done = Saved: { $file }

## Options, and the table of a game that has none of its own

web-option-whole = A whole number from { $low } to { $high }, please.
web-option-subset = Choose exactly { $count }.
web-option-total = These must add up to { $total }.
web-option-bad = This value is not possible.
web-parts-own = Yours
web-parts-table = On the table
web-piece-hidden = face down
web-piece-none = empty
web-moves = Move
web-moves-begin = Choose how your move begins
web-moves-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-points = Points
web-difficulty = { $level ->
    [1] easy
    [2] some thought
   *[3] demanding
}
