## The lab: studies and their reports

lab-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
lab-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-2 = { NUMBER($value, maximumFractionDigits: 2) }
lab-title = { $title }: what the games say
lab-about = { $players } players · { $variants ->
    [one] one set of rules
   *[other] { $variants } sets of rules
}
lab-rulebook = rulebook
lab-base = the study’s own rules
lab-variant = Rules
lab-options = Options
lab-games = Games
lab-numbers = The numbers
lab-seat = Seat { $seat }
lab-starter = whoever starts
lab-due = due share
lab-guess = a guess
lab-winner = Winner
lab-others = Others
lab-spread = Spread (standard deviation)
lab-score = Final score
lab-minutes = Estimated minutes
lab-share = Share
lab-share-won = Share of games won
lab-share-games = Share of games
lab-share-decisions = Share of decisions
lab-share-result = Share of the result
lab-chance = Chance
lab-all-chance = all chance together
lab-of-game = How much of the game is played (%)
lab-leader-wins = Whoever is ahead goes on to win
lab-beats = { $stronger } against { $weaker }
lab-rule = Rule
lab-rule-says = What it says
lab-games-with = games in which it counts
lab-times = times a game
lab-kind-of-move = Kind of move
lab-difference = Difference
lab-interval = Interval
lab-change-in = Change: { $measure }
lab-measure-seat = share of each seat
lab-measure-starter = share of whoever starts
lab-measure-minutes = estimated minutes
lab-measure-turns = turns
lab-measure-decisions = decisions
lab-measure-moves = moves
lab-measure-rounds = rounds
lab-measure-margin = winner’s lead
lab-measure-lead-changes = changes of lead
lab-measure-comeback = comebacks in the last round
lab-measure-luck = share of chance
lab-measure-ladder = how often the stronger bot wins
lab-unit-points = {" "}points
lab-unit-none = {""}

lab-section-answers = Answers
lab-section-seats = Seats and starting
lab-section-length = Length
lab-section-scores = Scores
lab-section-known = How early the winner is known
lab-section-luck = Luck and skill
lab-section-choices = Choices
lab-section-rules = Rule by rule
lab-section-charts = { $title } up close
lab-section-variants = The rules side by side
lab-section-method = How this was measured

lab-plot-seats = Share of games won by each seat
lab-plot-lengths = How long games take
lab-plot-scores = Final scores: median, middle half, and nine games in ten
lab-plot-known = How often the player who is ahead goes on to win
lab-plot-ladder = How often the stronger bot wins
lab-plot-luck = How much of who wins each kind of chance explains
lab-plot-choices = Kinds of moves: legal, taken where legal, and best where legal
lab-plot-rules = Games in which a rule comes into play
lab-plot-method = What was played

lab-played = { $games } games of { $title } for { $players }, played by bots ({ $bots }){ $variants ->
    [one] .
   *[other] {", "}under { $variants } sets of rules with the same deals.
}
lab-answered = The run stopped early: { $measure } is answered with { $certainty } certainty.
lab-not-answered = The question about { $measure } is still open at { $certainty } certainty.
lab-answer-more = { $variant }, { $of }: more than the due { $due } ({ $low } – { $high }).
lab-answer-less = { $variant }, { $of }: less than the due { $due } ({ $low } – { $high }).
lab-answer-equal = { $variant }, { $of }: within { $margin } of the due { $due } ({ $low } – { $high }).
lab-seat-clear = Seat { $seat } wins { $share } of the games ({ $low } – { $high }), { $points } points from its due share of { $due }.
lab-seat-none = No seat is clearly ahead: every seat wins its due share of { $due }, up to ±{ $doubt } points.
lab-starter-more = Starting is an advantage: whoever starts wins { $share } ({ $low } – { $high }), where { $due } is due.
lab-starter-less = Starting is a drawback: whoever starts wins { $share } ({ $low } – { $high }), where { $due } is due.
lab-starter-none = Starting makes no clear difference: whoever starts wins { $share } ({ $low } – { $high }), where { $due } is due.
lab-length = A game takes about { $minutes } minutes (eight in ten: { $low } to { $high }), { $turns } turns and { $decisions } decisions.
lab-known = Half-way through, whoever is ahead goes on to win in { $share } of the games; in { $comebacks } the winner had been as good as beaten ({ $games } games looked at closely).
lab-ladder-line = { $stronger } beats { $weaker } in { $share } of the games ({ $low } – { $high }).
lab-luck-share = With these bots ({ $bots }), chance explains { $share } of who wins ({ $low } – { $high }){ $kinds ->
    [one] .
   *[other] : { $parts }.
} The rest is what players make of it.
lab-rare-rules = Rules that hardly ever come into play: { $rules } (share of { $games } games).
lab-variant-none = With { $variant }, nothing changes clearly in any of { $measures } measures.
lab-variant-clear = With { $variant }: { $changes }.
lab-change = { $measure } { $change }{ $unit } ({ $low } to { $high })
lab-next-unfair = Next: with { $variant }, seat { $seat } is { $points } points off its due share. Vary who starts, or what the later seats get, and run the study again.
lab-next-more = Next: the seats are known up to ±{ $doubt } points. About { $games } games would bring that to ±1.0.
lab-next-fair = Next: the seats are fair to within a point, so turn to what players feel: length, comebacks and choices below.
lab-seats-how = The dashed line is the due share, { $due }. Intervals hold for all seats of a variant at once, at 95%.
lab-minutes-how = Minutes are reckoned from moves: the first set of rules is taken to last the { $minutes } minutes on the box.
lab-margin = The winner is { $margin } ahead of the second on average.
lab-leads = The lead changes hands { $changes } times a game; in { $comebacks } of the games the leader before the last round does not win.
lab-known-how = Ahead is whoever wins most often when the game is played on at random from there, { $playouts } times. Whether they went on to win is what happened.
lab-mirrored = { $stronger } against { $weaker }, every deal from both sides: in { $skill } of { $deals } deals the stronger won both times, in { $cards } the same side won whoever sat there.
lab-luck-how = Luck is what a deal, a draw or a roll was worth to a seat beside fresh draws of the same in the same position; measured in { $games } games looked at closely. Bots that always play alike leave nearly everything to chance; how much skill counts shows when bots of different strength meet.
lab-no-ladder = Every deal was played by equal bots. Add ladder = ["random", "greedy", "1"] to the study to see how much skill counts.
lab-choices = A decision offers { $ways } ways on average; { $forced } of all moves are forced.
lab-choices-how = Best is what search thinks best after { $iterations } iterations, in { $decisions } decisions.
lab-choice-legal = legal
lab-choice-taken = taken where legal
lab-choice-best = best where legal
lab-rules-how = From what is told in { $games } games. A rule that nobody meets is a rule that could go.
lab-charts-how = From { $games } games looked at closely.
lab-variants-how = Each difference is taken deal by deal beside the first set of rules. Intervals hold for all { $comparisons } comparisons at once at 95% (Bonferroni); p is corrected too (Holm).
lab-method-deals = Every deal was played under every set of rules, with the same cards and dice; where several bots play, each of them has had each seat. A deal counts once.
lab-method-intervals = Intervals are 95% intervals over deals. Where a run stopped early, its question was answered by a confidence sequence, which holds however often one looks.
lab-method-repeat = Seed { $seed }, Parfait { $version }: the same study gives the same games again.

lab-done = Done: { $games } games in { $folder }. See them with: parfait lab report { $folder }
lab-stopped-early = The question is answered: stopped after { $games } of { $wanted } games.
lab-interrupted = Stopped after { $games } of { $wanted } games; all of them are kept. The same command goes on from there.
lab-damaged = { $file } was damaged: it is put aside, and its games are played again.
lab-left = { $time } left at most
lab-left-unknown = measuring …
lab-report-written = Written: { $file }
lab-worker-starts = A worker for { $address }. Ctrl-C ends it; what it had in hand is played elsewhere.
lab-tuned-try = { $variant }: { $met } of { $goals } goals met
lab-tuned-found = Found: { $variant } meets every goal, also on fresh deals.
lab-tuned-not-confirmed = { $variant } met every goal at first, but not on fresh deals.
lab-tuned-nothing = Nothing that was tried meets every goal. Closest: { $variant } ({ $missed }).
lab-goal = { $measure } { $value } ({ $low } – { $high }), wanted { $wanted }

## What is wrong

error-study-bots = A study is for 1 to { $most } bots at this table, not { $count }.
error-study-number = { $name } is a whole number from { $low } to { $high }, not { $value }.
error-study-values = vary.{ $name } needs a list of values.
error-study-twice = { $name } is both among the options and varied: choose one.
error-study-variants = That makes { $count } sets of rules; a study has at most { $most }.
error-study-measure = “{ $measure }” cannot be measured here. Measures: { $allowed }.
error-study-certainty = A certainty is from 0.5 to below 1, and a margin from 0 to below 1.
error-study-needs-ladder = The ladder needs at least two bots: ladder = ["random", "greedy"].
error-study-needs-watch = A goal for luck needs games to look at closely: watch = 40.
error-study-goal = The goal for { $measure } needs least, most or both, and least is not above most.
error-study-no-goals = There is nothing to search for: the study has no goals.
error-study-unknown = A study has no “{ $name }”. It may have: { $allowed }.
error-study-game = A study names its game: game = "dokitto-ice".
error-study-kind = { $name } cannot be { $value }.
error-study-toml = { $file } is not TOML: { $reason }
error-study-other-study = { $folder } holds the games of another study. Choose another folder.
error-study-other-version = { $folder } was made with other rules ({ $version }). Choose another folder.
error-study-folder-taken = { $folder } is not empty and holds no study. Choose another folder.
error-study-no-study = { $folder } holds no study.
error-study-no-games = { $folder } holds no games yet.
error-study-damaged = { $file } is damaged. Run the study again: what is damaged is played again.
error-study-unreadable = { $folder }/study.json cannot be read, so nobody can tell which study these games belong to. Choose another folder.
error-study-worker-differs = A worker has other rules ({ $here }) than this machine ({ $asked }). Install the same version on both.
error-cluster-unreachable = There is no cluster at { $address }: { $reason }
error-cluster-own-bots = On a cluster only Parfait’s own bots play, no module:Class.
error-cluster-lost = The cluster is gone ({ $reason }). What was played is kept; the same command goes on from there.
error-run-failed = A batch failed: { $reason }
error-run-not-written = { error-file } What was played is kept; the same command goes on from there.
error-run-workers-die = The processes that play die one after the other. What was played is kept.
