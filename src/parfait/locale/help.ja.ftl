help-usage = 使い方
help-examples = 例
help-arguments = 引数
help-options = オプション
help-commands = コマンド
help-default = [標準：{ $value }]
help-environment = [環境変数：{ $name }]
help-required = [必須]
help-help = このヘルプを表示して終了します。

metavar-address = アドレス
metavar-addresses = アドレス
metavar-args = 引数
metavar-bot = ボット
metavar-command = コマンド
metavar-days = 日数
metavar-file = ファイル
metavar-folder = フォルダー
metavar-game = ゲーム
metavar-level = レベル
metavar-name = 名前
metavar-number = 番号
metavar-options = オプション
metavar-origin = オリジン
metavar-shell = シェル
metavar-study = 調査
metavar-table = テーブル
metavar-value = 値
metavar-who = プレイヤー

help-lang = 言語（標準：LANGの言語）。
help-version = バージョンを表示します。
help-seed = 整数。同じシードなら、配札もダイスもボットの手も同じになります。
help-players = 人数（標準：そのゲームの最大人数）。
help-option = ゲームのオプション（一覧は`parfait games`）。何度でも指定できます。
help-iterations = ボットの1手あたりの探索回数（結果を再現できます）。
help-seconds = ボットが1手に考える秒数。
help-database = sqlite:ファイル または postgresql://… [標準：データフォルダーのファイル]
help-game = ゲームの名前（一覧は`parfait games`）。
help-records-file = プレイ記録のファイル（1行に1ゲーム）。
help-number-in-file = ファイルの何番目のゲームか（1から）。

help-parfait = { $games }をターミナルで遊びます。プレイ記録の作成、確認、リプレイもできます。
help-parfait-example-play = ゲームを選んでボットと遊ぶ
help-parfait-example-three = 3人で遊ぶ（あなたとボット2人）
help-parfait-example-learn = 実際に動かしながら遊び方を覚える
help-parfait-example-games = ゲームとオプションの一覧
help-parfait-example-rule = 番号でルールを1つ表示
help-parfait-example-arena = ボット同士を対戦させる
help-parfait-example-language = フランス語で（コマンドの後でも可）

help-play = ボットと、または1つのキーボードでみんなと遊びます。
help-play-more =
    手には番号がついています。番号か、手そのものを入力してください。ゲーム中は「?」でヘルプを表示します。
    Ctrl-CとCtrl-Dは、ゲームを保存して終了します。
help-play-game = ゲーム。省略すると、選ぶ画面になります。
help-play-seats = 席ごとのプレイヤー：human、human:Anna（名前つき）、bot、または好きなボット（{ $bots }）。標準では、あなたとボット。
help-play-resume = 保存したゲームの続きから遊ぶ。ファイル、「parfait games --saved」に出る名前、または「last」。
help-play-from = このファイルの終わったゲームの途中から遊びます。場所は --step で指定します。
help-play-step = 残すステップの数。0なら同じカードで最初から。
help-play-anew = 隠れたカードを、自分の席から知り得たことに合わせて配り直します。

help-learn = 遊びながらゲームを覚えます（5分ほど）。
help-learn-more = 自分で手を選びます。できない手には、そのルールを示します。最後は、やさしいボットと1ラウンド遊びます。
help-learn-game = 覚えたいゲーム。
help-learn-part = 始める部分の番号。

help-games = ゲームと、すべてのオプションとその標準値を一覧にします。
help-games-saved = 保存したゲームを一覧表示。
help-games-json = 一覧をJSONで出力。
help-games-more = オプションは、名前とJSONの値で指定します。

help-rules = ゲームのルール、または番号のルール1つを表示します。
help-rules-more = メッセージでは、この番号でルールを示します。
help-rules-game = ゲーム、またはルールの番号（DI-11）。
help-rules-number = ルール1つだけ（DI-11、または11だけ）。
help-rules-options = 各ルールの下に、ファイルや調査で使うオプションも表示します。

help-replay = プレイ記録を1ステップずつ再生します。
help-replay-step = このステップから始めます（番号は分析と同じ）。
help-replay-more =
    ターミナルではEnterで次のステップ、bで戻り、番号でそのステップへ進み、qで終了します。パイプではすべて出力します。
    配られたカードは、終わったゲームでだけ表示します。

help-record = ランダムなボットを遊ばせ、プレイ記録を1行に1ゲームずつ書き出します。
help-record-more = 同じシードなら同じファイルになります。既存のファイルは、全ゲームを書き終えてから置き換えます。
help-record-games = ゲーム数。
help-record-legal = 各手と一緒に、選べる手をすべて記録します。
help-record-out = 書き出す先。-は標準出力です。

help-verify = プレイ記録を確認します：配札、ダイス、手、結果のすべて。
help-verify-more =
    すべて正しければ終了コード0、そうでなければ1です。
    誤りのある記録ごとに、ステップの番号（0から）とルールを標準出力に1行ずつ書きます：
    games.jsonl:12: step 17: AI-9：…
help-verify-json = 結果を1行のJSONで出力。
help-verify-files = プレイ記録のファイル（1行に1ゲーム）。

help-arena = ボット同士を対戦させ、どれが強いか、それがどのくらい確かかを調べます。
help-arena-more =
    運の差が出ないように、同じ配札を席を入れ替えてもう一度遊びます。
    2つのボットが大きなテーブルに座るときは交互に、ボットが席より多いときはすべての組み合わせで対戦します。
    勝利を分け合ったときは人数で割って数えます。Ctrl-Cで途中終了しても、それまでの結果は残ります。
    エラーを起こしたり、止まったり、選べない手を選んだりしたボットは、そのゲームを反則負けになります。
help-arena-bots = 対戦するボット：{ $bots }、またはmodule:Class。
help-arena-games = ゲーム数。最後の配札は必ず遊びきります。
help-arena-workers = プロセス数。標準：コアごとに1つ。
help-arena-patience = module:Classが1手に使える秒数。
help-arena-records = すべてのゲームをこのファイルに記録します。
help-arena-adjust = 運を除いた成績も表示します。同じゲーム数で区間が狭くなります（docs/luck.md）。
help-arena-json = 結果をJSONだけで出力します。

help-join = ブラウザーのテーブルの席でボットをプレイさせます。Parfaitのサーバーならどこでも使えます。
help-join-more =
    テーブルへのリンクなら空いた席に着き、席へのリンクならその席でプレイします。ボットに見えるのはその席から見えるものだけです。
    接続が切れても戻ってきます。ボットが続けられなくなると席を立ち、ほかの人がその席を埋められます。
help-join-link = テーブルまたは席へのリンク。
help-join-bot = プレイするボット：{ $bots }、または今のフォルダーから見つかるmodule:Class。
help-join-name = テーブルでの名前。標準：ボットの名前。
help-join-patience = 応答しないサーバーへの再接続を試みる秒数。

help-review = 終わったゲームを分析します：勝率の推移、選択、運、結果の内訳。
help-review-more =
    どの選択も、その席からその時に知り得たことだけで評価します。
    --htmlを付けると、3言語の言葉が入った1つのページになります。
    --decisionsを付けると、選択ごとの損失を一覧にします（途中のゲームも可）。選べる手が1つだけの場面は除きます。
    損失5 ± 2とは、100ゲームのうち5ゲーム分の勝ちを逃したこと（±はその標準誤差）です。
help-review-html = 分析を1つの独立したページに書き出します。
help-review-effort = 分析の細かさ：quick、usual、fine。
help-review-json = 分析をJSONだけで出力します。
help-review-decisions = 選択の表だけ：選んだ手、探索の最善手、その差、理由。
help-review-seat = この席の選択だけ。席は1から数えます。
help-review-name = ファイルまたはフォルダーにある、このプレイヤーのゲームをまとめます：運、種類ごとのミス、練習する場面。
help-practise = 終わったゲームのミスから練習します：その局面に戻って、よりよい手を探します。
help-practise-seat = この席のミスだけ（1から数えます）。

help-lab = ルールを変えて、ゲームがどう変わるかを見ます。何千ゲームもプレイして調査し、報告書にまとめます。
help-lab-more =
    runは調査（TOMLファイル、またはゲーム名とオプション）を実行し、結果をフォルダーに保存します。Ctrl-Cで止めてもすべて残り、同じコマンドで再開します。フォルダーと--gamesを指定すると、ゲームを追加します。
    reportは結果を1つのHTMLファイルに書き、グラフをSVGとして横に置きます。
    tuneは調査で変える値の中から、目標を満たすルールを探します。
    workerは、指定したアドレスのDaskスケジューラーの仕事を引き受けます。docs/tutorial/lab.mdに例があります。
help-lab-action = すること。
help-lab-given = TOMLファイル、ゲーム名、または調査のフォルダー。workerではスケジューラーのアドレス。
help-lab-out = 調査のフォルダー。reportでは書き込むファイル。
help-lab-games = ルールの組ごとのゲーム数。すでにあるフォルダーには足りない分を追加します。
help-lab-watch = 運と実力を調べるために詳しく見る配り方の数（0でなし。ルールはその10倍を調べます）。遅いゲームでは、これに一番時間がかかります。
help-lab-vary = オプションと試す値。いくつか指定するとすべての組み合わせを試します。
help-lab-ladder = 前のボットに勝つはずのボットを、弱い順に。
help-lab-cluster = ゲームを受け持つDaskスケジューラー（tcp://10.0.0.1:8786など）。

help-serve = 友だちやボットとブラウザーで遊ぶテーブルを開きます。Ctrl-Cで停止し、どのゲームも次回に続けられます。
help-serve-more = どのオプションも環境変数で指定できます。一覧とその他の設定は docs/hosting.md にあります。
help-serve-host = 待ち受けるアドレス。
help-serve-port = [標準：8000以降で最初に空いているポート]
help-serve-workers = サーバーのプロセス数。2つ以上にはPostgreSQLが必要です。
help-serve-public-url = プロキシの内側で動かすときの公開アドレス。
help-serve-origin = 接続を許可する別のホストのページ。何度でも指定できます。
help-serve-bot-workers = ボット用のプロセス数。[標準：コア数より1つ少ない数]
help-serve-proxies = 信頼するプロキシ。
help-serve-log-level = debug、info、warning、errorのどれか。

help-tables = サーバーのデータベースにあるテーブルの一覧、表示、削除、クローズ、ゲームとチャットの書き出し、ゲームの読み込み、別のデータベースへのコピーをします。
help-tables-more =
    copy以外は、サーバーの動作中にも使えます。削除されたテーブルにいる人には、そう伝えられます。
    deleteは、テーブルとそれに属するものをすべて削除します。eraseは名前とチャットを消し、ゲームは残します。
    exportは、指定したテーブルか、終わったゲームすべてのプレイ記録を書き出します。
    importは、プレイ記録ごとにテーブルを作ります。途中のゲームは続けられます。
    copyは、SQLiteとPostgreSQLの間で、データベースを空のデータベースにコピーします。リンクと席はそのまま使えます。
    compactは、削除したものがファイルに残らないようデータベースを書き直します。deleteとeraseも同じことをします。
help-tables-action = 操作。
help-tables-given = テーブルの名前。importではファイル、copyでは2つのデータベース。
help-tables-status = この状態のテーブルだけ。繰り返し指定できます。
help-tables-game = このゲームのテーブルだけ。
help-tables-name = タイトルか誰かの名前にこれを含むテーブルだけ。
help-tables-older-than = この日数のあいだ変わっていないテーブルだけ。
help-tables-newer-than = この日数のうちに変わったテーブルだけ。
help-tables-limit = 新しいものから、最大でこの数だけ。
help-tables-ids = テーブルの名前だけを1行ずつ表示します。
help-tables-rematches = 同じ人たちが前後に遊んだテーブルも含めます。
help-tables-chat = ゲームではなく、チャットを書き出します。
help-tables-to = exportの書き出し先。[標準：ここに表示]
help-tables-yes = 確認しません。

help-backup = サーバーのデータベースを、動作中でも整合性のある状態でファイルにコピーします。
help-backup-more =
    元に戻すには、サーバーを止めてから：parfait restore ファイル
    PostgreSQLのデータベースは pg_dump でバックアップします。
help-backup-file = コピーの書き出し先。既存のファイルは置き換えます。

help-restore = バックアップを確かめてから、サーバーのデータベースと置き換えます。
help-restore-more =
    先にサーバーを止めてください。前のデータベースは、別の名前で隣に残ります。
    PostgreSQLのデータベースは pg_restore で復元します。
help-restore-file = parfait backup が書き出したファイル。

help-new = 自分のゲームを、Pythonのファイル1つで作り始めます。
help-new-more =
    すぐに遊べます：ターミナル、ブラウザー、アリーナ、ラボ。
    書き方：docs/tutorial/one-file.md
help-new-name = ゲームの名前。例：lucky-seven
help-new-like = もとにする例：bluff_dice、pig_tail、sealed_bids、three_suits
help-new-folder = ファイルの置き場所。指定がなければ PARFAIT_GAMES のフォルダー、それもなければここ。

help-check = ゲームをランダムにプレイして、問題点を報告します。
help-check-more =
    人数と設定ごとに調べます：必ず終わるか、すべての出来事に文があるか、秘密は守られるか。
    問題点は、ファイルと行番号とともに1行ずつ示します。何もなければ終了コードは 0。
help-check-game = ゲーム。一覧は `parfait games`。
help-check-games = 人数ごとのゲーム数。

help-doctor = ここで何が動き、何が足りず、どう入れるかを調べます。
help-doctor-more =
    バージョン、コンパイルの有無、追加機能、ゲーム、ターミナル。
    --server：証明書、WebSocket、クライアントのアドレス、リンク、時計、ページ。サーバーのマシン上では、--databaseと--backupsでディスクとバックアップも調べます。
    すべて動けば（通常のPythonも、遅いだけで動きます）終了コード0、動かないものがあれば1です。
help-doctor-json = 結果を1行のJSONで出力。
help-completion = シェルでコマンド・オプション・ゲーム名を補完できるようにする。
help-completion-more = スクリプトは標準出力に書き出されます。
help-completion-shell = bash、zsh、fishのいずれか。
help-doctor-server = 代わりにサーバーを外側から調べます：https://games.example.org
help-doctor-backups = --serverと併用します：このマシンにあるバックアップの場所。
