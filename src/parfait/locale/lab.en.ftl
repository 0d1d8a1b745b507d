## The lab: studies and their reports

lab-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
lab-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-2 = { NUMBER($value, maximumFractionDigits: 2) }
lab-range = { $low } to { $high }
lab-estimate = { $value } ({ $range })
lab-part = { $name } { $share }
lab-part-number = { $name } in { $share }
lab-or = {" "}or{" "}
lab-values-separator = {" "}/{" "}
lab-yes = yes
lab-no = no
lab-unlimited = no limit
lab-at-random = drawn at random
lab-title = { $title }: how it plays
lab-title-varied = { $title }: { $varied }?
lab-about = { $title } for { $players ->
    [one] one player
   *[other] { $players } players
}
lab-rulebook = rulebook
lab-base = the study’s own rules
lab-variant = Rules
lab-options = Options
lab-games = Games
lab-numbers = The numbers
lab-seat = Seat { $seat }
lab-starter = the starting player
lab-fair = fair share
lab-guess = a guess
lab-winner = Winner
lab-others = Others
lab-spread = Spread (standard deviation)
lab-score = Final score
lab-share = Share
lab-a-game = Per game
lab-share-won = Share of games won
lab-share-games = Share of games
lab-share-decisions = Share of decisions
lab-share-result = Share of the result
lab-chance = Chance
lab-all-chance = all chance together
lab-of-game = How much of the game is played (%)
lab-leader-wins = The player who is ahead wins
lab-beats = { $stronger } against { $weaker }
lab-rule = Rule
lab-rule-says = What it says
lab-rule-named = { $number } “{ $gist }”
lab-games-with = Games in which it comes up
lab-with-rule = { $variant }: games in which it comes up
lab-times = { $variant }: times per game
lab-share-of = { $variant }: share
lab-per-game = { $variant }: per game
lab-kind-of-move = Kind of move
lab-measure = Measure
lab-other = With it
lab-no-difference = none in these games
lab-difference = Difference, with its interval
lab-change-in = Change: { $measure }
lab-measure-seat = each seat’s share of wins
lab-measure-starter = the starting player’s share of wins
lab-measure-minutes = estimated minutes
lab-measure-turns = turns
lab-measure-decisions = decisions
lab-measure-moves = moves
lab-measure-rounds = rounds
lab-measure-margin = winner’s lead
lab-measure-comeback = comebacks in the last round
lab-measure-luck = share of chance
lab-measure-ladder = how often the stronger bot wins

## What is compared, at the beginning of a line

lab-what-seat = Games won by seat { $seat }
lab-what-starter = Games won by the starting player
lab-what-drawn = Games that several players win together
lab-what-turns = Turns per game
lab-what-moves = Moves per game
lab-what-decisions = Decisions per game
lab-what-rounds = Rounds per game
lab-what-score = Final score of a player
lab-what-margin = Winner’s lead over the second
lab-what-lead-changes = Changes of lead per game
lab-what-comeback = Games in which the leader before the last round does not win
lab-what-rule = Games in which { $rule } comes up
lab-what-times = Times per game that { $rule } comes up
lab-what-share = { $chart } ({ $kind })
lab-what-share-number = { $chart }, how often { $kind }
lab-what-amount = { $chart } ({ $kind }), per game
lab-what-amount-number = { $chart }, how often { $kind } per game
lab-what-offered = Games that offer “{ $move }” as a choice
lab-what-taken = When it is possible, “{ $move }” is chosen
lab-group-seats = who wins
lab-group-length = length
lab-group-scores = scores
lab-group-rules = rules that come up
lab-group-charts = what the game counts
lab-group-choices = choices

lab-section-answers = Answers
lab-section-seats = Seats and starting
lab-section-length = Length
lab-section-scores = Scores
lab-section-known = How early the winner is known
lab-section-luck = Luck and skill
lab-section-choices = Choices
lab-section-rules = Rule by rule
lab-section-charts = { $title } up close
lab-section-variants = All comparisons
lab-section-method = How this was measured

lab-plot-seats = Share of games won by each seat
lab-plot-lengths = How long games are
lab-plot-scores = Final scores: median, middle half, and nine games in ten
lab-plot-known = How often the player who is ahead wins
lab-plot-ladder = How often the stronger bot wins
lab-plot-luck = How much of the result each kind of chance explains
lab-plot-choices = Kinds of moves: possible, chosen when possible, and best when possible
lab-plot-choices-unjudged = Kinds of moves: possible, and chosen when possible
lab-plot-rules = Games in which a rule comes up
lab-plot-changes = Every measure of every set of rules
lab-plot-method = What was played

## The first page

lab-played = { $games } games of { $title } for { $players ->
    [one] one
   *[other] { $players }
}, played by bots ({ $bots }){ $variants ->
    [one] .
   *[other] {", "}under { $variants } sets of rules with the same deals.
}
lab-greedy-random = { $bot } plays at random here, because the game has no rules of thumb (brain.py).
lab-with = { $variant }
lab-game-itself = The game itself ({ $variant })
lab-next = Next
lab-answered = The run stopped early: the question about { $measure } is answered with { $certainty } certainty.
lab-not-answered = The question about { $measure } is still open at { $certainty } certainty.
lab-answer-more = Under “{ $variant }”, { $of }: more than a fair { $fair } ({ $range }).
lab-answer-less = Under “{ $variant }”, { $of }: less than a fair { $fair } ({ $range }).
lab-answer-equal = Under “{ $variant }”, { $of }: within { $margin } points of a fair { $fair } ({ $range }).
lab-seat-more = Seat { $seat } is ahead: it wins { $share } of the games, where { $fair } would be fair.
lab-seat-less = Seat { $seat } is behind: it wins { $share } of the games, where { $fair } would be fair.
lab-seat-fair = The seats are fair: each wins within { $points } points of { $fair }.
lab-seat-open = No seat is clearly ahead: a fair share is { $fair }, and as far as these games can tell, each seat’s share is somewhere from { $low } to { $high }.
lab-drawn = In { $share } of the games several players win together; each of them is counted an equal part of the win.
lab-starter-more = Starting is an advantage: the starting player wins { $share }, where { $fair } would be fair.
lab-starter-less = Starting is a drawback: the starting player wins { $share }, where { $fair } would be fair.
lab-starter-fair = Starting makes no difference that matters: the starting player wins { $share }, within { $points } points of a fair { $fair }.
lab-starter-open = Whether starting matters is still open: the starting player wins { $share }, where { $fair } would be fair.
lab-length = Length of a game: { $lengths }.
lab-length-turns = { $number } turns
lab-length-moves = { $number } moves
lab-length-decisions = { $number } decisions with a choice
lab-length-rounds = { $number } rounds
lab-always = { $what } in every game played
lab-minutes-said = That is about { $minutes } minutes, if the rulebook’s game takes the { $box } minutes on the box.
lab-chart-line = { $chart }: { $parts }.
lab-level = { $what }: { $value }.
lab-known = Halfway through, the player who seems ahead wins in { $share } of the games ({ $games } games looked at closely).
lab-ladder-more = { $stronger } beats { $weaker }: it wins { $share } of their games.
lab-ladder-less = { $stronger } loses to { $weaker }: it wins { $share } of their games.
lab-ladder-open = { $stronger } against { $weaker } is open: { $stronger } wins { $share } of their games.
lab-bot-wins = { $bot } wins { $share } of the games, where { $fair } would be fair.
lab-luck-share = Between these bots ({ $bots }), chance explains { $share } of who wins; the moves, and what they turn up, explain the rest ({ $games } games looked at closely).
lab-luck-maybe-all = Between these bots ({ $bots }), chance explains { $share } of who wins: it may well be everything ({ $games } games looked at closely).
lab-luck-judged = Judged by quick games and not by these bots themselves ({ $bots }), chance explains { $share } of who wins; the rest is moves, what they turn up, and what quick games misjudge ({ $games } games looked at closely).
lab-luck-unknown = How much of who wins is chance is not known: the quick games that judge it play too differently from these bots ({ $bots }).
lab-luck-parts = By kind of chance: { $parts }.
lab-luck-none = Chance had no part in these games: no deal, draw or roll came up ({ $games } games looked at closely).
lab-luck-open = How much of who wins is chance is still open: anything from { $range } ({ $games } games looked at closely).
lab-seldom = Rules that come up in fewer than { $share } of the games: { $rules }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
} (of { $games } games read).
lab-seldom-rule = { $rule } in { $games }
lab-change = { $what }: { $usual } → { $other } ({ $low } to { $high }).
lab-change-always = { $what }: { $usual } → { $other } ({ $change } in every deal).
lab-change-points = { $what }: { $usual } → { $other } ({ $low } to { $high } points).
lab-in-minutes = {" "}In estimated minutes: { $usual } → { $other }, if the rulebook’s game takes the { $box } on the box.
lab-changes-more = { $count ->
    [one] One more clear change is listed below.
   *[other] { $count } more clear changes are listed below.
}
lab-variant-alike = No game came out differently: in these games, every measure is exactly the same as under “{ $base }”. A change in up to { $missed } of the games could have gone unnoticed.
lab-variant-unknown = There are too few games to compare.
lab-same = The same in every one of these games: { $groups }. A change in up to { $missed } of the games could have gone unnoticed.
lab-settled = No change that matters (less than { $points } points of a share, or { $part } of a number): { $groups }.{ $numbers ->
    [0] {""}
   *[other] {" "}A change in up to { $missed } of the games could have gone unnoticed.
}
lab-open = Still open (these games cannot rule out a change of { $points } points of a share, or { $part } of a number): { $groups }.
lab-open-all = No clear change yet. Still open (these games cannot rule out a change of { $points } points of a share, or { $part } of a number): { $groups }.
lab-next-unfair = Under “{ $variant }”, seat { $seat } wins { $share } of the games, where { $fair } would be fair. Vary who starts, or what the later seats get. This lists the options:
lab-next-more = Each seat’s share is known to within { $points } points. About { $games } games of each set of rules would narrow that to { $wanted }, and settle more of what is open. This adds them to the same folder:
lab-next-more-alone = About { $games } games of each set of rules would settle more of what is open. This adds them to the same folder:
lab-next-play = These questions are settled. Whether it is fun, only a table can tell:

## The sections

lab-seats-how = The dashed line is a fair share, { $fair }. Intervals hold for all seats of a set of rules at once, at 95%.
lab-minutes-how = Minutes are estimated from the number of { $pace ->
    [turns] turns
   *[moves] moves
}: the rulebook’s game is assumed to take the { $minutes } minutes given on the box.
lab-margin = On average the winner is { $margin } ahead of the second.
lab-leads = The lead changes hands { $changes } times per game; in { $comebacks } of the games the leader before the last round does not win.
lab-known-how = The player “ahead” is the one who wins most often when the game is finished at random from that point, up to { $playouts } times. Whether they went on to win is taken from the real game.
lab-mirrored = { $stronger } against { $weaker }, every deal from both sides: in { $skill } of { $deals } deals the stronger won both times, in { $cards } the same side won, whichever bot sat there.
lab-luck-how = Luck is what a deal, a draw or a roll was worth to a seat, compared with fresh draws from the same position. A shuffle counts when it is made, not when its cards come up. It was measured in { $games } games. Between bots of equal strength, the rest is the moves that they happened to choose; to see how much skill counts, let bots of different strength play each other.
lab-no-ladder = Every deal was played by equal bots. Add ladder = ["random", "greedy", "1"] to the study to see how much skill counts.
lab-choices = A decision offers { $ways } moves on average; { $forced } of all moves are forced.
lab-choices-how = “Best” means best according to a search of { $iterations } iterations, over { $decisions } decisions.
lab-choice-legal = possible
lab-choice-taken = chosen when possible
lab-choice-best = best when possible
lab-rules-how = Counted in { $games } games. A rule that never comes up is a rule you could drop.
lab-charts-how = Counted in { $games } games.
lab-variants-how = Each difference is measured deal by deal against the first set of rules. Intervals hold for all { $comparisons } comparisons at once, at 97%.
lab-method-deals = Every deal was played under every set of rules, with the same cards and dice; where several bots play, each of them plays every seat. A deal counts once.
lab-method-intervals = Intervals in the sections are 95% intervals over deals; those on the first page are 99.5% intervals, so that all of them together can be relied on. If a run stopped early, its question was answered by a confidence sequence, which stays valid however often you look.
lab-method-repeat = Seed { $seed }, Parfait { $version }: the same study gives the same games again.

## The command

lab-done = Done: { $games } games in { $folder }. To read the report: parfait lab report { $folder }
lab-stopped-early = The question is answered: stopped after { $games } of { $wanted } games.
lab-interrupted = Stopped after { $games } of { $wanted } games; all of them are kept. Run the same command again to continue.
lab-damaged = { $file } was damaged: it has been set aside, and its games will be played again.
lab-left = { $time } left at most
lab-left-unknown = measuring…
lab-so-far = { $games } of { $wanted } games
lab-report-written = Written: { $file }
lab-worker-starts = Working for { $address }. Ctrl-C stops this worker; its unfinished games are played elsewhere.
lab-tuned-try = { $variant }: { $met } of { $goals } goals met, { $missed } missed, { $open } undecided
lab-tuned-met = Meets every goal, also on fresh deals: { $variant }
lab-tuned-open = Undecided: { $variant }
lab-tuned-more = About { $games } games of each set of rules would decide: give --games { $games } and another folder.
lab-tuned-nothing = None of the rules tried meets every goal. Closest: { $variant }
lab-tuned-none-surely = None of the rules tried is certain to meet every goal.
lab-goal = { $verdict ->
    [met] met
    [missed] missed
   *[open] undecided
}: { $measure } { $value }, goal { $wanted }

## What is wrong

error-study-bots = A study is for 1 to { $most } bots at this table, not { $count }.
error-study-number = { $name } is a whole number from { $low } to { $high }, not { $value }.
error-study-values = vary.{ $name } needs a list of values.
error-study-twice = { $name } is both among the options and varied: choose one.
error-study-variants = That makes { $count } sets of rules; a study has at most { $most }.
error-study-measure = “{ $measure }” cannot be measured here. Measures: { $allowed }.
error-study-certainty = A certainty is from 0.5 to below 1, and a margin from 0 to below 1.
error-study-needs-ladder = The ladder needs at least two bots: ladder = ["random", "greedy"].
error-study-needs-watch = A goal for luck needs games that are looked at closely: set watch = 40.
error-study-goal = The goal for { $measure } needs least, most or both, and least is not above most.
error-study-no-goals = There is nothing to search for: the study has no goals.
error-study-unknown = A study has no “{ $name }”. It may have: { $allowed }.
error-study-game = A study names its game: game = "dokitto-ice".
error-study-kind = { $name } cannot be { $value }.
error-study-toml = { $file } is not TOML: { $reason }
error-study-text = { $name } must be one line of at most { $most } characters.
error-study-not-said = { $measure } cannot be measured in this game. Define { $part }(…) in the game’s facts.py.
error-study-fewer-games = { $folder } already has { $name } = { $games }. A folder can only grow: give as many or more, or choose another folder.
error-study-other-study = { $folder } holds the games of another study. Choose another folder.
error-study-other-version = { $folder } was made with different rules ({ $version }). Choose another folder.
error-study-folder-taken = { $folder } is not empty and holds no study. Choose another folder.
error-study-no-study = { $folder } holds no study.
error-study-no-games = { $folder } holds no games yet.
error-study-damaged = { $file } is damaged. Run the study again: damaged games are played again.
error-study-unreadable = { $folder }/study.json cannot be read, so nobody can tell which study these games belong to. Choose another folder.
error-study-worker-differs = A worker has different rules ({ $here }) from this machine ({ $asked }). Install the same version on both.
error-cluster-unreachable = There is no cluster at { $address }: { $reason }
error-cluster-own-bots = On a cluster, only Parfait’s own bots can play, not a module:Class.
error-cluster-lost = The connection to the cluster was lost ({ $reason }). Everything played so far is kept; run the same command again to continue.
error-run-failed = A game failed: { $reason }. Everything played so far is kept.
error-run-failed-at = { $file }, line { $line }: { $reason }. Everything played so far is kept; the whole traceback is in { $trace }.
error-run-not-written = { error-file } Everything played so far is kept; run the same command again to continue.
error-run-workers-die = The worker processes keep dying. Everything played so far is kept.
