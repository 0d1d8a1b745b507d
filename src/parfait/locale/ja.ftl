list-separator = 、
sentence-separator = {""}
labelled = { $label }：{ $value }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { $value }%
about = 約{ $value }
you = あなた
bot = ボット{ $number }
player = プレイヤー{ $number }
chance = 偶然
term-chance = { $kind ->
    [deal] 配札
    [first] くじ引き
    [roll] ダイスロール
    [reroll] 振り直し
    [rolloff] 決定ダイス
    [reshuffle] 山札の作り直し
    [pick] 抽選
    [shuffle] シャッフル
   *[other] { $kind }
}

first = { $you ->
    [yes] くじ引きで、あなたがスタートプレイヤーになりました。
   *[no] くじ引きで、{ $seat }がスタートプレイヤーになりました。
}
round-begins = 第{ $round }ラウンド
round-ends = 第{ $round }ラウンド終了。
game-ends = { $count ->
   [1] { $seats }の勝利です。
   *[other] { $seats }が勝利を分け合いました。
}
took-back = { $you ->
    [yes] あなたは直前の手を取り消しました。
   *[no] { $seat }は直前の手を取り消しました。
}
turn-of = { $you ->
    [yes] あなたの番です。
   *[no] { $seat }の番です。
}

error-game-over = ゲームは終了しています。
error-chance-is-next = 先に{ $chance }が必要です。
error-no-chance-now = プレイヤーの手番です。今はカードを配ったり、ダイスを振ったり、くじを引いたりしません。
error-other-chance = { $found_chance }ではなく{ $expected_chance }の番です。
error-bad-first = スタートプレイヤーになれる席ではありません。
error-not-the-deck = { $count }枚のカードがそれぞれ1枚ずつ必要です。
error-not-a-list-of-cards = カードのリストが必要です（{ $found }は使えません）。
error-no-such-card = { $card }というカードはありません。
error-hands-for-each-seat = 手札は席ごとに1つ、合計{ $players }つ必要です。
error-hand-size = 席{ $seat }の手札は{ $expected }枚のはずですが、{ $count }枚です。
error-card-twice = { $card }が2回配られています。
error-unreadable-move = 「{ $move }」はこのゲームの手ではありません。
error-unknown-option = 「{ $option }」というオプションはありません。オプション：{ $allowed }
error-bad-option = { $option }を{ $value }にはできません。使える値：{ $allowed }
error-unknown-game = 「{ $game }」というゲームはありません。ゲーム：{ $games }
error-broken-game = { $game }はここでは遊べません：{ $reason }（詳しくは parfait doctor で）
error-game-fails = { $title }のプログラムに問題があります（{ $place }）。詳しくはサーバーのログにあります。ほかのゲームは続けられます。
error-players = { $game }は{ $allowed }人用です（{ $players }人では遊べません）。

## Errors of records

error-not-json = JSONではないか、途中で切れています（{ $length }文字中{ $column }文字目）。
error-not-utf8 = UTF-8のテキストではありません。
error-too-deep = JSONの入れ子が深すぎます。
error-bad-json-value = 読み取れない値があります：{ $found }
error-key-twice = キー「{ $name }」が2回あります。
error-not-an-object = プレイ記録はJSONオブジェクトです。
error-not-a-record = プレイ記録ではありません。「format」は{ $expected }である必要があります。
error-other-version = このプレイ記録は{ $found }形式です。読めるのは{ $expected }です。
error-bad-key = 「{ $name }」を{ $found }にはできません。
error-bad-header = ゲーム、人数、またはオプションが正しくありません。
error-bad-step = このステップはありえません。
error-result-too-early = 結果がありますが、ゲームはまだ終わっていません。
error-result-missing = ゲームは終わっていますが、結果がありません。
error-false-result = 「{ $part }」が{ $given }になっていますが、ステップからは{ $expected }になります。
error-line-too-long = 1行が{ $limit }バイトを超えています。
error-no-record = ファイルにプレイ記録がありません。
error-step-not-an-object = ステップはJSONオブジェクトです（{ $found }は使えません）。
error-step-neither-move-nor-chance = ステップは席の手か、偶然の結果のどちらかです（{ $found }は使えません）。
error-not-your-turn = 席{ $seat }ではなく、席{ $expected_seat }の番です。
error-legal-not-a-list = 「legal」は手のリストです（{ $found }は使えません）。
error-legal-twice = 「legal」に{ $move }が2回あります。
error-legal-lacks = 「legal」に{ $move }がありません。
error-legal-too-many = 「legal」に、今は選べない{ $move }があります。

## Errors of the command

error-unknown-language = 「{ $language }」にはまだ対応していません。言語：{ $allowed }
error-not-a-number = { $option }には整数を指定してください（「{ $value }」は使えません）。
error-number-out-of-range = { $option }には{ $low }から{ $high }までの数を指定してください（{ $value }は使えません）。
error-option-without-value = 「{ $option }」に値がありません。書き方：--option 名前=値（例：first_player=0）
error-unknown-command = 「{ $command }」というコマンドはありません。コマンド：{ $allowed }
error-unknown-command-but = 「{ $command }」というコマンドはありません。「{ $meant }」のことですか？
error-no-such-flag-but = { $flag }はここでは使えません。{ $meant }のことですか？　参照：{ $see }
error-unknown-shell = 「{ $shell }」用のスクリプトはありません。シェル：{ $allowed }
error-no-such-flag = { $flag }はここでは使えません。参照：{ $see }
error-missing-argument = { $name }が必要です。参照：{ $see }
error-flag-needs-value = { $flag }には値が必要です。参照：{ $see }
error-flag-takes-no-value = { $flag }に値は付けられません。参照：{ $see }
error-extra-argument = 余分な引数があります：「{ $argument }」。参照：{ $see }
error-misread = { $message }　参照：{ $see }
error-file = { $file }：{ $problem ->
    [ENOENT] ファイルまたはフォルダーがありません。
    [EACCES] アクセスが許可されていません。
    [EPERM] アクセスが許可されていません。
    [EROFS] ここには書き込めません。
    [ENOSPC] ディスクの空きがありません。
    [EDQUOT] ディスクの空きがありません。
    [EISDIR] これはフォルダーです。
    [ENOTDIR] パスの途中がフォルダーではありません。
   *[other] { $reason }
}
error-bad-record = { $file }：{ $problem }
error-endless = このオプションではゲームが終わらないことがあるため、ボットだけでは遊べません。
error-unknown-seat = 「{ $seat }」というプレイヤーの種類はありません。種類：{ $allowed }
error-bad-name = 「{ $name }」は長すぎます。名前は{ $most }文字までです。
error-seats-for-players = { $players }人プレイに対して、席が{ $seats }つ指定されています。
error-file-exists = { $file }はすでにあります。別の名前にしてください。
error-not-one-game = { $file }には{ $count }ゲーム入っています。続きから遊べるのは1ゲームだけのファイルです。
error-already-over = { $file }：このゲームは終わっています。もう一度見るには：parfait replay { $file }
error-resume-alone = 保存したゲームには、ゲーム・人数・オプションが含まれています。--resumeだけを指定してください。
error-from-alone = --fromのファイルには、ゲーム・人数・オプションが含まれています。それらや--resumeは同時に指定できません。
error-branch-unfinished = このゲームはまだ終わっていません。途中から遊び直せるのは、終わったゲームだけです。
error-branch-step = ステップ{ $step }からは始められません：0から{ $last }までです。
error-false-branch = 分岐元のゲームについての記録が正しくありません（{ $part }）。
error-which-game = どのゲームで遊びますか？　parfait play ゲーム名：{ $games }
error-no-such-game = { $file }に{ $number }番目のゲームはありません（{ $count }ゲーム入っています）。
error-no-page = { $game }のルールのページが見つかりません。
error-no-rule = ルール{ $number }はありません（{ $first }から{ $last }まであります）。
error-no-such-rule = ルール「{ $number }」はありません。ルールの番号の例：{ $prefixes }

## The `parfait` command

cli-stopped = 中止しました。
cli-players = { $players }人
cli-facts = { $players }人 · { $minutes }分 · { $designers }{ $licence ->
    [none] {""}
   *[other] {" "}· { $licence }
}
cli-allowed = 使える値：{ $values }
cli-rules-in-english = このルールは今のところ英語のみです。
cli-verified = プレイ記録：正しいもの{ $right }件、誤りのあるもの{ $wrong }件。
cli-recording = { $game }をプレイ中
cli-record-stopped = 中止しました。{ $file }は元のままです。

cli-which-game = どのゲームで遊びますか？（番号か名前）
cli-how-many = 何人で遊びますか？（{ $allowed }人）[{ $usual }]
cli-hand-over = { $name }さん、画面の前に来たらEnterを押してください。
cli-your-move = 手を入力（?でヘルプ）：
cli-moves = { $count }通り
cli-not-a-move = 「{ $move }」は今選べる手ではありません。「?」でヘルプを表示します。
cli-no-such-number = 1から{ $last }までの番号か、手を入力してください。
cli-more-moves = …ほかに{ $count }通り。手の最初の部分を入力してください（例：{ $example }）
cli-many-moves = 番号を入力すると、その手の一覧を表示します。手、またはその最初の部分も入力できます（例：{ $example }）
cli-the-end = ゲーム終了
cli-help-moves = 番号、手そのもの（薄い文字）、または手の最初の部分を入力してください。Enterだけで場をもう一度表示します。
cli-help-rules = rules：ゲームのルール。rules 8：8番のルール。
cli-help-log = log：これまでの出来事をすべて表示。
cli-help-save = save：ゲームを保存。save ファイル名：好きな名前で保存。
cli-help-quit = quit：終了（保存するかどうか選べます）。Ctrl-CとCtrl-Dは保存して終了。
cli-saved = 保存しました：{ $file }
cli-save-first = 終了する前に保存しますか？　[Y/n]
cli-no-words = n no いいえ
cli-left-saved = ゲームを保存しました。続きから遊ぶには：parfait play --resume { $file }
cli-not-saved = ゲームを保存できませんでした。{ $reason }
cli-saved-none = 保存したゲームはありません。
cli-saved-over = 終了
cli-saved-open = 途中
cli-saved-how = 続きから遊ぶには：parfait play --resume ファイル名（または「last」）。終わったゲーム：parfait replay、review、practise ファイル名。保存先：{ $folder }
cli-kept = プレイ記録を保存しました：{ $file }
cli-after-game = review：分析、practise：練習、again：もう一度、save ファイル名：別名で保存、Enter：終了
cli-not-a-command = 「{ $command }」はここでは使えません。プレイ記録は保存してあります。
cli-not-a-command-but = 「{ $command }」はここでは使えません。{ $meant }のことですか？
cli-help-undo = undo：直前の手を取り消す（ほかの人が動いたり、何かが公開されたりする前だけ）。
cli-undo-too-late = 取り消せる手はありません。ほかの人が動いたか、何かが公開されました。
cli-not-a-move-but = 「{ $move }」という手はここにはありません。{ $meant }のことですか？
cli-step-on = Enter：次へ、b：戻る、番号：そのステップへ、q：終了
cli-step = ステップ{ $step } / { $last }
cli-no-such-step = 0〜{ $last }の番号、b、qのどれかを入力してください。
cli-unfinished = プレイ記録はここまでです。このゲームはまだ終わっていません。

cli-doctor-well = 問題ありません。
cli-doctor-broken = 動かないものがあります（✗）。
cli-doctor-compiled = { $count }個のモジュールがコンパイル済みです。
cli-doctor-plain = { $count }個のモジュールは通常のPythonで動きます：{ $modules }
cli-doctor-all = すべて
cli-doctor-slower = 通常のPythonでもルールは同じです。速度だけが下がります。
cli-doctor-compile = Cコンパイラーがあれば：make setup（またはソースからParfaitを再インストール）
cli-doctor-reinstall = make setup（またはParfaitを再インストール）
cli-doctor-compiler = Cコンパイラー：{ $compiler }
cli-doctor-no-compiler = Cコンパイラーがありません。
cli-doctor-get-compiler = Debian・Ubuntu：apt install gcc python3-dev · Fedora：dnf install gcc python3-devel · macOS：xcode-select --install · その後：make setup
cli-doctor-no-headers = PythonのCヘッダーがありません。
cli-doctor-get-headers = Debian・Ubuntu：apt install python3-dev · Fedora：dnf install python3-devel · その後：make setup
cli-doctor-extra = 追加機能「{ $extra }」（{ $purpose }）：インストール済み
cli-doctor-no-extra = 追加機能「{ $extra }」（{ $purpose }）：インストールされていません
cli-extra-lab = parfait arena のレート、parfait lab
cli-extra-envs = 研究用の環境 parfait.envs
cli-extra-cluster = 複数のマシンでの parfait lab
cli-extra-postgresql = PostgreSQLへの保存、複数のサーバープロセス
cli-doctor-game = { $game }：プレイでき、プレイ記録も正しく確認できました（{ $steps }ステップ）
cli-doctor-language = 言語：日本語（{ $language }）
cli-doctor-no-terminal = 出力先はターミナルではありません：80桁のテキストになります。
cli-doctor-width = ターミナル：{ $width }桁
cli-doctor-narrow = ターミナル：{ $width }桁（{ $wanted }桁あると見やすくなります）
cli-doctor-colours = 色：{ $colours }
cli-doctor-no-colours = 色なし：どのカードやダイスにも文字がついています。
cli-doctor-no-utf8 = ターミナルの文字コードは{ $encoding }です。一部の記号が「?」になります。
cli-doctor-get-utf8 = export LC_ALL=C.UTF-8

## ゲームのフォルダーの問題

inspection-broken = { $game }は遊べません：{ $reason }
inspection-no-file = { $game }：{ $file }がありません。
inspection-double-prefix = { $game }：ルール番号の頭文字「{ $prefix }」が{ $other }と重複しています。
inspection-bad-words = { $game }：{ $file }に読めない箇所があります：{ $passage }
inspection-bad-lesson = { $game }：レッスンを読み込めません：{ $reason }
inspection-foreign-key = { $game }：{ $file }のメッセージ{ $message }がゲーム名で始まっていません。
inspection-no-message = { $game }：{ $file }にメッセージ{ $message }がありません。
inspection-unknown-message = { $game }：{ $file }のメッセージ{ $message }は英語にありません。
inspection-no-layout = { $game }：ビューにLAYOUTがないため、場の配置は項目から推測します。
inspection-not-given = { $game }：GAMEのgivenに「{ $name }」がないため、終了後に公開されず、配り直しもできません。
inspection-no-translation = { $game }：「{ $language }」の言葉がないため、英語で表示します。
inspection-untranslated = { $game }：「{ $language }」にないため英語で表示するもの：{ $messages }

## Games that are one file

prototype-move = { $move }
prototype-play = { $seat }：{ $move }
prototype-secret = { $you ->
    [yes] あなたは伏せて選びました。
   *[no] { $seat }は伏せて選びました。
}
prototype-text = { $text }
prototype-text-of = { $seat }：{ $text }
prototype-now = { $label }：{ $value }
prototype-now-of = { $seat } – { $label }：{ $value }
error-prototype-not-offered = その手は今は選べません。
error-prototype-outcome = ここではその結果になりません（{ $chance }）。
error-bad-game-name = { $name } はゲームの名前になりません。lucky-seven のように英字・数字・ハイフンで付けてください。
error-game-exists = { $name } というゲームはすでにあります。別の名前にしてください。
error-unknown-example = { $name } という例はありません。使える例：{ $allowed }
cli-new-written = { $file } を作りました。このまま遊べます。自分のゲームに書き換えましょう。次は：
cli-check-played = { $game }：ランダムに{ $games }ゲーム、平均{ $moves }手、選択肢は最大{ $widest }。
cli-check-well = 問題はありません。

## Lessons

lesson = レッスン
lesson-learn = 遊び方を学ぶ
lesson-resume = レッスンの続き
lesson-offer = { $game }は初めてですか？
lesson-offer-more = 短いレッスンで、実際に動かしながら遊び方を覚えられます。5分ほどです。
lesson-show-me = 教えて
lesson-know-it = 知っている
lesson-leave = やめる
lesson-back = 戻る
lesson-next = 次へ
lesson-skip = とばす
lesson-again = 最初から
lesson-new-table = 新しいテーブル
lesson-closing = { $game }の遊び方を覚えました
lesson-part-of = { $part } / { $parts }
lesson-show-move = 答えを見る
lesson-the-move = これを試してみましょう：{ $move }
lesson-not-allowed = できません。
error-no-lesson = { $game }のレッスンはまだありません。
error-lesson-part-over = レッスンのこの部分は終わりです。
error-lesson-other-move = レッスンには、この手（{ $move }）の続きがありません。
cli-lesson-go-on = Enter：次へ、q：終了
cli-lesson-left = レッスンの続きは：parfait learn { $game } --part { $part }
cli-lesson-over = 次は本番です：parfait play { $game }
cli-practise-turn = { $name }の番です。よりよい手を見つけてください（{ $number }/{ $last }）
cli-lesson-help = hint：正解の手を表示。quit：やめる。
cli-lesson-free = ここは自由です。どの手でもかまいません。
error-no-lesson-part = { $part }番はありません。レッスンは1から{ $last }までです。
# The others in a lesson
lesson-anna = アンナ
lesson-ben = ベン

## Bots

bot-level-random = ランダム
bot-level-greedy = よくばり
bot-level-1 = 新米
bot-level-2 = 遊び仲間
bot-level-3 = 常連
bot-level-4 = 腕利き
bot-level-5 = 名人
bot-numbered = { $name }{ $number }
character-pip = ピップ
character-mochi = モチ
character-waffle = ワッフル
character-biscuit = ビスケット
character-nougat = ヌガー
character-compote = コンポート
character-caramel = キャラメル
character-chantilly = シャンティ
character-praline = プラリネ
character-mocha = モカ
character-sorbet = ソルベ
character-brioche = ブリオッシュ
character-saffron = サフラン
character-yuzu = ユズ
character-anise = アニス
banter-merry-scored = わあ、うまくいった！
banter-merry-passed = 待って、置いていかないで！
banter-merry-win = 勝った！　ほんとに勝った！
banter-merry-lose = 楽しかった。もう一回？
banter-shy-scored = えっ、今のわたし？
banter-shy-passed = そんな気がしてた…
banter-shy-win = わたしもびっくりです。
banter-shy-lose = みなさん、お見事でした。
banter-dry-scored = 記録しておこう。
banter-dry-passed = つれないなあ。
banter-dry-win = われながら悪くない。
banter-dry-lose = まあ、研究ということで。
banter-proud-scored = 今の、見た？
banter-proud-passed = 喜ぶなら今のうちだよ。
banter-proud-win = 当然。
banter-proud-lose = 運がよかったね。少しだけ。
banter-calm-scored = 一歩ずつ、です。
banter-calm-passed = まだ時間はあります。
banter-calm-win = 最初から最後まで、よい勝負でした。
banter-calm-lose = 文句なしの勝利です。

error-limit-one-of-two = ボットの考える量は、回数か秒数のどちらか一方で指定してください。
error-limit-iterations = 回数に{ $given }は使えません。1から{ $most }までで指定してください。
error-limit-seconds = 秒数に{ $given }は使えません。0より大きく{ $most }以下で指定してください。
error-nothing-to-decide = このビューでは、この席の番ではありません。
error-not-a-view = { $found }はゲームのビューではありません。
error-not-a-view-of = { $found }は{ $game }のビューではありません。
error-unknown-bot = 「{ $name }」というボットはありません。ボット：{ $names }、またはmodule:Class
error-bot-does-not-load = ボット「{ $name }」を読み込めません：{ $reason }
error-bot-ends-process = ボット「{ $name }」を読み込めません。プロセスが終了しました（終了コード{ $code }）。
error-bot-loads-slowly = ボット「{ $name }」を読み込めません。{ $seconds }秒たっても準備ができません。
error-bots-in-arena = アリーナに出せるボットは2から{ $most }までです（{ $count }は使えません）。自分自身と対戦させるには、名前を2回書いてください。
error-workers-die = 対戦中のプロセスが何度も終了します（終了コード{ $code }）。ボットが原因ではありません。
error-bots-do-not-load = { $seconds }秒たってもボットの準備ができません。

hint-title = あなたに見えている情報からの見立て：
hint-move = { $move }：このような場面100回のうち、およそ{ $wins }回勝てる見込みです
hint-only-move = 選べる手は1つだけです：{ $move }
hint-clear = 1番目の手が明らかに最善です。
hint-close = 1番目の手がよさそうですが、2番目も同じくらいかもしれません。
hint-alike = どれもほぼ互角です。お好きな手をどうぞ。
hint-say = { $verdict ->
    [clear] 最善手：{ $move }
    [alike] どちらも互角：{ $move }、または{ $second }
   *[close] わずかな差で最善：{ $move }
}
hint-type-why = 「why」と入力すると理由を表示します。
hint-outlook = { $outlook ->
    [winning] 勝利は目前です。
    [ahead] あなたが優勢です。
    [behind] やや苦しいですが、まだ望みはあります。
    [losing] ここから勝つのは大変そうです。
   *[even] まだ互角です。
}
hint-why = { $fact }（{ $contrast }）。
hint-why-best = 最善手は{ $other }
hint-why-second = 2番目の手は{ $other }
hint-why-third = 3番目の手は{ $other }
hint-why-other = もう1つの手は{ $other }
hint-why-others = { $more ->
    [yes] ほかの手は{ $other }以下
   *[no] ほかの手は{ $other }以上
}
why-score = 得点は平均{ $value }点
cli-help-hint = hint：おすすめの手をひと言で。
cli-help-why = why：ヒントの理由と、それぞれの手の見込み。

arena-bot = ボット
arena-games = ゲーム数
arena-win-rate = 勝率
arena-interval = 95%信頼区間
arena-adjusted = 運を除いた勝率
arena-adjusted-interval = 95%信頼区間
arena-par = 期待勝率
arena-rating = レート
arena-stopped = { $wanted }ゲーム中{ $games }ゲームで中止しました。
arena-forfeit-raised = { $bot }の反則負け。エラーが起きました：{ $details }
arena-forfeit-illegal = { $bot }の反則負け。{ $details }は選べない手です。
arena-forfeit-slow = { $bot }の反則負け。制限時間（{ $details }）内に手を選びませんでした。
arena-forfeit-died = { $bot }の反則負け。手番の間にプロセスが終了しました。
arena-forfeits = { $bot }：反則負け{ $games }ゲーム

## サーバーを訪ねるボット

join-seated = { $game }の席{ $seat }に着きました。この席に戻るリンク：{ $link }
join-reconnecting = サーバーの応答がありません。もう一度つなぎます…
join-won = { $name }の勝ちです。得点：{ $scores }
join-lost = { $winners }の勝ちです（{ $name }は負け）。得点：{ $scores }
join-shared = { $winners }が勝利を分け合いました。得点：{ $scores }
error-bad-link = 「{ $link }」はテーブルへのリンクではありません。例：https://example.org/t/4fTk9QzRw2Xb7c
error-server-unreachable = { $link }のサーバーが応答しません：{ $reason }
error-no-parfait-server = { $link }で応答したのはParfaitのサーバーではありません：{ $reason }
error-server-went-away = { $link }のサーバーが{ $seconds }秒間応答していません。
error-other-protocol = { $link }のサーバーのプロトコルはバージョン{ $theirs }で、このParfaitはバージョン{ $ours }です。
error-table-full = このテーブルに空席はありません。
error-guest-raised = ボットが続けられなくなり、席を立ちました。エラー：{ $details }
error-guest-illegal = ボットが続けられなくなり、席を立ちました。{ $details }は選べない手です。
error-view-lacks-field = サーバーの{ $game }は別のバージョンです：ビューに「{ $field }」がありません。
error-view-not-understood = サーバーの{ $game }は別のバージョンです：{ $reason }
error-unknown-refusal = サーバーに断られました。このバージョンでは説明できない理由です：{ $reason }

analysis-step = ステップ
analysis-player = プレイヤー
analysis-played = 選んだ手
analysis-best = 最善手
analysis-loss = 損失（勝率%）
analysis-why = 理由
analysis-none = 分析する場面がありません。
analysis-total = { $name }：{ $count }回の選択のうち{ $best }回がボットの最善手と一致。1回あたりの損失は平均で勝率{ $loss }%

## サーバー

server-open = { $address } を開いてください
server-open-lan = 同じネットワークの友だち：{ $address }
server-database = ゲームの保存先：{ $database }
server-compiled = ルールとボット：コンパイル済み
server-compiling = ルールとボット：今は通常のPython。コンパイルが終わり次第切り替わり、ゲームはそのまま続きます。
server-plain = ルールとボット：通常のPython（低速。parfait doctor を参照）
server-not-built = ブラウザー用のクライアントはまだビルドされていません。npmがあれば make setup でビルドできます。サーバー自体は動いています。
preview-invites = { $host }さんから{ $game }への招待（{ $free ->
    [0] 満席
   *[other] { $seats }席中{ $free }席が空き
}）
preview-open = { $game }（{ $free ->
    [0] 満席
   *[other] { $seats }席中{ $free }席が空き
}）
page-description = 友だちやボットと遊べる、小さなボードゲーム。
preview-seated = 参加者：{ $names }
server-stop = Ctrl-Cで停止します。どのゲームも次回に続けられます。
server-stopped = 停止しました。何も失われていません。
server-stopped-away = 停止しました。最後にデータベースへ接続できませんでした。次に始める前に確認してください。
server-unknown-setting = { $name } はこのサーバーの設定ではないので無視します。
server-mistyped-setting = { $name } はこのサーバーの設定ではないので無視します。{ $nearest } の間違いですか？
server-few-connections = 同時接続は{ $most }件までです。このプロセスはこれ以上ファイルを開けません（ulimit -n、サービスでは LimitNOFILE=）。

error-unknown-log-level = 「{ $level }」というログレベルはありません：debug、info、warning、error
error-not-a-server = 「{ $url }」はサーバーのアドレスではありません。例：https://games.example.org
error-backups-of-no-server = --backupsには--server（バックアップ元のサーバーのアドレス）が必要です。
error-workers-need-postgresql = 複数のサーバープロセスにはPostgreSQLが必要です：--database postgresql://…
error-workers-not-here = 複数のサーバープロセスにはLinuxまたはmacOSが必要です。この環境では、ポートごとにサーバーを1つずつ起動してください。
error-bad-setting = { $name }を「{ $value }」にはできません。
error-cannot-listen = { $host } のポート{ $port }で待ち受けできません：{ $reason }
error-port-in-use = ポート{ $port }は使用中です。使用しているプログラムを停止するか、--portで別のポートを選んでください。
error-database-unusable = データベース { $database } を使えません：{ $reason }
error-database-damaged = データベース { $database } は壊れています：{ $reason }。バックアップから戻してください：parfait restore ファイル
error-database-not-url = データベースはURLで書いてください：postgresql://ユーザー@ホスト/データベース
error-database-newer = データベース { $database } は新しいParfaitで書かれています（バージョン{ $found }、このプログラムは{ $known }まで）。新しい版を入れ直すか、バックアップから戻してください。
error-database-in-use = 別のサーバーが { $database } を使っています。
error-database-unreachable = PostgreSQLが応答しません：{ $reason }
error-no-postgresql-driver = PostgreSQLのドライバーを読み込めません：{ $reason }
error-env-not-reset = 先に環境をリセットしてください。
error-env-bad-actions = 行動は各ゲームに1つずつ、{ $count }個の整数です。受け取ったもの：{ $found }
error-env-over = ゲーム{ $index }は終了しています。行動は-1で、{ $action }ではありません。
error-env-worker-lost = 環境のプロセスが終了しました。環境を作り直してください。
error-env-bad-setting = { $setting }を{ $value }にはできません。
error-missing-extra = Parfaitの追加機能「{ $extra }」が必要です。インストール方法：{ $command }
error-unknown-database = 「{ $database }」はデータベースではありません：sqlite:ファイル または postgresql://…
error-backup-with-pg-dump = PostgreSQLは専用のツールでバックアップします：pg_dump --format=custom
error-restore-with-pg-restore = PostgreSQLは専用のツールで復元します：pg_restore --clean --if-exists --dbname URL ファイル。SQLiteのバックアップは、parfait tables copy ファイル URL で空のデータベースに入れられます。
error-backup-unusable = { $file } はバックアップとして使えません：{ $reason }
error-backup-not-ours = { $file } はデータベースですが、Parfaitのものではありません。
error-backup-incomplete = { $file } はバックアップとして使えません：{ $tables }個のテーブルのログが欠けています。
error-database-not-empty = そのデータベースにはもうテーブルがあります。空のデータベースにコピーしてください。
error-copy-differs = コピーが元と同じにならないため、何も書き込みませんでした。
error-no-such-table = そのテーブルはありません。
error-no-such-page = ここには何もありません。
error-metrics-local = この数値はサーバーと同じマシンのプログラムにだけ見せます。PARFAIT_METRICS=all で誰にでも見せられます。
error-bad-method = このアドレスでは、その種類のリクエストは受け付けていません。
error-strange-host = このサーバーは「{ $host }」という名前では応答しません。この名前を使うには、--public-url http://{ $host } を付けて起動するか、オプションに --origin http://{ $host } を追加してください。
error-foreign-page = ほかのサイトのページからは、この操作はできません。
error-not-json-type = application/json で送信してください。
error-no-such-seat = 席{ $seat }はありません。
error-no-table = 先にテーブルに参加してください。
error-bad-token = このリンクは、このテーブルのどの席のものでもありません。
error-ticket-used = このリンクでは、すでに誰かが席に着いています。
error-seat-moved = 新しいリンクを使って別の端末で席が開かれたため、この端末ではもう続けられません。
error-seat-given = あなたの席は、ほかのプレイヤー全員の同意で別の人に引き継がれました。観戦はできます。
error-seat-freed = ホストが席を空けたため、あなたの席はなくなりました。
error-kicked = ホストによってこのテーブルから外されました。観戦はできます。
error-link-waits = このリンクは{ $seconds }秒後に使えます。それまでは、元の端末から断ることができます。
error-no-link-needed = この席に新しいリンクは必要ありません。
error-not-watching = 観戦者だけができる操作です。
error-watch-by-name = 誰からのお願いかわかるように、先に名前を入力してください。
error-too-many-watchers = 名前を出して観戦できるのは{ $most }人までです。
error-seat-not-free = 引き継げるのは、もう戻らない人の席だけです。
error-wished-already = { $name }さんの席には、すでに希望者がいます。
error-wish-declined = ほかのプレイヤーは、席を{ $name }さんのために残しておきたいそうです。
error-bad-message = このメッセージは読めません：{ $reason }
error-not-json-message = このメッセージはJSONではありません。
error-too-large = 大きすぎます：{ $most }バイトまでです。
error-bad-query = { $name }は{ $low }から{ $high }までの整数です。
error-too-fast = リクエストが多すぎます。少し待ってください。
error-too-many-tables = これ以上テーブルを作れません。
error-too-many-open-tables = あなたのアドレスから作られたテーブルが{ $most }個開いたままです。先にいくつか終えるか閉じてください。
error-endless-table = このオプションではゲームが終わらないことがあるため、テーブルを作れません。上限を決めてください。
error-too-many-records = 今は再生するプレイ記録が多すぎます。しばらくしてからもう一度お試しください。
error-record-too-slow = このプレイ記録は再生に時間がかかりすぎます。
error-table-crowded = このテーブルは満員です。
error-table-busy = このテーブルは混み合っています。もう一度試してください。
error-storage-away = 今はゲームを保存できないため、実行されませんでした。しばらくしてから試してください。
error-our-fault = サーバーで問題が発生しました。ゲームには影響ありません。
error-wrong-step = ゲームはすでに進んでいます（現在ステップ{ $step }）。
error-not-seated = このテーブルに席がありません。
error-not-host = テーブルのホストだけができます。
error-not-founder = テーブルを閉じられるのは、作った人だけです。
error-opening-too-long = 続きを始められるのは最初の{ $most }ステップまでです。これはステップ{ $step }です。
error-opening-fixed = ほかのゲームの続きを遊ぶテーブルなので、人数とルールは変えられません。
error-players-changed = ちょうど今、人数が変わりました。現在{ $players }人です。
error-seat-open = 席{ $seat }がまだ空いています。
error-seat-taken = 席{ $seat }は埋まっています。
error-seated-already = すでに席に着いています。
error-seat-yours-already = すでに自分の席に着いています。
error-seat-not-abandoned = 席{ $seat }のプレイヤーは在席中か、離れたばかりです。
error-left-already = すでに席を立っています。
error-bot-stands-in = ボットが代わりにプレイしています。先に席に戻ってください。
error-answer-stands = 時間切れのため、選択はもう変更できません。
error-take-backs-off = 持ち時間のあるこのテーブルでは、手を取り消せません。
error-nothing-to-take-back = 取り消せる手がありません。
error-take-back-asked = ほかの人がすでに取り消しをお願いしています。
error-no-take-back-asked = 取り消しのお願いはもうありません。
error-name-taken = { $name }という名前の人がすでにいます。
error-name-alike = 「{ $name }」は、このテーブルにいる{ $other }さんの名前と見分けがつきません。
error-name-reserved = 「{ $name }」はボットや観戦者の名前とまぎらわしいので、別の名前にしてください。
error-bad-player-name = 名前は1〜{ $most }文字です。
error-empty-chat = メッセージが空です。
error-long-chat = { $most }文字までにしてください。
error-muted = ホストにミュートされています。
error-table-closed = このテーブルは閉じられています。
error-table-deleted = このテーブルは削除されました。
error-table-unreadable = このゲームは開けません。別のバージョンのParfaitで保存されたか、壊れています。データはそのまま残っています。
error-started-already = ゲームはすでに始まっています。
error-not-started = ゲームはまだ始まっていません。
error-game-not-over = ゲームはまだ終わっていません。
error-hints-off = このテーブルではヒントを使えません。
error-no-hint = 今ヒントを出せるボットがいません。
error-unknown-level = レベル「{ $level }」のボットはいません。レベル：{ $allowed }
error-seats-not-players = プレイヤー{ $players }人に対して席が{ $seats }つ指定されています。
error-too-few-seats = すでに{ $people }人が座っています。先に席を空けるか、人数を増やしてください。
error-bad-clock = 制限時間は、持ち時間か1手番の時間のどちらか一方にしてください。

## Pieces on a table in the browser

table-hand = あなたの手札
table-legal = { $piece }（選べます）
table-barred = { $piece }（今は選べません）
table-cancel = やめる
table-example = 一手ずつ見る例
table-example-start = 最初の手の前の場
table-example-hidden = あなたには見えない手
table-example-back = 1つ戻る
table-example-next = 次へ

## The browser

web-home = ホーム
web-games = ゲーム
web-rules = ルール
web-settings = 設定
web-lab = ラボ
web-lab-title = ルールの調査
web-lab-none = このサーバーにはまだ調査がありません。サーバーの運営者が作れます：parfait lab run 調査 --out データ/lab/名前（データはデータベースのフォルダー）。
web-lab-report = 報告書
web-lab-no-report = 報告書はまだありません。作成するには：parfait lab report フォルダー
web-lab-try = このルールで遊ぶ
web-lab-rulebook = 説明書どおり
web-create = テーブルを作る
web-replay = リプレイ
web-close = 閉じる
web-try-again = もう一度試す
web-welcome = ようこそ、テーブルへ。
web-welcome-more = 友だちやボットと遊べる、小さなゲームたち。インストールもアカウントも不要です。
web-welcome-games = カードとダイスの{ $count }つのゲーム
web-next-game = { $game }に戻る
web-next-lesson = レッスンの続き：{ $game }
web-next-learn = { $game }を学ぶ
web-next-again = もう一度{ $game }で遊ぶ
web-lesson-minutes = 約5分
web-learned = レッスン済み
web-played-won = { $played }回プレイ、{ $won }勝
web-won-by = { $you ->
    [yes] { $others ->
        [0] あなたの勝ち
       *[other] あなたと{ $names }の勝ち
    }
   *[no] { $names }の勝ち
}
web-players-minutes = { $players }人・{ $minutes }分
web-play-bots = すぐに遊ぶ
web-play-against = ボット{ $count }人（{ $level }）と対戦
web-play-friends = 友だちと遊ぶ
web-play-friends-how = リンクやQRコードで招待
web-first-game = はじめての方におすすめ
web-your-games = プレイ中のゲーム
web-own-waiting = あなたの番：{ $count }件
web-own-with = 相手：{ $names }
web-own-alone = まだほかに誰もいません
web-own-full = 全員そろいました
web-own-lost = 席がなくなっています
web-own-hidden = { $game }をリストから外しました。席はそのまま残っています。
web-own-hidden-count = リストから外したゲーム（{ $count }）
web-own-show = リストに戻す
web-undo = 元に戻す
web-next-table = { $count ->
    [1] 別のテーブルであなたの番です：{ $game }
   *[other] ほか{ $count }テーブルであなたの番です。次は{ $game }
}
web-next-table-short = 次のテーブル
web-evening = みんなでゲーム会を始める
web-join = コードで参加
web-open-tables = 参加できるテーブル
web-no-open-tables = 今は募集中のテーブルがありません。テーブルを作って公開してみましょう。
web-seats-free = 空席{ $count }
web-finished-games = 終わったゲーム
web-forget = { $game }をリストから外す
web-open-record = プレイ記録を開く
web-open-record-how = ここやターミナルで保存したゲームのファイルを開きます。ほかの人には見えません。
web-record-file = プレイ記録のファイル（.jsonl）
web-record-too-large = 1ゲームのプレイ記録にしては、ファイルが大きすぎます。
web-no-storage = このブラウザーには何も保存できません。席と設定は、ページを閉じると失われます。席に戻れるように、席のリンクをコピーしておいてください。
web-no-such-page = ページが見つかりません。
web-no-such-page-what = アドレスが途中で切れているかもしれません。リンクをもう一度もらうか、ホームからお進みください。
web-page-missing = ページを読み込めませんでした。
web-offline = サーバーに接続できません。再接続を続けています。
web-server = サーバーから、このページでは扱えない応答がありました。
error-web-offline = サーバーに接続できません。接続を確認して、もう一度お試しください。
error-web-server = サーバーから、このページでは扱えない応答がありました。ページを再読み込みしてください。
web-error-unknown = うまくいきませんでした（{ $key }）。
web-advice = 少し待ってからもう一度試すか、ホームからお進みください。
web-advice-web-page-missing = サーバーが停止中か、新しくなっています。再読み込みしてください。
web-advice-passing = このページが自動でもう一度試します。そのままお待ちください。
web-advice-no-such-table = リンクが途中で切れているか、テーブルがもうないようです。リンクをもう一度もらうか、新しいテーブルを作ってください。
web-advice-bad-token = この席のリンクは使えなくなりました。ホストに新しいリンクをもらってください。テーブルのリンクからは観戦できます。
web-advice-ticket-used = このリンクは1回しか使えません。ご自分で使った場合は、その端末で「別の端末で遊ぶ」を選んでください。そうでなければ、ホストに新しいリンクをもらってください。観戦はできます。
web-advice-table-closed = ホストが閉じたか、長い間使われていませんでした。新しいテーブルを作ってください。
web-advice-table-deleted = サーバーの管理者が削除しました。新しいテーブルを作ってください。
web-advice-game-not-over = リプレイは、ゲームが終わると見られます。
web-advice-web-offline = 接続を確認してください。サーバーが再起動中なら、まもなく戻ります。
web-advice-not-json = Parfaitのプレイ記録ではないようです。「ダウンロード」で保存したファイルを選んでください。
web-not-connected = 接続が切れているため送信できませんでした。再接続を続けています。
web-move-kept = 接続が切れています。手は保存され、つながりしだい送られます。
web-connecting = お待ちください…
web-reconnecting = 再接続中…
web-other-version = このページは最新ではありません。
web-reload = 再読み込み
web-seats = 席
web-how-many = 人数
web-your-name = あなたの名前
web-seat = 席{ $number }
web-your-seat = あなたの席
web-about-seat = { $name }：数字の意味
web-seat-open = 空席
web-seat-kept = 招待リンク専用の席
web-seat-for-you = あなた用の席
web-bot-level = ボット（{ $level }）
web-clock = 制限時間
web-clock-none = 制限なし
web-clock-live = リアルタイム（持ち時間あり）
web-clock-days = じっくり（1手番に数日）
web-clock-turn = リアルタイム（1手番ごとに制限）
web-turn-seconds = 1手番の秒数
web-clock-said-turn = 1手番{ $seconds }秒
web-minutes = 持ち時間（分）
web-increment = 1手番ごとの加算（秒）
web-days = 1手番の日数
web-days-left = { $days }日
web-time-left = 残り時間：{ $time }
web-the-table = テーブル
web-setup = テーブルの設定
web-setup-how = ゲームが始まるまで変更できます。変更はすぐに全員に伝わります。
web-invites-you = { $host }さんから{ $game }への招待です
web-clock-said-none = 時間制限なし
web-clock-said-live = { $seconds ->
    [0] 持ち時間{ $minutes }分
   *[other] 持ち時間{ $minutes }分 + 1手番{ $seconds }秒
}
web-clock-said-days = 1手番{ $days }日
web-hints-on = ヒントあり
web-hints-off = ヒントなし
web-options-changed = { $count }件変更
web-option-changed = 変更あり
web-yes = はい
web-no = いいえ
web-allow-hints = ボットのヒントを使えるようにする
web-listed = 「参加できるテーブル」に載せる
web-table-title = タイトル（任意）
web-options = ルールの変更
web-rule = ルール{ $number }
web-by-lot = くじ引き
web-no-limit = 制限なし
web-start = 始める
web-sit-here = ここに座る
web-sit-name = 座るには名前を入力してください。
web-put-bot = 席{ $number }にボットを入れる
web-put-bot-short = ボットを入れる…
web-seat-link = リンク
web-free-seat = 空ける
web-remove-question = { $name }さんの席を空けますか？
web-remove-how = 外された人は観戦できますが、席へのリンクを送らないかぎり、このテーブルの席には着けません。
web-remove-bar = 外して戻れなくする
web-start-with = { $count }人で始める
web-start-bots = 空席にボットを入れて始める
web-start-or-wait = または、全員そろうまで待つこともできます。
web-table-full = 席はすべて埋まっています。このまま観戦するか、自分のテーブルを作ってください。
web-waiting-host = 全員そろいました。ホストが始めるのを待っています。
web-all-here-host = 全員そろいました。始められます。
web-waiting-players = プレイヤーを待っています…
web-leave-seat = 席を立つ
web-close-table = テーブルを閉じる
web-close-question = このテーブルを閉じますか？
web-close-sure = 全員のゲームが終わり、続きはできなくなります。
web-close-no = 閉じない
web-cancel = キャンセル
web-more-options = その他の設定
web-invite = 招待する
web-invite-how = このリンクがあれば、空席に座ることも観戦することもできます。
web-invite-seat = 席{ $number }に招待する
web-invite-seat-how = このリンクは1人用で、1回しか使えません。一度使われると、あなたを含めてほかの誰も使えません。新しいリンクを作ると、このリンクは無効になります。
web-seat-lost = ホストが席を空けたため、あなたの席はなくなりました。
web-link = テーブルのリンク
web-copy-link = リンクをコピー
web-share = 共有…
web-copied = コピーしました。
web-not-copied = コピーできませんでした。リンクの欄から直接コピーしてください。
web-invitation = { $game }で一緒に遊びませんか？
web-qr = リンクのQRコード
web-here = 在席
web-away = 離席中
web-left = 退席
web-away-short = 離席中・{ $time }
web-away-now = { $name }さんは離席中です。
web-away-soon = 1分たっても戻らなければ、ボットに代わってもらえます。
web-away-for = { $name }さんは{ $time }前から離席中です。
web-idle-short = 待ち・{ $time }
web-idle-for = { $name }さんは{ $time }動きがありません。
web-still-there = まだいますか？　あなたの番です。
web-link-local = このリンクはこのパソコンでしか開けません。ほかの人と遊ぶには、サーバーをネットワーク全体に公開するか、公開アドレスを設定してください。
web-has-left = { $name }さんは退席しました。
web-is-back = { $name }さんが戻りました。
web-time-long = { $unit ->
    [days] { $count }日
    [hours] { $count }時間
   *[minutes] { $count }分
}
web-time-short = { $unit ->
    [days] { $count }日
    [hours] { $count }時間
   *[minutes] { $count }分
}
web-bot-stands-in = ボットが代わりにプレイ中
web-bot-plays-for = { $name }さんの代わりにボットがプレイしています。
web-let-bot-play = { $name }さんの代わりをボットに任せる
web-let-bot-play-short = ボットに任せる
web-new-link = 新しいリンクを作る…
web-new-link-for = { $name }さんの新しいリンク
web-new-link-how = 端末をなくした人や、ブラウザーから席の情報が消えた人のためのリンクです。開いた人は、その席の手札を見て続きをプレイできます。元の端末がまだつながっていれば、断ることができます。
web-new-link-give = リンクを作る
web-new-link-two = もう1人の同意が必要です。
web-new-link-asked = { $names }さんが、端末をなくした{ $name }さんのために新しいリンクを求めています。
web-renewed-you = 新しいリンクで、あなたの席が別の端末に移ろうとしています。心当たりがなければ、下のボタンで知らせてください。
web-keep-seat = ここにいます。席はそのままで
web-invited-back = これは{ $name }さんの席のリンクです。
web-play-here = ここでプレイする
web-agree = 同意する
web-disagree = 同意しない
web-wish-asked = { $name }さんが{ $old }さんの席と手札の引き継ぎを希望しています。引き継ぐと、{ $old }さんはもう戻れません。
web-wish-waits = { $old }さんの席を希望しています。同意待ち：{ $names }
web-wish = { $name }さんの席を引き継ぐ
web-withdraw = 取り下げる
web-watch-as = 名前を出す…
web-watch-title = 名前を出して観戦する
web-watch-how = テーブルの全員に表示されます。
web-wait-seat = 席が空いたら座りたい
web-wait-for-seat = 席が空くのを待つ…
web-watch-ok = 決定
web-watch-nameless = 名前を出さない
web-watching-list = 観戦中：{ $names }
web-watching-waits = { $name }（席を希望）
web-bot-plays = ボット
web-bot-takes-over = { $name }さんが戻るまで、ボットが代わりにプレイします。
web-bot-hands-back = { $name }さんが戻り、プレイを再開しました。
web-founder = テーブルを作った人
web-host-now = { $you ->
    [yes] あなたがホストになりました。
   *[no] { $name }さんがホストになりました。
}
web-host-away = ホストの{ $name }さんは離席中です。1分たっても戻らなければ、ほかの人がホストになります。
web-to-play = 手番
web-winner = 勝者
web-your-turn = あなたの番
web-your-turn-said = あなたの番です。選べる手は{ $count }通り。
web-not-your-turn = まだあなたの番ではありません。
# 同時に選ぶとき
web-waiting-for = 待っています：{ $names }
web-ready = 選択済み
web-answer-kept = 全員が選ぶまで伏せておきます：{ $move }。
web-answer-given = 選択済みです。まだ変更できます。
web-change-answer = 選び直す
web-keep-answer = このままにする
web-undo-move = 待った
web-undo-how = 直前の自分の手を取り消す
web-back-asked = { $name }さんが手を取り消したいそうです：{ $move }。
web-back-asked-secret = { $name }さんが直前の選択を取り消したいそうです。
web-back-waits = 手の取り消しをお願いしました。返事待ち：{ $names }
web-confirm-offer = これからは、手を確定する前に確認しますか？
web-allow-take-backs = 持ち時間があっても手の取り消しを認める
asked = 手を選んでください。
web-chance = カードやダイスを準備しています…
web-table-closed = このテーブルは閉じられました。
web-tools = テーブルの操作
web-log = ログ
web-log-all = 最初から表示
web-log-empty = まだ何も起きていません。
web-by-time = （時間切れ）
web-time-up = { $you ->
    [yes] 時間切れです。代わりにボットがプレイします。
   *[no] 時間切れです。{ $name }さんの代わりにボットがプレイします。
}
web-with-hint = （ヒント使用）
web-took-over = { $name }さんが{ $old }さんの席を引き継ぎました。
web-link-renewed = { $name }さんの席に、別の端末用の新しいリンクが作られました。
web-chat = チャット
web-chat-empty = まだ発言はありません。
web-chat-say = メッセージを入力
web-log-and-chat = ログとチャット
web-reactions = リアクション
web-reaction-nice = ナイス！
web-reaction-wow = すごい！
web-reaction-oops = しまった！
web-reaction-close = おしい！
web-reaction-thanks = ありがとう！
web-reaction-wait = ちょっと待って…
web-chat-line = { $name }：{ $text }
web-send = 送信
web-watch = このテーブルを観戦する
web-watcher = 観戦者
web-watching = 観戦中
web-watchers = 観戦者：{ $count }人
web-hint = ヒント
web-hint-chance = 勝つ確率：
web-why = なぜ？
web-hint-play = この手にする
web-hint-for = よい点：
web-hint-against = よくない点：
web-menu = メニュー
web-last-trick = 前の勝負
web-look-back = 振り返る
web-look-back-how = 前回の自分の手番からの動きをもう一度見る
web-looking-back = 前回の自分の手番からの動き
web-since-said = { $piece }（前回の自分の手番の後に変化）
web-scores = 得点
web-confirm = 決定：{ $move }
web-take-back = 選び直す
web-round-over = ラウンド終了
web-game-over = ゲーム終了
web-go-on = 続ける
web-go-on-in = 続ける（{ $seconds }）
web-you-win = あなたの勝ちです！
web-last-round = 最終ラウンド！
web-you-share-the-win = { $seats }とともに、あなたの勝ちです！
web-they-win = { $seats }の勝ちです！
web-standings = 順位
web-how-counted = 得点の内訳
web-look-again = ゲームを振り返る
web-share-result = 結果を共有
web-save-picture = 画像で保存
web-rematch = もう一回遊ぶ
web-rematch-offered = ほかの人はもう新しいテーブルにいます。
web-rematch-wanted = もう一回遊びたい人：{ $names }
web-rematch-join = 参加する
web-rematch-no = 今回はやめる
web-rematch-waiting = 返事を待っています：{ $names }
web-rematch-start = 待たずに始める
web-rematch-begins = 全員参加です。始めます…
web-rematch-next = 次のゲームへ
web-jump-now = 今の場面へ
web-watch-rematch = 次のゲームを観戦する
web-bot-plays-for-you = ボットが代わりにプレイしています。
web-you-left = 席を立ちました。席はそのまま残っています。
web-return = 席に戻る
web-host = ホストの操作
web-mute = ミュート
web-unmute = ミュート解除
web-mute-watchers = 観戦者をミュート
web-screen = 大きな画面に表示
web-screen-how = 空いている席のコードをスマートフォンで読み取ってください。手札はスマートフォンに、テーブルはここに表示されます。
web-screen-full = 席はすべて埋まりました。ホストはゲームを始められます。
web-screen-sound = 音を出す
web-screen-scan = 読み取ってこの席に座る
web-screen-watch = 読み取ってスマートフォンで観戦
web-copy-watch-link = 観戦用リンクをコピー
web-other-device = 別の端末で遊ぶ
web-other-device-how = このリンクは、あなたの席に入る鍵です。持っている人は誰でも、あなたの手札を見たり、代わりにプレイしたりできます。人に見せないでください。
web-keys = キー操作
web-key-tab = 次のカード、ダイス、ボタンへ
web-key-arrows = カード・マス・方向を選ぶ
web-key-enter = プレイ、決定
web-key-escape = 選び直す、閉じる
web-key-moves = 次に選べるものへ
web-key-go-on = 待たずに進める
web-key-look-back = 前回の自分の手番からの動きをもう一度見る
web-key-hint = ヒント
web-key-log = ログ
web-key-chat = チャット
web-key-next = 自分の番が来ている次のテーブルへ
web-key-help = この一覧
web-download = ダウンロード
web-replay-start = 開始前
web-replay-about = 分析と手の一覧
web-review-what = 流れが変わった場面、運の影響、損をした手がわかります。
web-round = 第{ $number }ラウンド
web-review-game = このゲームを分析する
web-review-finer = さらに詳しく分析する
web-review-share = まとめをコピー
web-reviews = 分析したゲーム
web-reviews-none = 自分のゲームを分析すると、運のよしあしや多いミスがこのページでわかり、その場面を練習できます。内容はこの端末だけに残ります。
web-reviews-where = 運のよしあし、損の大きいミス、もう一度練習したい場面をまとめています。内容はこの端末だけに残ります。
web-reviews-games = 分析済みのゲーム
web-reviews-waiting = まだ分析していないゲーム
web-reviews-kinds = 手の種類ごとのミス
web-reviews-count = { $count }ゲーム中{ $won }勝。
web-reviews-luck = { $luck ->
    [good] 運に恵まれました（{ $share }）。
    [bad] 運に恵まれませんでした（{ $share }）。
   *[even] 運は五分でした。
}
web-reviews-result = { $won ->
    [yes] 勝ち。
   *[no] 負け。
}
web-reviews-mistakes = { $count ->
    [0] ミスなし。
   *[other] ミス{ $count }回。
}
web-reviews-times = { $count }回、{ $share }の損
web-reviews-practise = 場面を練習する（{ $count }）
web-play-on = ここから遊ぶ
web-play-on-how = この局面から新しいテーブルを始めます。
web-play-on-seat = あなたの席
web-play-on-others = ほかの席
web-play-on-friends = 友だち（席を空けておく）
web-play-on-cards = 見えないカードとダイス
web-play-on-same = 元のまま
web-play-on-anew = その席から知り得たことに合わせて配り直す
web-play-on-begin = 続きを始める
web-plays-on = 別のゲームのステップ{ $step }から続きます。人数とルールは変えられません。
web-practice = ミスした場面を練習する
web-practice-ask = { $name }の手番です。よりよい手はどれですか？
web-practice-right = 正解：{ $move }
web-practice-wrong = { $move }はもう一歩です。別の手を選んでください。
web-practice-next = 次の局面
web-practice-end = 分析に戻る
web-open-hands = 全員の手札を見る
web-open-hands-failed = 手札を読み込めませんでした。1分ほどしてからお試しください。
web-jump-back = 前の勝負・ラウンドへ
web-jump-forward = 次の勝負・ラウンドへ
web-eyes = 視点
web-position = 再生位置
web-step-of = { $step } / { $last }
web-first = 最初へ
web-back = 1つ戻る
web-forward = 1つ進む
web-last = 最後へ
web-play = 再生
web-pause = 一時停止
web-in-short = ルールの要点
web-law = 番号つきのルール
web-ruling = 裁定
web-all-rules = ルールをすべて見る
web-rule-missing = このルールは表示できません。
web-no-law = このゲームには、番号つきのルールのページがまだありません。
web-rules-in-english = このルールは今のところ英語のみです。
web-rules-choose = ゲームを選んでください。
web-language = 言語
web-as-browser = ブラウザーに合わせる
web-theme = テーマ
web-theme-system = システムに合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-speed = テンポ
web-speed-slow = ゆっくり
web-speed-normal = ふつう
web-speed-fast = 速い
web-speed-off = 待たない
web-forced = 選べる手が1つだけなら自動でプレイする
web-sounds = 効果音
web-volume = 音量
web-sounds-wanted = 控えめな効果音を鳴らしますか？
web-sounds-yes = 鳴らす
web-sounds-no = 鳴らさない
web-your-face = テーブルでの顔
web-face-initial = 名前の頭文字
face-frog = かえる
face-mouse = ねずみ
face-koala = コアラ
face-pig = ぶた
face-sam = 赤毛
face-kei = 黒い前髪
face-lulu = 茶色の三つ編み
face-omar = 黒いひげ
web-banter = ボットがときどきひとこと話す
web-symbols = カードやダイスの記号を大きくする
web-confirm-moves = 手を決める前に確認する
web-notify = 別の画面を見ているとき、自分の番を通知する
web-privacy = このサーバーには、テーブルの名前、チャット、手が保存されます。設定と席の鍵は、このブラウザーにだけ残ります。テーブルの削除は、サーバーの管理者に頼めます。
web-notify-denied = このページの通知はブラウザーで許可されていません。

error-no-database = データベース { $database } はまだありません。parfait serve を実行すると作成されます。
error-unknown-action = 「{ $action }」という操作はありません。使える操作：{ $allowed }
error-option-not-for-action = { $option } は「{ $action }」では使えません。参照：parfait tables --help
error-tables-or-filter = テーブルの名前か { $option } のどちらか一方で指定してください。
error-unknown-status = 「{ $status }」という状態はありません。使える状態：{ $allowed }
error-copy-from-to = コピー元とコピー先を指定してください：parfait tables copy コピー元 コピー先
error-needs-yes = ここでは確認できません。確認せずに { $action } を行うには --yes を付けてください。
error-table-not-ended = { $table } のゲームは終わっていません。先にテーブルを閉じてから名前を消してください。
error-not-a-file = { $file } はファイルではありません。
error-record-before-chance = このプレイ記録は、配札やダイスの直前で終わっているため、続けられません。
tables-table = テーブル
tables-game = ゲーム
tables-status = 状態
tables-seats = 席
tables-changed = 更新
tables-status-waiting = 待機中
tables-status-playing = 進行中
tables-status-over = 終了
tables-status-closed = クローズ済み
tables-none = テーブルはありません。
tables-steps = ステップ：{ $steps }、ログの項目：{ $entries }
tables-closed = { $table }を閉じました。
tables-imported = { $file } の{ $line }行目：テーブル{ $table }
tables-seat-link = 席{ $seat }：
tables-count = テーブル{ $count }個
tables-title = タイトル
tables-created = 作成：{ $when }
tables-chat = チャットの行数：{ $lines }
tables-rematch-of = { $table } の再戦
tables-rematch = 再戦のテーブル：{ $table }
tables-ask-delete = この{ $count }個のテーブルを完全に削除しますか？ [y/N]
tables-ask-erase = この{ $count }個のテーブルの名前とチャットを完全に消しますか？ [y/N]
tables-yes = y yes はい
tables-unchanged = 何も変更しませんでした。
tables-deleted = { $count }個のテーブルを削除しました。
tables-erased = { $count }個のテーブルの名前とチャットを消しました。
tables-compacted = 削除したものはデータベースに残っていません。
tables-copied = コピーしました：テーブル{ $tables }個、ログの項目{ $entries }個、分析の断片{ $reviews }個
backup-done = 保存しました：{ $file }
restore-done = { $database } に復元しました：テーブル{ $tables }個、最後の更新 { $when }
restore-aside = 前のデータベースは { $file } として残してあります。

## Options, and the table of a game that has none of its own

web-option-whole = { $low }から{ $high }までの整数にしてください。
web-option-subset = ちょうど{ $count }つ選んでください。
web-option-total = 合計を{ $total }にしてください。
web-option-bad = この値は選べません。
web-parts-own = 手元
web-parts-table = 場
web-piece-hidden = 裏向き
web-piece-none = 空き
web-moves = 手
web-moves-begin = 手の最初の部分を選んでください
web-moves-count = { $count }通り
web-points = 点
web-points-count = { $count }点
web-difficulty = { $level ->
    [1] やさしい
    [2] ほどよい
   *[3] 手ごたえあり
}

review-title = 分析
review-chances = 勝率
review-walk = グラフをたどるか、下の一覧から手を選んでください。
review-account = 結果の内訳
review-expectation = 開始時
review-luck = 運
review-decisions = ミス
review-play = ほかの手
review-guesses = 知りようのなかったこと
review-others = ほかのプレイヤー
review-estimates = 説明できない分
review-result = 結果
review-give-or-take = { $value } ± { $error }
review-expectation-more = 最初のカードやダイスの前の勝率
review-luck-more = 配札、引き、ダイスのよしあし
review-decisions-more = 知り得た情報から見て、自分のミスで失った分
review-play-more = ミスを除いて、本人とほかのプレイヤーのどちらの手がよかったか
review-guesses-more = よい手なのに、見えない情報のせいで裏目に出た分（またはその逆）
review-others-more = ほかのプレイヤーの手で得た分、失った分
review-estimates-more = 推定では説明できない分
review-turning-points = 転機
review-marks = 見直したい選択
review-no-marks = はっきり損をした選択はありません。
review-moves = 手の一覧
review-step = ステップ{ $step }
review-start = 開始
review-mark = { $mark ->
    [blunder] 大悪手
    [mistake] 悪手
    [inaccuracy] 緩手
    [brilliant] 妙手
   *[hindsight] 結果論
}
review-lost = およそ{ $share }の損です（± { $error }）。
review-better = { $move }のほうがよい手でした。
review-hindsight = 知り得た限りでは正しい手です。すべてが見えていれば{ $move }のほうが上でした。
review-event = { $number }回目の{ $chance }
review-told-unlucky = 不運が響きました。特に{ $event }です。
review-told-despite = 不運をはね返しました。特に{ $event }です。
review-told-lucky = 運に恵まれました。特に{ $event }です。
review-told-wasted = 運には恵まれましたが、届きませんでした。特に{ $event }です。
review-told-given-away = ミスが響きました。最大はステップ{ $step }です。
review-told-right-guesses = 知りようのなかったことがよいほうに転びました。
review-told-wrong-guesses = 正しい選択でしたが、知りようのなかったことが裏目に出ました。
review-told-better-moves = ほかのプレイヤーよりよい手を見つけました。特にステップ{ $step }です。
review-told-weaker-moves = ほかのプレイヤーのほうがよい手を見つけました。
review-told-others-helped = ほかのプレイヤーの手に助けられました。
review-told-others-hurt = ほかのプレイヤーの手に阻まれました。
review-told-unclear = 何が勝敗を分けたかは、推定が粗く、はっきりしません。
review-told-even = 運は五分、大きな損もありませんでした。
story-title = このゲームのハイライト
story-turning = 勝負の分かれ目：{ $name }の勝率が約{ $before }から{ $after }に上がりました。
story-luck = 一番の幸運（{ $event }）：{ $name }の勝率が約{ $before }から{ $after }に上がりました。
story-bold = 一番大胆な一手は{ $name }：一見よくない手ですが、これに勝る手はありませんでした。
story-best = 一番の好手は{ $name }：ほかのどの手よりも勝率を上げました。
story-look = リプレイで見る
story-share = ハイライトを共有する
story-next = 次へ
review-progress = 分析中
review-written = 分析を{ $file }に書き出しました。
review-language = 言語
review-speed = 速さ
review-sum = 各項目の和は結果と正確に一致します。
error-review-whose = 誰のゲームですか？　{ $folder }のゲームをまとめるには、--name 名前 を付けてください。
error-review-nobody = { $folder }に、{ $name }の終わったゲームはありません。
error-review-unfinished = このゲームは終わっていません。分析できるのは終わったゲームだけです。
error-review-too-long = このゲームは{ $steps }ステップあります。分析できるのは{ $most }ステップまでです。
error-too-many-reviews = 分析中のゲームが多すぎます。1分ほど待ってからもう一度お試しください。
error-review-failed = このゲームは今は分析できませんでした。1分ほど待ってからもう一度お試しください。
error-decisions-or-page = ページには分析全体が載ります。--htmlか、--decisionsと--seatのどちらかを外してください。
error-no-review = このゲームはまだ分析されていません。
error-unknown-effort = 「{ $effort }」という細かさはありません。使える値：{ $allowed }
