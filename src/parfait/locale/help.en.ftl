### Help of the `parfait` command: `help=` of a command, an argument or an option is a key of this file.

help-usage = Usage
help-examples = Examples
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: { $value }]
help-environment = [environment: { $name }]
help-required = [required]
help-help = Show this help and exit.

## Words in capitals that stand for what is typed

metavar-address = ADDRESS
metavar-addresses = ADDRESSES
metavar-args = ARGS
metavar-bot = BOT
metavar-command = COMMAND
metavar-days = DAYS
metavar-file = FILE
metavar-folder = FOLDER
metavar-game = GAME
metavar-level = LEVEL
metavar-name = NAME
metavar-number = NUMBER
metavar-options = OPTIONS
metavar-origin = ORIGIN
metavar-shell = SHELL
metavar-study = STUDY
metavar-table = TABLE
metavar-value = VALUE
metavar-who = WHO

## Options and arguments of several commands

help-lang = Language (default: from LANG).
help-version = Print the version.
help-seed = Whole number; the same seed gives the same deals, rolls and bot moves.
help-players = Number of players (default: the most the game allows).
help-option = A setting of the game, as listed by `parfait games`. Can be given several times.
help-iterations = Search iterations per bot move (repeatable results).
help-seconds = Seconds each bot thinks about a move.
help-database = sqlite:FILE or postgresql://… [default: a file in your data folder]
help-game = The game, by its name in `parfait games`.
help-records-file = A file of records, one game per line.
help-number-in-file = Which game in the file, counting from 1.

## Commands: a line for the list, and what else there is to say

help-parfait = Play { $games } in the terminal; record, verify and replay games.
help-parfait-example-play = choose a game and play against bots
help-parfait-example-three = three at the table: you and two bots
help-parfait-example-learn = learn a game, move by move
help-parfait-example-games = the games and their options
help-parfait-example-rule = one numbered rule
help-parfait-example-arena = play bots against each other
help-parfait-example-language = in French (--lang also works after the command)

help-play = Play a game, against bots or with others at the keyboard.
help-play-more =
    Your moves are numbered: type a number, or the move itself. During the game, type ? for help.
    Ctrl-C and Ctrl-D save the game and quit.
help-play-game = The game; if left out, you are asked.
help-play-seats = Who plays, seat by seat: human, human:Anna (with a name), bot, or a bot of your choice: { $bots }. By default you and bots.
help-play-resume = Continue a saved game: a file, or the name of one that “parfait games --saved” lists, or “last”.
help-play-from = Play on from a finished game in this file; --step says from where.
help-play-step = How many steps of that game to keep; 0 starts over with the same cards.
help-play-anew = Deal the hidden cards again, to fit what your seat had seen.

help-learn = Learn a game by playing it, in about five minutes.
help-learn-more = You make the moves. If a move is against the rules you are shown which rule, and the last part is a round against gentle bots.
help-learn-game = The game to learn.
help-learn-part = The part to begin with.

help-games = List the games, with every option and its default.
help-games-saved = List the saved games instead.
help-games-json = Print the list as JSON.
help-games-more = An option is given by its name and a value in JSON.

help-rules = Show the rules of a game, or one numbered rule.
help-rules-more = Messages refer to rules by these numbers.
help-rules-game = A game, or the number of a rule: DI-11.
help-rules-number = One rule only: DI-11, or just 11.
help-rules-options = Also show the options below each rule, as designers and files use them.

help-replay = Replay a recorded game step by step.
help-replay-step = Start at this step, numbered as in a review.
help-replay-more =
    In a terminal, press Enter for the next step, b to go back, a number to jump there, or q to quit; in a pipe, everything is printed.
    Deals are shown only for games that are over.

help-record = Have random bots play, and record their games, one per line.
help-record-more = The same seed gives the same file. An existing file is replaced only once all games are written.
help-record-games = How many games.
help-record-legal = Record all legal moves with each move.
help-record-out = Where to write; - is standard output.

help-verify = Check records: every deal, roll, move and result.
help-verify-more =
    Exit code 0 when all are valid, else 1.
    Each bad record is one line on standard output, with the index of the step (from 0) and the rule:
    games.jsonl:12: step 17: AI-9: …
help-verify-json = Print what was found as one line of JSON.
help-verify-files = Files of records, one game per line.

help-arena = Play bots against each other, and report which is stronger and how certain that is.
help-arena-more =
    Every deal is played again with the bots in each other’s seats, so that luck cancels out.
    Two bots at a larger table sit alternately; with more bots than seats, every combination plays.
    A shared win counts as its share. Ctrl-C ends early and keeps what was played.
    A bot that crashes, hangs or makes an illegal move forfeits that game.
help-arena-bots = Who plays: { $bots }, or module:Class.
help-arena-games = How many games; the last deal is always finished.
help-arena-workers = How many processes. Default: one per core.
help-arena-patience = Seconds that a module:Class may take for a move.
help-arena-records = Record every game in this file.
help-arena-adjust = Show results without luck too: narrower intervals from the same games (docs/luck.md).
help-arena-json = The results as JSON, and nothing else.

help-join = Have a bot play a seat at a table in the browser, on any Parfait server.
help-join-more =
    With a link to a table, the bot takes a free seat; with a link to a seat, it plays that seat. It sees only what its seat sees.
    If the connection drops, it reconnects. If the bot fails, it leaves its seat, and someone else can take it.
help-join-link = The link to the table or the seat.
help-join-bot = Who plays: { $bots }, or module:Class, found from the current folder.
help-join-name = The name at the table. Default: the bot’s.
help-join-patience = Seconds to keep trying to reconnect to a server that does not answer.

help-review = Review a finished game: chances over the game, decisions, luck, and how the result came about.
help-review-more =
    Every decision is judged by what its seat could know then, and by nothing else.
    With --html the review becomes one page to keep or share, with all words in three languages.
    With --decisions it lists what each decision cost, even in an unfinished game; forced moves are left out.
    A loss of 5 ± 2 means the move costs five wins in a hundred games; ± is the standard error.
help-review-html = Write the review as one self-contained page.
help-review-effort = How closely to look: quick, usual or fine.
help-review-json = The review as JSON, and nothing else.
help-review-decisions = Only a table of decisions: what was played, what search would have played, what that cost, and why.
help-review-seat = Only this seat’s decisions; seats count from 1.
help-review-name = Sum up the games of this player in a file or folder: luck, mistakes by kind, where to practise.
help-practise = Practise on the mistakes of a finished game: see each position again and find the better move.
help-practise-seat = Only the mistakes of this seat, counted from 1.

help-lab = Change a rule and see what it does to the game: run studies of thousands of games, and write reports.
help-lab-more =
    run plays a study (a TOML file, or a game’s name with options) and keeps it in a folder; after Ctrl-C, the same command continues it. Given a folder and --games, it adds games.
    report writes the results as one HTML file, with the plots as SVG files next to it.
    tune searches the study’s variants for rules that meet its goals.
    worker works for a Dask scheduler at that address. docs/tutorial/lab.md shows it all.
help-lab-action = What to do.
help-lab-given = A TOML file, a game’s name or the folder of a run; for worker, the scheduler’s address.
help-lab-out = The folder of the run; for report, the file to write.
help-lab-games = How many games of each set of rules. If the folder already has some, only the missing ones are played.
help-lab-watch = How many deals to look at closely, for luck and skill; 0 for none. Rules are counted in ten times as many. In a slow game, this takes most of the time.
help-lab-vary = An option and the values to try. Give it several times to try all combinations.
help-lab-ladder = Bots that should beat the one before, weakest first.
help-lab-cluster = A Dask scheduler, tcp://host:8786, whose workers play.

help-serve = Host tables for friends and bots in the browser; Ctrl-C stops it, and every game resumes next time.
help-serve-more = Every option can also be set by an environment variable; docs/hosting.md lists them all.
help-serve-host = Where to listen.
help-serve-port = [default: the first free port from 8000 up]
help-serve-workers = Server processes; more than one needs PostgreSQL.
help-serve-public-url = Public address, when behind a proxy.
help-serve-origin = A page on another host that may connect. Can be given several times.
help-serve-bot-workers = Processes for bots. [default: the number of cores minus one]
help-serve-proxies = Trusted proxies.
help-serve-log-level = debug, info, warning or error.

help-tables = List, show, delete and close the tables in a server’s database; write games and chat to a file, bring games back, copy everything to another database.
help-tables-more =
    Everything except copy works while the server is running; people at a table that is deleted are notified.
    delete removes tables with everything that belongs to them. erase removes names and chat, and keeps the games.
    export writes the records of the given tables, or of all finished games.
    import turns each record into a table; unfinished games can be continued.
    copy FROM TO copies a database into an empty one, from SQLite to PostgreSQL or back. Links and seats stay valid.
    compact rewrites the database so that no trace of deleted tables is left in its files; delete and erase do this too.
help-tables-action = What to do.
help-tables-given = Tables by name; files for import; two databases for copy.
help-tables-status = Only tables with this status. Can be given several times.
help-tables-game = Only tables of this game.
help-tables-name = Only tables with this text in their title or in a player’s name.
help-tables-older-than = Only tables that have not changed for this many days.
help-tables-newer-than = Only tables that have changed within this many days.
help-tables-limit = At most this many tables, newest first.
help-tables-ids = List only the names of tables, one per line.
help-tables-rematches = Also the tables where the same people played before or after.
help-tables-chat = Export the chat instead of the games.
help-tables-to = Where export writes. [default: here]
help-tables-yes = Do not ask for confirmation.

help-backup = Copy a server’s database to a file as a consistent snapshot, even while the server is running.
help-backup-more =
    To restore it: stop the server, then parfait restore FILE.
    A PostgreSQL database is backed up with pg_dump.
help-backup-file = Where to write the copy; an existing file is replaced.

help-restore = Check a backup and put it in place of a server’s database.
help-restore-more =
    Stop the server first. The previous database is kept next to it, under another name.
    A PostgreSQL database is restored with pg_restore.
help-restore-file = The file that parfait backup wrote.

help-new = Start a game of your own, as one Python file.
help-new-more =
    The file can be played at once: in the terminal, the browser, the arena and the lab.
    How it is written: docs/tutorial/one-file.md.
help-new-name = The name of the game, such as lucky-seven.
help-new-like = The example to start from: bluff_dice, pig_tail, sealed_bids or three_suits.
help-new-folder = The folder for the file. Default: the one in PARFAIT_GAMES, or else the current one.

help-check = Play a game at random and report what is wrong with it.
help-check-more =
    Checks, for each number of players and each setting: does every game end, does every event have words, are secrets kept?
    Each problem is one line, with the file and the line number. Exit code 0 if there are none.
help-check-game = A game; `parfait games` lists them.
help-check-games = How many games with each number of players.

help-doctor = Check what works here, what is missing and how to get it.
help-doctor-more =
    Versions, compiled or plain Python, the extras, the games, the terminal.
    With --server: certificate, WebSockets, client addresses, links, clock, pages; with --database and --backups, on the server’s machine, disk and backups.
    Exit code 0 when everything works (plain Python does, only slower), 1 when something is broken.
help-doctor-json = Print what was found as one line of JSON.
help-completion = Let a shell complete commands, options and games.
help-completion-more = The script goes to standard output.
help-completion-shell = bash, zsh or fish.
help-doctor-server = Check a server instead, from outside: https://games.example.org.
help-doctor-backups = With --server: where its backups are on this machine.
