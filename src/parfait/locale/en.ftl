### Words that belong to no game. `$you` is "yes" when `$seat` is the one who is told.

list-separator = {", "}
sentence-separator = {" "}
labelled = { $label }: { $value }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { $value }%
about = about { $value }
you = You
bot = Bot { $number }
player = Player { $number }
chance = Chance
term-chance = { $kind ->
    [deal] deal
    [first] draw for first player
    [roll] roll
    [reroll] re-roll
    [rolloff] roll-off
    [reshuffle] reshuffle
    [pick] random pick
    [shuffle] shuffle
   *[other] { $kind }
}

## Events of every game

first = { $you ->
    [yes] You were picked at random to start.
   *[no] { $seat } was picked at random to start.
}
round-begins = Round { $round }
round-ends = Round { $round } is over.
game-ends = { $count ->
    [one] Winner: { $seats }.
   *[other] Shared win: { $seats }.
}
took-back = { $you ->
    [yes] You take back your last move.
   *[no] { $seat } takes back their last move.
}
turn-of = { $you ->
    [yes] Your turn.
   *[no] { $seat }’s turn.
}

## Errors

error-game-over = The game is over.
error-chance-is-next = No moves now: the { $chance } comes next.
error-no-chance-now = It is a player’s turn: nothing is dealt, rolled or drawn now.
error-other-chance = The { $expected_chance } comes next, not the { $found_chance }.
error-bad-first = The starting player must be one of the seats that may start.
error-not-the-deck = The deal must hold each of the { $count } cards once.
error-not-a-list-of-cards = A list of cards is needed, not { $found }.
error-no-such-card = There is no card { $card }.
error-hands-for-each-seat = There must be { $players } hands, one per seat.
error-hand-size = Seat { $seat } is dealt { $count } cards instead of { $expected }.
error-card-twice = { $card } is dealt twice.
error-unreadable-move = “{ $move }” is not a move of this game.
error-unknown-option = There is no option “{ $option }”. Options: { $allowed }.
error-bad-option = { $option } cannot be { $value }. Allowed: { $allowed }.
error-unknown-game = There is no game “{ $game }”. Games: { $games }.
error-broken-game = { $game } cannot be played here: { $reason } (see parfait doctor)
error-game-fails = { $title } has a bug at { $place }; see the server’s log. Other games continue.
error-players = { $game } is for { $allowed } players, not { $players }.

## Errors of records

error-not-json = This is not JSON, or it is cut off (column { $column } of { $length }).
error-not-utf8 = The text is not UTF-8.
error-too-deep = The JSON is nested too deeply.
error-bad-json-value = A value cannot be read: { $found }.
error-key-twice = The key “{ $name }” appears twice.
error-not-an-object = A record is a JSON object.
error-not-a-record = This is not a record: its “format” must be { $expected }.
error-other-version = This record has version { $found }; this program reads { $expected }.
error-bad-key = “{ $name }” cannot be { $found }.
error-bad-header = The game, players or options are not valid.
error-bad-step = This step is not possible.
error-result-too-early = There is a result, but the game is not over.
error-result-missing = The game is over, but its result is missing.
error-false-result = The record gives the { $part } as { $given }, but its steps lead to { $expected }.
error-line-too-long = The line is longer than { $limit } bytes.
error-no-record = The file holds no record.
error-step-not-an-object = A step is a JSON object, not { $found }.
error-step-neither-move-nor-chance = A step is a move of a seat or an outcome of chance, not { $found }.
error-not-your-turn = It is seat { $expected_seat }’s turn, not seat { $seat }’s.
error-legal-not-a-list = “legal” is a list of moves, not { $found }.
error-legal-twice = “legal” has { $move } twice.
error-legal-lacks = “legal” lacks { $move }.
error-legal-too-many = “legal” has { $move }, which is not legal here.

## Errors of the command

error-unknown-language = Parfait does not speak “{ $language }” yet. Languages: { $allowed }.
error-not-a-number = { $option } takes a whole number, not “{ $value }”.
error-number-out-of-range = { $option } takes a number from { $low } to { $high }, not { $value }.
error-option-without-value = “{ $option }” has no value: --option NAME=VALUE, for instance first_player=0.
error-unknown-command = There is no command “{ $command }”. Commands: { $allowed }.
error-unknown-command-but = There is no command “{ $command }”. Did you mean “{ $meant }”?
error-no-such-flag-but = Unknown option { $flag }. Did you mean { $meant }? See: { $see }
error-unknown-shell = There is no script for “{ $shell }”. Shells: { $allowed }.
error-no-such-flag = Unknown option { $flag }. See: { $see }
error-missing-argument = { $name } is missing. See: { $see }
error-flag-needs-value = { $flag } needs a value. See: { $see }
error-flag-takes-no-value = { $flag } takes no value. See: { $see }
error-extra-argument = Unexpected argument “{ $argument }”. See: { $see }
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
error-endless = With these options a game might never end, so bots cannot play it by themselves.
error-unknown-seat = “{ $seat }” is not a kind of player. Kinds: { $allowed }.
error-bad-name = “{ $name }” is too long for the table: a name has at most { $most } characters.
error-seats-for-players = { $seats ->
    [one] One seat is named
   *[other] { $seats } seats are named
}, but there are { $players } players.
error-file-exists = { $file } already exists: choose another name.
error-not-one-game = { $file } holds { $count } games; a saved-game file holds exactly one.
error-already-over = { $file }: this game is over. To see it again: parfait replay { $file }
error-resume-alone = A saved game already has its game, players and options: use --resume on its own.
error-from-alone = --from already has its game, players and options: leave them out, and --resume too.
error-branch-unfinished = This game is not over: you can only play on from finished games.
error-branch-step = There is no step { $step }: you can play on from steps 0 to { $last }.
error-false-branch = The record does not match the game it claims to continue ({ $part }).
error-which-game = Which game? parfait play GAME: { $games }.
error-no-such-game = { $file } has no game { $number }: it holds { $count }.
error-no-page = The rules page of { $game } is missing.
error-no-rule = There is no rule { $number }: the rules go from { $first } to { $last }.
error-no-such-rule = There is no rule “{ $number }”. Rules are numbered like this: { $prefixes }.

## The `parfait` command

cli-stopped = Stopped.
cli-players = { $players } players
cli-facts = { $players } players · { $minutes } minutes · { $designers }{ $licence ->
    [none] {""}
   *[other] {" "}· { $licence }
}
cli-allowed = Allowed: { $values }
cli-rules-in-english = These rules are only available in English for now.
cli-verified = Records: { $right } valid, { $wrong } invalid.
cli-recording = Playing { $game }
cli-record-stopped = Stopped. { $file } is unchanged.

cli-which-game = Which game (number or name)?
cli-how-many = How many players, { $allowed }? [{ $usual }]
cli-hand-over = { $name }: press Enter when you are at the screen.
cli-your-move = Your move (? for help):
cli-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
cli-not-a-move = “{ $move }” is not a move here. Type ? for help.
cli-no-such-number = Choose a number from 1 to { $last }, or type a move.
cli-more-moves = … and { $count } more: type the beginning of a move, such as { $example }
cli-many-moves = Type a number to list those moves. Or type a move, or its beginning: { $example }
cli-the-end = The end
cli-help-moves = Type the number of a move, the move itself (as in the grey letters), or its beginning to see how it can continue. Enter alone shows the table again.
cli-help-rules = rules: the rules of this game. rules 8: rule number 8.
cli-help-log = log: everything that has happened so far.
cli-help-save = save: save the game. save FILE: save under a name of your choice.
cli-help-quit = quit: leave the game (you can save first). Ctrl-C and Ctrl-D save and leave.
cli-saved = Saved: { $file }
cli-save-first = Save the game first? [Y/n]
cli-no-words = n no
cli-left-saved = The game is saved. To continue it: parfait play --resume { $file }
cli-not-saved = The game could not be saved. { $reason }
cli-saved-none = No games are saved.
cli-saved-over = finished
cli-saved-open = unfinished
cli-saved-how = To continue one: parfait play --resume FILE (or “last”). Finished ones: parfait replay, review, practise FILE. All of them are in { $folder }.
cli-kept = The game has been saved: { $file }
cli-after-game = review, practise, again, save FILE, or Enter to finish:
cli-not-a-command = There is no command “{ $command }” here. The game has been saved.
cli-not-a-command-but = There is no command “{ $command }” here. Did you mean { $meant }?
cli-help-undo = undo: take back your last move, as long as nobody has moved and nothing has come to light since.
cli-undo-too-late = There is no move to take back: somebody has moved since, or something has come to light.
cli-not-a-move-but = “{ $move }” is not a move here. Did you mean { $meant }?
cli-step-on = Enter: next step, b: back, a number: that step, q: quit
cli-step = Step { $step } of { $last }
cli-no-such-step = Type a step from 0 to { $last }, b or q.
cli-unfinished = The record stops here: this game is not over.

cli-doctor-well = All is well.
cli-doctor-broken = Something is broken (✗).
cli-doctor-compiled = { $count } modules are compiled.
cli-doctor-plain = { $count } modules run as plain Python: { $modules }
cli-doctor-all = all of them
cli-doctor-slower = Plain Python plays by the same rules, only slower.
cli-doctor-compile = If you have a C compiler, run: make setup (or install Parfait again, from its sources).
cli-doctor-reinstall = make setup (or install Parfait again).
cli-doctor-compiler = C compiler: { $compiler }
cli-doctor-no-compiler = No C compiler.
cli-doctor-get-compiler = Debian, Ubuntu: apt install gcc python3-dev · Fedora: dnf install gcc python3-devel · macOS: xcode-select --install · then: make setup
cli-doctor-no-headers = The C headers of Python are missing.
cli-doctor-get-headers = Debian, Ubuntu: apt install python3-dev · Fedora: dnf install python3-devel · then: make setup
cli-doctor-extra = Extra “{ $extra }” ({ $purpose }): installed
cli-doctor-no-extra = Extra “{ $extra }” ({ $purpose }): not installed
cli-extra-lab = ratings in parfait arena, parfait lab
cli-extra-envs = environments for research, parfait.envs
cli-extra-cluster = parfait lab on several machines
cli-extra-postgresql = tables in PostgreSQL, several server processes
cli-doctor-game = { $game }: plays, and its record verifies ({ $steps } steps)
cli-doctor-language = Language: English ({ $language })
cli-doctor-no-terminal = The output is not a terminal: plain text, 80 columns.
cli-doctor-width = Terminal: { $width } columns
cli-doctor-narrow = Terminal: { $width } columns; tables look better with { $wanted }.
cli-doctor-colours = Colours: { $colours }
cli-doctor-no-colours = No colours: every card and die also shows its letter.
cli-doctor-no-utf8 = The terminal’s encoding is { $encoding }: some symbols show as “?”.
cli-doctor-get-utf8 = export LC_ALL=C.UTF-8

## What is wrong with a game's folder

inspection-broken = { $game } cannot be played: { $reason }
inspection-no-file = { $game }: there is no { $file }.
inspection-double-prefix = { $game }: its rules are numbered { $prefix }-1 …, like those of { $other }.
inspection-bad-words = { $game }: { $file } has a passage that cannot be read: { $passage }
inspection-bad-lesson = { $game }: the lesson cannot be read: { $reason }
inspection-foreign-key = { $game }: the message { $message } in { $file } does not begin with the game’s name.
inspection-no-message = { $game }: { $file } has no message { $message }.
inspection-unknown-message = { $game }: { $file } has a message { $message } that is not in the English file.
inspection-no-layout = { $game }: the view has no LAYOUT, so the table is guessed from its fields.
inspection-not-given = { $game }: GAME does not name “{ $name }” in given, so nobody sees it after the game and it cannot be dealt again.
inspection-no-translation = { $game }: no words in “{ $language }”; English is shown.
inspection-untranslated = { $game }: not in “{ $language }”, so shown in English: { $messages }

## Games that are one file

prototype-move = { $move }
prototype-play = { $seat }: { $move }.
prototype-secret = { $you ->
    [yes] You choose in secret.
   *[no] { $seat } chooses in secret.
}
prototype-text = { $text }
prototype-text-of = { $seat }: { $text }
prototype-now = { $label }: { $value }
prototype-now-of = { $seat } – { $label }: { $value }
error-prototype-not-offered = That move is not offered now.
error-prototype-outcome = That result is not possible here ({ $chance }).
error-bad-game-name = { $name } cannot be the name of a game: use letters, digits and hyphens, as in lucky-seven.
error-game-exists = There is already a game called { $name }: choose another name.
error-unknown-example = There is no example { $name }. Examples: { $allowed }.
cli-new-written = Created { $file }. You can play it as it is, then turn it into your own game. Next:
cli-check-played = { $game }: { $games } random games, { $moves } moves each on average, at most { $widest } to choose from.
cli-check-well = No problems found.

## Lessons

lesson = Lesson
lesson-learn = Learn to play
lesson-resume = Continue the lesson
lesson-offer = New to { $game }?
lesson-offer-more = A short lesson shows you how it’s played, move by move. It takes about five minutes.
lesson-show-me = Show me how
lesson-know-it = I know how to play
lesson-leave = Leave
lesson-back = Back
lesson-next = Next
lesson-skip = Skip
lesson-again = Start again
lesson-new-table = New table
lesson-closing = You know how to play { $game }
lesson-part-of = Part { $part } of { $parts }
lesson-show-move = Show me
lesson-the-move = Try this: { $move }
lesson-not-allowed = Not allowed.
error-no-lesson = There is no lesson for { $game } yet.
error-lesson-part-over = This part of the lesson is over.
error-lesson-other-move = The lesson does not continue after the move { $move }.
cli-lesson-go-on = Enter: next part, q: quit
cli-lesson-left = To continue the lesson: parfait learn { $game } --part { $part }
cli-lesson-over = Now play a real game: parfait play { $game }
cli-practise-turn = { $name } to play: find the better move ({ $number } of { $last })
cli-lesson-help = hint: the move to find. quit: leave.
cli-lesson-free = Here it is up to you: any move will do.
error-no-lesson-part = There is no part { $part }: the lesson has parts 1 to { $last }.
# The others in a lesson
lesson-anna = Anna
lesson-ben = Ben

## Bots

bot-level-random = Random
bot-level-greedy = Greedy
bot-level-1 = Newcomer
bot-level-2 = Casual
bot-level-3 = Regular
bot-level-4 = Expert
bot-level-5 = Master
bot-numbered = { $name } { $number }

# What the bots are called, three of each level, and what they say once in a while: at most once in a round, and only about the scores.
character-pip = Pip
character-mochi = Mochi
character-waffle = Waffle
character-biscuit = Biscuit
character-nougat = Nougat
character-compote = Compote
character-caramel = Caramel
character-chantilly = Chantilly
character-praline = Praline
character-mocha = Mocha
character-sorbet = Sorbet
character-brioche = Brioche
character-saffron = Saffron
character-yuzu = Yuzu
character-anise = Anise
banter-merry-scored = Ooh, that went well!
banter-merry-passed = Hey, wait for me!
banter-merry-win = I won! I really won!
banter-merry-lose = That was fun. Again?
banter-shy-scored = Oh. That was me?
banter-shy-passed = I thought so…
banter-shy-win = I’m as surprised as you are.
banter-shy-lose = Well played, everyone.
banter-dry-scored = Noted.
banter-dry-passed = How rude.
banter-dry-win = Not bad, if I may say so.
banter-dry-lose = Let’s call it research.
banter-proud-scored = Did you see that?
banter-proud-passed = Enjoy it while it lasts.
banter-proud-win = Naturally.
banter-proud-lose = You were lucky. A little.
banter-calm-scored = One step at a time.
banter-calm-passed = There is still time.
banter-calm-win = A good game, from first to last.
banter-calm-lose = You earned that.

error-limit-one-of-two = Limit a bot’s thinking by iterations or by seconds: give exactly one.
error-limit-iterations = { $given } is not a valid number of iterations: from 1 to { $most }.
error-limit-seconds = { $given } is not a valid number of seconds: more than 0, and up to { $most }.
error-nothing-to-decide = In this view it is not this seat’s turn to decide.
error-not-a-view = { $found } is not a view of a game.
error-not-a-view-of = { $found } is not a view of { $game }.
error-unknown-bot = There is no bot “{ $name }”. Bots: { $names }, or module:Class.
error-bot-does-not-load = The bot “{ $name }” does not load: { $reason }
error-bot-ends-process = The bot “{ $name }” does not load: it ends its process (exit code { $code }).
error-bot-loads-slowly = The bot “{ $name }” does not load: it is not ready after { $seconds } seconds.
error-bots-in-arena = An arena is for 2 to { $most } bots, not { $count }. To have a bot play itself, name it twice.
error-workers-die = The worker processes keep dying (exit code { $code }), and it is not a bot’s fault.
error-bots-do-not-load = The bots are not ready after { $seconds } seconds.

hint-title = From your seat:
hint-move = { $move }: you would win about { $wins } in 100 games like this
hint-only-move = There is only one move: { $move }.
hint-clear = The first is clearly the best.
hint-close = The first looks best, but the second may be as good.
hint-alike = They are about equally good: pick whichever you like.
hint-say = { $verdict ->
    [clear] Best move: { $move }.
    [alike] Equally good: { $move } or { $second }.
   *[close] Best move, by a little: { $move }.
}
hint-type-why = Type “why” to see the reasons.
hint-outlook = { $outlook ->
    [winning] You are winning.
    [ahead] You are ahead.
    [behind] You are behind, but there is hope.
    [losing] It will be hard to win this one.
   *[even] It could go either way.
}
hint-why = { $fact } ({ $contrast }).
hint-why-best = best move: { $other }
hint-why-second = second move: { $other }
hint-why-third = third move: { $other }
hint-why-other = other move: { $other }
hint-why-others = { $more ->
    [yes] other moves: at most { $other }
   *[no] other moves: at least { $other }
}
why-score = Brings the score to { $value } on average
cli-help-hint = hint: the best move, in a sentence.
cli-help-why = why: the reasons for a hint, and how often each move wins.

arena-bot = Bot
arena-games = Games
arena-win-rate = Won
arena-interval = 95% interval
arena-adjusted = Without luck
arena-adjusted-interval = 95% interval
arena-par = Expected
arena-rating = Rating
arena-stopped = Stopped after { $games } of { $wanted } games.
arena-forfeit-raised = { $bot } forfeits a game: it raised { $details }
arena-forfeit-illegal = { $bot } forfeits a game: { $details } is not a legal action.
arena-forfeit-slow = { $bot } forfeits a game: no move after { $details }.
arena-forfeit-died = { $bot } forfeits a game: its process ended during its turn.
arena-forfeits = { $bot }: games forfeited: { $games }

## Bots as guests of a server

join-seated = Playing seat { $seat } in a game of { $game }. To return to it from any device: { $link }
join-reconnecting = The server does not answer; trying again …
join-won = { $name } wins. Scores: { $scores }
join-lost = { $winners } won, { $name } did not. Scores: { $scores }
join-shared = { $winners } share the win. Scores: { $scores }
error-bad-link = “{ $link }” is not a link to a table, such as https://example.org/t/4fTk9QzRw2Xb7c.
error-server-unreachable = No server answers at { $link }: { $reason }
error-no-parfait-server = The server at { $link } is not a Parfait server: { $reason }
error-server-went-away = The server at { $link } has not answered for { $seconds } seconds.
error-other-protocol = The server at { $link } speaks protocol version { $theirs }; this Parfait speaks version { $ours }.
error-table-full = No seat is free at this table.
error-guest-raised = The bot crashed and left its seat: { $details }
error-guest-illegal = The bot left its seat: it chose { $details }, which is not a legal action.
error-view-lacks-field = The server plays another version of { $game }: its views have no “{ $field }”.
error-view-not-understood = The server plays another version of { $game }: { $reason }
error-unknown-refusal = The server refused, for a reason that this version does not know: { $reason }

analysis-step = Step
analysis-player = Player
analysis-played = Played
analysis-best = Best
analysis-loss = Loss (% of a win)
analysis-why = Why
analysis-none = There are no decisions to analyse.
analysis-total = { $name }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, { $best } matched the search; on average { $loss }% of a win lost

## The server

server-open = Open { $address }
server-open-lan = Friends on the same network: { $address }
server-database = Games are kept in { $database }
server-compiled = Rules and bots: compiled
server-compiling = Rules and bots: plain Python for now. The compiled rules take over as soon as they are ready; games continue.
server-plain = Rules and bots: plain Python (slower; see parfait doctor)
server-not-built = The browser client is not built here: if npm is installed, run make setup to build it. The server itself is ready.
preview-invites = { $host } invites you to play { $game } ({ $free ->
    [0] all seats taken
   *[other] { $free } of { $seats } seats free
})
preview-open = { $game } ({ $free ->
    [0] all seats taken
   *[other] { $free } of { $seats } seats free
})
page-description = Small tabletop games, with friends and with bots.
preview-seated = Seated: { $names }
server-stop = Ctrl-C stops the server; every game can be resumed next time.
server-stopped = Stopped. Nothing is lost.
server-stopped-away = Stopped. The database could not be reached at the end: check it before you start again.
server-unknown-setting = { $name } is not a setting of this server, and is ignored.
server-mistyped-setting = { $name } is not a setting of this server, and is ignored. Did you mean { $nearest }?
server-few-connections = Only { $most } connections at a time: this process may not open more files (ulimit -n, or LimitNOFILE= in a service).

error-unknown-log-level = “{ $level }” is not a log level: debug, info, warning or error.
error-not-a-server = “{ $url }” is not a server’s address. For example: https://games.example.org
error-backups-of-no-server = --backups needs --server, the address of the server whose backups they are.
error-workers-need-postgresql = Several server processes need PostgreSQL: --database postgresql://…
error-workers-not-here = Several server processes need Linux or macOS. Here, start one server on each of several ports.
error-bad-setting = { $name } cannot be “{ $value }”.
error-cannot-listen = Cannot listen on { $host }, port { $port }: { $reason }.
error-port-in-use = Port { $port } is in use. Stop the program that uses it, or choose another port with --port.
error-database-unusable = The database { $database } cannot be used: { $reason }.
error-database-damaged = The database { $database } is damaged: { $reason }. Stop here and put a backup in its place: parfait restore FILE
error-database-not-url = Write the database as a URL: postgresql://USER@HOST/DATABASE
error-database-newer = The database { $database } was written by a newer Parfait (version { $found }; this one knows { $known }). Install the newer version again, or restore a backup.
error-database-in-use = Another server is using { $database }.
error-database-unreachable = PostgreSQL does not answer: { $reason }
error-no-postgresql-driver = The PostgreSQL driver does not load: { $reason }
error-env-not-reset = The environment has to be reset first.
error-env-bad-actions = Expected { $count } whole numbers, one action per game, not { $found }.
error-env-over = Game { $index } is over: its action must be -1, not { $action }.
error-env-worker-lost = One of the environment’s processes has died: create a new environment.
error-env-bad-setting = { $setting } cannot be { $value }.
error-missing-extra = This needs Parfait’s extra “{ $extra }”; to install it: { $command }
error-unknown-database = “{ $database }” is not a database: sqlite:FILE or postgresql://…
error-backup-with-pg-dump = PostgreSQL is backed up with its own tools: pg_dump --format=custom.
error-restore-with-pg-restore = PostgreSQL is restored with its own tools: pg_restore --clean --if-exists --dbname URL FILE. An SQLite backup goes into an empty database with parfait tables copy FILE URL.
error-backup-unusable = { $file } is not a usable backup: { $reason }.
error-backup-not-ours = { $file } is a database, but not one of Parfait’s.
error-backup-incomplete = { $file } is not a usable backup: there are gaps in the logs of its tables ({ $tables }).
error-database-not-empty = There are tables in that database already: copy into an empty one.
error-copy-differs = The copy would not be the same as the original, so nothing was written.
error-no-such-table = There is no such table.
error-no-such-page = There is nothing here.
error-metrics-local = These figures are shown only to programs on the server’s own machine; PARFAIT_METRICS=all shows them to everyone.
error-bad-method = This address does not take that kind of request.
error-strange-host = This server does not go by the name “{ $host }”. If it should, start it with --public-url http://{ $host }, or add --origin http://{ $host } to its options.
error-foreign-page = A page on another site cannot do that here.
error-not-json-type = Send this as application/json.
error-no-such-seat = There is no seat { $seat }.
error-no-table = Join a table first.
error-bad-token = This link does not match any seat at this table.
error-ticket-used = Someone has already sat down with this link.
error-seat-moved = Your seat was opened on another device with a new link, so it can no longer be played from here.
error-seat-given = The others have given your seat to somebody else. You can still watch.
error-seat-freed = You no longer have a seat here: the host has cleared it.
error-kicked = The host has removed you from this table. You can still watch.
error-link-waits = This link will work in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}. Until then, the player’s old device can object.
error-no-link-needed = This seat needs no new link.
error-not-watching = Only spectators can do that.
error-watch-by-name = Give your name first, so that the others know who is asking.
error-too-many-watchers = At most { $most } spectators can give their names.
error-seat-not-free = You can only take over from someone who has left for good.
error-wished-already = Someone already wants to take over from { $name }.
error-wish-declined = The others want to keep the seat for { $name }.
error-bad-message = This message cannot be read: { $reason }
error-not-json-message = This message is not JSON.
error-too-large = Too large: the limit is { $most } bytes.
error-bad-query = { $name } must be a whole number from { $low } to { $high }.
error-too-fast = Too many requests: wait a moment.
error-too-many-tables = There are too many tables already.
error-too-many-open-tables = { $most } tables made from your address are still open. Finish or close some of them first.
error-endless-table = With these options a game might never end, so a table cannot use them. Choose a limit.
error-too-many-records = Too many records are being replayed at the moment: try again in a while.
error-record-too-slow = This record takes too long to replay.
error-table-crowded = There are too many people at this table already.
error-table-busy = This table is busy: try again.
error-storage-away = The game can’t be saved at the moment, so this was not done. Try again soon.
error-our-fault = Something went wrong on our side. The game is unchanged.
error-wrong-step = The game has moved on to step { $step }.
error-not-seated = You have no seat at this table.
error-not-host = Only the host of the table may do that.
error-not-founder = Only the person who made this table can close it.
error-opening-too-long = You can only play on from a game’s first { $most } steps; this is step { $step }.
error-opening-fixed = This table continues another game: its players and rules cannot be changed.
error-players-changed = Someone has just joined or left: there { $players ->
    [one] is now { $players } player
   *[other] are now { $players } players
} at the table.
error-seat-open = Seat { $seat } is still open.
error-seat-taken = Seat { $seat } is taken.
error-seated-already = You already have a seat.
error-seat-yours-already = You are already in your seat.
error-seat-not-abandoned = The player in seat { $seat } is here, or has only just left.
error-left-already = You have already left your seat.
error-bot-stands-in = A bot is playing for you: return to your seat first.
error-answer-stands = Your time is up: your choice stands.
error-take-backs-off = This table has a clock, so moves cannot be taken back.
error-nothing-to-take-back = You have no move to take back.
error-take-back-asked = Another player is already asking to take a move back.
error-no-take-back-asked = Nobody is asking to take a move back any more.
error-name-taken = Someone here is already called { $name }.
error-name-alike = “{ $name }” looks too much like { $other }, who is at this table.
error-name-reserved = “{ $name }” looks like a name for bots or spectators: please choose another.
error-bad-player-name = A name must have 1 to { $most } characters.
error-empty-chat = The message is empty.
error-long-chat = At most { $most } characters, please.
error-muted = The host has muted you.
error-table-closed = This table is closed.
error-table-deleted = This table was deleted.
error-table-unreadable = This game can’t be opened: another version of Parfait saved it, or it is damaged. It is kept as it is.
error-started-already = The game has already begun.
error-not-started = The game has not begun yet.
error-game-not-over = The game is not over.
error-hints-off = There are no hints at this table.
error-no-hint = No bot has time for a hint just now.
error-unknown-level = There are no bots of level “{ $level }”. Levels: { $allowed }.
error-seats-not-players = Seats given: { $seats }; players: { $players }.
error-too-few-seats = { $people } people already have a seat here: clear a seat first, or choose more players.
error-bad-clock = A clock has either a total time or a time per turn.

## Pieces on a table in the browser

table-hand = Your hand
table-legal = { $piece }, playable
table-barred = { $piece }, not playable now
table-cancel = Cancel
table-example = Step-by-step example
table-example-start = The table before the first step
table-example-hidden = a move that you do not see
table-example-back = Previous step
table-example-next = Next step

## The browser

web-home = Home
web-games = Games
web-rules = Rules
web-settings = Settings
web-lab = Lab
web-lab-title = Studies of the rules
web-lab-none = This server has no studies yet. Its host can add one: parfait lab run STUDY --out DATA/lab/NAME, where DATA is the folder that holds the database.
web-lab-report = Report
web-lab-no-report = No report yet. To write one: parfait lab report FOLDER.
web-lab-try = Try these rules
web-lab-rulebook = rulebook
web-create = New table
web-replay = Replay
web-close = Close
web-try-again = Try again
web-welcome = Pull up a chair.
web-welcome-more = Small games, with friends or with bots. Nothing to install, no account.
web-welcome-games = { $count ->
    [1] A card and dice game
    [2] Two card and dice games
    [3] Three card and dice games
    [4] Four card and dice games
    [5] Five card and dice games
    [6] Six card and dice games
   *[other] { $count } card and dice games
}
web-next-game = Back to { $game }
web-next-lesson = Continue the lesson: { $game }
web-next-learn = Learn { $game }
web-next-again = Play { $game } again
web-lesson-minutes = about five minutes
web-learned = Learned
web-played-won = { $played ->
    [one] { $played } game played
   *[other] { $played } games played
}, { $won } won
web-won-by = { $you ->
    [yes] { $others ->
        [0] You won
       *[other] You and { $names } won
    }
   *[no] { $names } won
}
web-players-minutes = { $players } players · { $minutes } min
web-play-bots = Play now
web-play-against = { $count ->
    [one] against one bot ({ $level })
   *[other] against { $count } bots ({ $level })
}
web-play-friends = With friends
web-play-friends-how = invite by link or QR code
web-first-game = A good first game
web-your-games = Your games
web-own-waiting = { $count ->
    [one] One is waiting for you
   *[other] { $count } are waiting for you
}
web-own-with = with { $names }
web-own-alone = nobody else yet
web-own-full = Everyone is here
web-own-lost = Your seat is no longer there
web-own-hidden = { $game } is hidden. You keep your seat.
web-own-hidden-count = Hidden games ({ $count })
web-own-show = Show again
web-undo = Undo
web-next-table = { $count ->
    [one] It is your turn at another table: { $game }
   *[other] It is your turn at { $count } other tables; next: { $game }
}
web-next-table-short = Next table
web-evening = Start an evening with friends
web-join = Join with a code
web-open-tables = Open tables
web-no-open-tables = No open tables right now. Create one and list it here.
web-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-finished-games = Finished games
web-forget = Remove { $game } from this list
web-open-record = Open a record
web-open-record-how = A game saved as a file, here or in the terminal. Only you will see it.
web-record-file = Record file (.jsonl)
web-record-too-large = This file is too large to be a record of one game.
web-no-storage = This browser isn’t storing anything: your seats and settings will be lost when you close this page. Copy the link of your seat to come back to it.
web-no-such-page = There is no such page.
web-no-such-page-what = The address may have been cut off. Ask for the link again, or go to the home page.
web-page-missing = The page could not be loaded.
web-offline = The server cannot be reached. Still trying…
web-server = The server sent an unexpected answer.
error-web-offline = The server cannot be reached. Check your connection and try again.
error-web-server = The server sent an unexpected answer. Reload the page.
web-error-unknown = That did not work ({ $key }).
web-advice = Try again in a moment, or go to the home page.
web-advice-web-page-missing = The server is down or has been updated: reload the page.
web-advice-passing = This page will keep trying; there is nothing you need to do.
web-advice-no-such-table = The link may have been cut off, or the table is long gone. Ask for the link again, or create a table of your own.
web-advice-bad-token = The link to this seat is no longer valid: ask the host for a new one. You can still watch with the table’s link.
web-advice-ticket-used = Each link works once. If it was you who used it, choose “Play on another device” on that device. If not, ask the host for a new link. You can still watch.
web-advice-table-closed = The host closed it, or nobody played for a long time. Create a new one.
web-advice-table-deleted = The people who run this server deleted it. Create a new one.
web-advice-game-not-over = You can replay a game from every seat once it is over.
web-advice-web-offline = Check your connection. The server may be restarting; it should be back in a moment.
web-advice-not-json = This is not a Parfait game file. Choose the file you saved with “Download”.
web-not-connected = Not connected: nothing was sent. Still trying…
web-move-kept = No connection. Your move is saved and will be sent as soon as you are back online.
web-connecting = One moment…
web-reconnecting = Reconnecting…
web-other-version = This page is out of date.
web-reload = Reload
web-seats = Seats
web-how-many = Players
web-your-name = Your name
web-seat = Seat { $number }
web-your-seat = Your seat
web-about-seat = { $name }: what the numbers mean
web-seat-open = Open
web-seat-kept = Reserved (invitation link)
web-seat-for-you = Reserved for you
web-bot-level = Bot: { $level }
web-clock = Time limit
web-clock-none = None
web-clock-live = Real time, with a clock
web-clock-days = Several days per turn
web-clock-turn = Real time, with a limit per turn
web-turn-seconds = Seconds per turn
web-clock-said-turn = { $seconds } s per turn
web-minutes = Minutes per player
web-increment = Seconds added per turn
web-days = Days per turn
web-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-time-left = Time left: { $time }
web-the-table = The table
web-setup = Set up the table
web-setup-how = You can change all of this until the game starts. Everyone sees it at once.
web-invites-you = { $host } invites you to play { $game }
web-clock-said-none = No time limit
web-clock-said-live = { $seconds ->
    [0] { $minutes } min per player
   *[other] { $minutes } min per player + { $seconds } s per turn
}
web-clock-said-days = { $days ->
    [one] One day per turn
   *[other] { $days } days per turn
}
web-hints-on = Hints allowed
web-hints-off = No hints
web-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
web-option-changed = changed
web-yes = yes
web-no = no
web-allow-hints = Allow hints from the bots
web-listed = List it under open tables
web-table-title = Title (optional)
web-options = Optional rules
web-rule = Rule { $number }
web-by-lot = Random
web-no-limit = No limit
web-start = Start
web-sit-here = Sit here
web-sit-name = Enter your name to sit down.
web-put-bot = Add a bot to seat { $number }
web-put-bot-short = Add a bot…
web-seat-link = Link
web-free-seat = Clear seat
web-remove-question = Clear { $name }’s seat?
web-remove-how = Someone you remove can still watch, but cannot sit down at this table again unless you send them a link to a seat.
web-remove-bar = Remove and keep out
web-start-with = { $count ->
    [one] Start with { $count } player
   *[other] Start with { $count } players
}
web-start-bots = { $count ->
    [one] Start with a bot in the open seat
   *[other] Start with bots in the open seats
}
web-start-or-wait = Or wait until every seat is taken.
web-table-full = All seats are taken. You may stay and watch, or create a table of your own.
web-waiting-host = Everyone is here. Waiting for the host to start.
web-all-here-host = Everyone is here: you can start.
web-waiting-players = Waiting for players…
web-leave-seat = Leave seat
web-close-table = Close table
web-close-question = Close this table?
web-close-sure = The game ends for everyone and cannot be continued.
web-close-no = Keep the table
web-cancel = Cancel
web-more-options = More options
web-invite = Invite
web-invite-how = Whoever has this link can take a free seat, or watch.
web-invite-seat = Invite to seat { $number }
web-invite-seat-how = This link is for one person and works once: after that, nobody else (not even you) can use it. A new link to the seat replaces it.
web-seat-lost = You no longer have a seat here: the host has cleared it.
web-link = Link to the table
web-copy-link = Copy the link
web-share = Share…
web-copied = Copied.
web-not-copied = The browser blocked copying. Copy the link from the box instead.
web-invitation = Come and play { $game }!
web-qr = QR code of the link
web-here = here
web-away = away
web-left = has left
web-away-short = away · { $time }
web-away-now = { $name } is away.
web-away-soon = After a minute, you can let a bot play instead.
web-away-for = { $name } has been away for { $time }.
web-idle-short = waiting · { $time }
web-idle-for = { $name } has not moved for { $time }.
web-still-there = Still there? It is your turn.
web-link-local = This link opens on this computer only. To play with others, start the server for the whole network, or give it a public address.
web-has-left = { $name } has left the table.
web-is-back = { $name } is back.
web-time-long = { $unit ->
    [days] { $count } days
    [hours] { $count } hours
   *[minutes] { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
}
web-time-short = { $unit ->
    [days] { $count } d
    [hours] { $count } h
   *[minutes] { $count } min
}
web-bot-stands-in = a bot is playing
web-bot-plays-for = A bot is playing for { $name }.
web-let-bot-play = Let a bot play for { $name }
web-let-bot-play-short = Let a bot play
web-new-link = Give a new link…
web-new-link-for = A new link for { $name }
web-new-link-how = For someone who has lost their device, or whose browser has forgotten the seat. Whoever opens the link sees the hand and plays on. The old device, if it is still connected, can object.
web-new-link-give = Make the link
web-new-link-two = One more player has to agree.
web-new-link-asked = { $names } says that { $name } has lost their device, and asks for a new link.
web-renewed-you = Your seat is about to move to another device with a new link. If you have not lost yours, say so.
web-keep-seat = I’m here: keep my seat
web-invited-back = This link opens { $name }’s seat.
web-play-here = Play here
web-agree = Agree
web-disagree = No
web-wish-asked = { $name } would like to take over { $old }’s seat and hand. { $old } could then no longer come back.
web-wish-waits = You asked for { $old }’s seat. Still to agree: { $names }.
web-wish = Take over from { $name }
web-withdraw = Withdraw
web-watch-as = Give your name…
web-watch-title = Watch under your name
web-watch-how = Everyone at the table sees it.
web-wait-seat = I would like a seat when one is free
web-wait-for-seat = Wait for a seat…
web-watch-ok = Done
web-watch-nameless = Without a name
web-watching-list = Watching: { $names }
web-watching-waits = { $name } (would like a seat)
web-bot-plays = Bot
web-bot-takes-over = A bot is playing for { $name } until they come back.
web-bot-hands-back = { $name } is back in the game.
web-founder = The person who made the table
web-host-now = { $you ->
    [yes] You are the host now.
   *[no] { $name } is the host now.
}
web-host-away = { $name }, the host, is away. After a minute, another player becomes the host.
web-to-play = to play
web-winner = Winner
web-your-turn = Your turn
web-your-turn-said = { $count ->
    [one] Your turn: one possible move.
   *[other] Your turn: { $count } possible moves.
}
web-not-your-turn = It is not your turn yet.
# Where several people choose at once: what is asked of those who have chosen.
web-waiting-for = Waiting for { $names }.
web-ready = ready
web-answer-kept = Kept secret until everyone has chosen: { $move }.
web-answer-given = You have chosen. You can still change it.
web-change-answer = Change my choice
web-keep-answer = Keep my choice
web-undo-move = Take back
web-undo-how = Take back your last move
web-back-asked = { $name } would like to take back: { $move }.
web-back-asked-secret = { $name } would like to take back their last choice.
web-back-waits = You asked to take your move back. Waiting for { $names }.
web-confirm-offer = Would you like to confirm each move before it counts?
web-allow-take-backs = Allow moves to be taken back despite the clock
asked = Choose a move.
web-chance = Cards and dice are on their way…
web-table-closed = This table is closed.
web-tools = Table tools
web-log = Log
web-log-all = Show from the start
web-log-empty = Nothing has happened yet.
web-by-time = (time ran out)
web-time-up = { $you ->
    [yes] Time is up: a bot plays for you.
   *[no] Time is up: a bot plays for { $name }.
}
web-with-hint = (with a hint)
web-took-over = { $name } takes over from { $old }.
web-link-renewed = { $name }’s seat has a new link, for another device.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-log-and-chat = Log and chat
web-reactions = Reactions
web-reaction-nice = Nice!
web-reaction-wow = Wow!
web-reaction-oops = Oops!
web-reaction-close = That was close!
web-reaction-thanks = Thank you!
web-reaction-wait = One moment…
web-chat-line = { $name }: { $text }
web-send = Send
web-watch = Watch the table
web-watcher = Spectator
web-watching = You are watching.
web-watchers = { $count ->
    [0] No spectators.
    [one] { $count } spectator.
   *[other] { $count } spectators.
}
web-hint = Hint
web-hint-chance = Chance of winning:
web-why = Why?
web-hint-play = Play it
web-hint-for = For it:
web-hint-against = Against it:
web-menu = Menu
web-last-trick = Last trick
web-look-back = Look back
web-look-back-how = Replay what happened since your last turn
web-looking-back = What happened since your last turn
web-since-said = { $piece }, new since your last turn
web-scores = Scores
web-confirm = Play: { $move }
web-take-back = Cancel
web-round-over = End of the round
web-game-over = End of the game
web-go-on = Continue
web-go-on-in = Continue ({ $seconds })
web-you-win = You win!
web-last-round = Last round!
web-you-share-the-win = You win, together with { $seats }!
web-they-win = { $count ->
    [one] { $seats } wins!
   *[other] { $seats } win!
}
web-standings = Standings
web-how-counted = How it was scored
web-look-again = Watch the replay
web-share-result = Share the result
web-save-picture = Save as a picture
web-rematch = Play again
web-rematch-offered = The others have already moved to a new table.
web-rematch-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
web-rematch-join = Join
web-rematch-no = Not this time
web-rematch-waiting = Waiting for { $names }.
web-rematch-start = Start without waiting
web-rematch-begins = Everyone is in. Off we go…
web-rematch-next = Next game
web-jump-now = Jump to now
web-watch-rematch = Watch the next game
web-bot-plays-for-you = A bot is playing for you.
web-you-left = You left this seat. It is still yours.
web-return = Return to my seat
web-host = Host controls
web-mute = Mute
web-unmute = Unmute
web-mute-watchers = Mute spectators
web-screen = Show on a big screen
web-screen-how = Scan the code of a free seat with your phone. Your hand stays on the phone; the table is here.
web-screen-full = All seats are taken: the host can start the game.
web-screen-sound = Sound on
web-screen-scan = Scan to sit here
web-screen-watch = Scan to watch on your phone
web-copy-watch-link = Copy spectator link
web-other-device = Play on another device
web-other-device-how = This link is your seat: whoever has it sees your hand and can play for you. Keep it to yourself.
web-keys = Keyboard shortcuts
web-key-tab = to the next card, die or button
web-key-arrows = among cards, squares and directions
web-key-enter = play, or confirm
web-key-escape = cancel, or close
web-key-moves = to the next card or die you may play
web-key-go-on = continue
web-key-look-back = replay what happened since your last turn
web-key-hint = hint
web-key-log = log
web-key-chat = chat
web-key-next = to the next table where it is your turn
web-key-help = this list
web-download = Download
web-replay-start = Before the first step.
web-replay-about = Review and moves
web-review-what = Where the game turned, what was luck, and which moves were mistakes.
web-round = Round { $number }
web-review-game = Review this game
web-review-finer = Look more closely
web-review-share = Copy summary
web-reviews = My reviewed games
web-reviews-none = Review a game you have played: this page then shows how lucky you were and which mistakes you make most, and lets you practise them. It stays on this device.
web-reviews-where = How lucky you were, which mistakes cost you most, and the positions to practise again. All of it stays on this device.
web-reviews-games = Reviewed games
web-reviews-waiting = Not reviewed yet
web-reviews-kinds = Mistakes by kind of move
web-reviews-count = { $count ->
    [one] One game, { $won ->
        [0] not won
       *[other] won
    }.
   *[other] { $count } games, { $won } won.
}
web-reviews-luck = { $luck ->
    [good] Good luck ({ $share }).
    [bad] Bad luck ({ $share }).
   *[even] Even luck.
}
web-reviews-result = { $won ->
    [yes] Won.
   *[no] Not won.
}
web-reviews-mistakes = { $count ->
    [0] No mistakes.
    [one] One mistake.
   *[other] { $count } mistakes.
}
web-reviews-times = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}, { $share } of a win
web-reviews-practise = { $count ->
    [one] Practise one position
   *[other] Practise { $count } positions
}
web-play-on = Play on from here
web-play-on-how = A new table starts with this position.
web-play-on-seat = Your seat
web-play-on-others = The others
web-play-on-friends = Friends: leave the seats open
web-play-on-cards = Hidden cards and dice
web-play-on-same = As they were
web-play-on-anew = Dealt again, to fit what your seat had seen
web-play-on-begin = Play on
web-plays-on = Continues another game from step { $step }: its players and rules cannot be changed.
web-practice = Practise the mistakes
web-practice-ask = { $name } to play. Which move is better?
web-practice-right = Right: { $move }.
web-practice-wrong = { $move } is weaker. Try another move.
web-practice-next = Next position
web-practice-end = Back to the review
web-open-hands = Show all hands
web-open-hands-failed = The hands could not be loaded. Try again in a minute.
web-jump-back = Previous trick or round
web-jump-forward = Next trick or round
web-eyes = View as
web-position = Position in the game
web-step-of = { $step } of { $last }
web-first = To the start
web-back = Previous step
web-forward = Next step
web-last = To the end
web-play = Play
web-pause = Pause
web-in-short = In short
web-law = The rules, by number
web-ruling = Ruling
web-all-rules = All the rules
web-rule-missing = This rule cannot be shown.
web-no-law = This game has no page of numbered rules yet.
web-rules-in-english = These rules are only available in English for now.
web-rules-choose = Choose a game.
web-language = Language
web-as-browser = Same as browser
web-theme = Theme
web-theme-system = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Pace
web-speed-slow = Calm
web-speed-normal = Normal
web-speed-fast = Quick
web-speed-off = Instant
web-forced = Play for me when there is only one move
web-sounds = Sounds
web-volume = Volume
web-sounds-wanted = Soft sounds while you play?
web-sounds-yes = Yes, please
web-sounds-no = No, thanks
web-your-face = Your face at the table
web-face-initial = Your initial
face-frog = Frog
face-mouse = Mouse
face-koala = Koala
face-pig = Pig
face-sam = Red hair
face-kei = Black fringe
face-lulu = Brown braids
face-omar = Dark beard
web-banter = Bots say a word now and then
web-symbols = Larger symbols on cards and dice
web-confirm-moves = Confirm each move
web-notify = Notify me of my turn when I’m in another window
web-privacy = This server stores the names, chat and moves of its tables. Your settings and the keys to your seats stay in this browser. Whoever runs the server can delete a table for you.
web-notify-denied = The browser does not allow notifications for this page.

error-no-database = There is no database { $database } yet: run parfait serve to create it.
error-unknown-action = Unknown action “{ $action }”. Actions: { $allowed }.
error-option-not-for-action = { $option } cannot be used with “{ $action }”. See: parfait tables --help
error-tables-or-filter = Name the tables or choose them with { $option }, not both.
error-unknown-status = Unknown status “{ $status }”. Statuses: { $allowed }.
error-copy-from-to = Give two databases: parfait tables copy FROM TO
error-needs-yes = There is nobody here to confirm this: to { $action } without asking, add --yes.
error-table-not-ended = The game at { $table } has not ended: close the table first, then erase its names.
error-not-a-file = { $file } is not a file.
error-record-before-chance = This record stops just before a deal or roll, so it cannot be continued.
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
tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
tables-title = Title
tables-created = Created: { $when }
tables-chat = Lines of chat: { $lines }
tables-rematch-of = Rematch of { $table }
tables-rematch = Its rematch is { $table }
tables-ask-delete = { $count ->
    [one] Delete this table for good? [y/N]
   *[other] Delete these { $count } tables for good? [y/N]
}
tables-ask-erase = { $count ->
    [one] Erase the names and the chat of this table for good? [y/N]
   *[other] Erase the names and the chat of these { $count } tables for good? [y/N]
}
tables-yes = y yes
tables-unchanged = Nothing was changed.
tables-deleted = { $count ->
    [one] { $count } table deleted.
   *[other] { $count } tables deleted.
}
tables-erased = { $count ->
    [one] Names and chat of { $count } table erased.
   *[other] Names and chat of { $count } tables erased.
}
tables-compacted = No trace of what was deleted is left in the database.
tables-copied = Copied. Tables: { $tables }; log entries: { $entries }; pieces of reviews: { $reviews }.
backup-done = Saved: { $file }
restore-done = Restored to { $database }. Tables: { $tables }; last change: { $when }.
restore-aside = The database that was there before is kept as { $file }

## Options, and the table of a game that has none of its own

web-option-whole = A whole number from { $low } to { $high }, please.
web-option-subset = Choose exactly { $count }.
web-option-total = These must add up to { $total }.
web-option-bad = This value is not possible.
web-parts-own = Your pieces
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
web-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-difficulty = { $level ->
    [1] easy
    [2] medium
   *[3] challenging
}

review-title = Review
review-chances = Chance of winning
review-walk = Step along the graph, or pick a decision below.
review-account = How the result came about
review-expectation = At the start
review-luck = Luck
review-decisions = Mistakes
review-play = Other moves
review-guesses = What nobody could know
review-others = The other players
review-estimates = Left over
review-result = Result
review-give-or-take = { $value } ± { $error }
review-expectation-more = the chance of winning before the first card, draw or roll
review-luck-more = good or bad deals, draws and rolls
review-decisions-more = what the player’s own mistakes cost, judged by what they could know
review-play-more = whose moves were better, mistakes aside: the player’s or the others’
review-guesses-more = good moves that turned out badly because of hidden things, and bad moves that turned out well
review-others-more = what the other players’ moves gave or took
review-estimates-more = what the estimates cannot explain
review-turning-points = Turning points
review-marks = Decisions worth another look
review-no-marks = No decision was clearly a mistake.
review-moves = Moves
review-step = Step { $step }
review-start = The start
review-mark = { $mark ->
    [blunder] Blunder
    [mistake] Mistake
    [inaccuracy] Inaccuracy
    [brilliant] Brilliant
   *[hindsight] Only in hindsight
}
review-lost = It cost about { $share } of a win (± { $error }).
review-better = { $move } was better.
review-hindsight = the right move, given what could be known. With everything face up, { $move } would have been better.
review-event = { $chance } { $number }
review-told-unlucky = Bad luck decided it, above all { $event }.
review-told-despite = Did well despite bad luck, above all { $event }.
review-told-lucky = Good luck helped, above all { $event }.
review-told-wasted = Good luck, above all { $event }, was not enough.
review-told-given-away = Mistakes were costly, above all at step { $step }.
review-told-right-guesses = What nobody could know turned out well.
review-told-wrong-guesses = Chose well, but what nobody could know turned out badly.
review-told-better-moves = Found better moves than the others, above all at step { $step }.
review-told-weaker-moves = The other players found better moves.
review-told-others-helped = The other players’ moves helped.
review-told-others-hurt = The other players’ moves got in the way.
review-told-unclear = It is not clear what decided this game: the estimates are too rough to say.
review-told-even = Luck was even, and there were few mistakes.
story-title = The story of the game
story-turning = The turning point: { $name }’s chance of winning rose from about { $before } to { $after }.
story-luck = The luckiest moment, { $event }: { $name }’s chance of winning rose from about { $before } to { $after }.
story-bold = The boldest move was { $name }’s: it looked wrong at first glance, but nothing else was as good.
story-best = The best move was { $name }’s: it gained more than any other.
story-look = See it in the replay
story-share = Share the story
story-next = Next
review-progress = Reviewing
review-written = The review is in { $file }.
review-language = Language
review-speed = Speed
review-sum = The items add up to the result exactly.
error-review-whose = Whose games? Add --name NAME to sum up the games in { $folder }.
error-review-nobody = There is no finished game of { $name } in { $folder }.
error-review-unfinished = This game is not over: only finished games are reviewed.
error-review-too-long = This game has { $steps } steps; reviews are limited to { $most }.
error-too-many-reviews = Too many games are being reviewed just now. Try again in a minute.
error-review-failed = This game could not be reviewed just now. Try again in a minute.
error-decisions-or-page = A page shows the whole review: leave out --html, or --decisions and --seat.
error-no-review = There is no review of this game yet.
error-unknown-effort = “{ $effort }” is not a review depth. Choose from: { $allowed }.
