## parfait doctor --server：試したことと、その対処

cli-server-unreachable = { $url }が応答しません：{ $reason }
cli-server-reach = 名前がこのマシンを指しているか、ポートが開いているか、プロキシとサーバーが動いているかを確かめてください：systemctl status parfait
cli-server-certificate = 暗号化されています。証明書の有効期限は{ $date }です（あと{ $days }日）
cli-server-renew = 更新されているはずの時期です。理由を調べるには：certbot renew --dry-run
cli-server-certificate-bad = この証明書はブラウザーに拒否されます：{ $reason }
cli-server-certificate-get = { $host }の証明書を取得してください：certbot certonly --domain { $host }（Caddyなら自動）
cli-server-plain = 暗号化されていません（http）。
cli-server-encrypt = 自分のネットワーク内なら問題ありません。インターネットではTLSのプロキシを前に置いてください：docs/hosting/proxies.md
cli-server-redirects = http:// から https:// へ転送されます
cli-server-no-redirect = http:// から https:// へ転送されません
cli-server-redirect = プロキシで80番ポートを転送してください：return 301 https://$host$request_uri;
cli-server-strange = 応答はありますが、Parfaitではありません（HTTP { $status }）。
cli-server-lead-to-it = サーバーが動いているか、プロキシの転送先のアドレスとポートが正しいかを確かめてください：systemctl status parfait
cli-server-healthy = Parfait { $version }が応答し、データベースも応答しています。
cli-server-storage-away = Parfait { $version }は応答しますが、データベースが応答しません。
cli-server-damaged = Parfait { $version }は応答しますが、データベースが壊れています。
cli-server-restore = 最新のバックアップに戻してください：docs/hosting/backups.md
cli-server-see-log = 理由はサーバーのログにあります：journalctl --unit parfait
cli-server-other-version = サーバーのバージョンは{ $version }、この診断は{ $own }です。
cli-server-too-old = このサーバーは古く、リクエストの届き方を答えられません。
cli-server-not-its-name = サーバーは{ $host }を自分の名前と認識していません。
cli-server-set-name = 利用者が開くアドレスをPARFAIT_PUBLIC_URLに設定し、プロキシがHostヘッダーを渡すようにしてください。
cli-server-counts = あなたの制限は{ $address }で数えられます。
cli-server-counts-proxy = 全員の制限が{ $address }（プロキシ自身のアドレス）で数えられています。
cli-server-counts-other = あなたの制限は{ $address }で数えられますが、手元のアドレスは{ $own }です。途中のルーターがアドレスを変える場合のみ正常です。
cli-server-forward = プロキシがX-Forwarded-Forを送るようにし、プロキシのアドレスをPARFAIT_PROXIESに書いてください。
cli-server-believes = X-Forwarded-Forに誰でも好きなアドレスを書けるため、制限をすり抜けられます。
cli-server-believe-less = プロキシでヘッダーを置き換え（nginx：proxy_set_header X-Forwarded-For $remote_addr;）、PARFAIT_PROXIESにはプロキシだけを書いてください。
cli-server-links = リンクは{ $base }で始まります
cli-server-links-elsewhere = リンクは{ $base }で始まり、調べたアドレスと違います。
cli-server-clock = サーバーの時計は、このマシンの時計と合っています。
cli-server-clock-off = サーバーの時計は、このマシンの時計と{ $seconds }秒ずれています。
cli-server-set-clock = 両方のマシンで：timedatectl set-ntp true
cli-server-socket = WebSocketが通ります。
cli-server-no-socket = WebSocketが通りません：{ $reason }
cli-server-upgrade = プロキシがアップグレードを渡すようにしてください。nginxの設定例：docs/hosting/proxies.md（Caddyなら自動）
cli-server-metrics-closed = 外部から/metricsは読めません。
cli-server-metrics-open = 外部から/metricsを読めます。
cli-server-close-metrics = プロキシで拒否してください。nginx：location = /metrics {"{"} return 404; {"}"}
cli-server-pages = ページは圧縮されて届き、変わらないファイルはブラウザーに保存されます。
cli-server-pages-changed = プロキシがページの圧縮や保存期間を変えています。
cli-server-leave-headers = プロキシでCache-Control、Content-Encoding、Accept-Encodingを変えないでください。
cli-server-no-pages = プレイするためのページがありません（HTTP { $status }）。
cli-server-small-uploads = サーバーが受け付ける1メガバイトを超える記録を、プロキシが拒否します。
cli-server-larger-uploads = nginx：client_max_body_size 3m;
cli-server-disk = データベースのディスクの空きは{ $free } GBです（{ $percent }%）。
cli-server-make-room = 満杯になると手を保存できません。その前に空きを作ってください。
cli-server-backup = { $hours ->
    [0] 最新のバックアップは1時間以内のものです。
   *[other] 最新のバックアップは{ $hours }時間前のものです。
}
cli-server-no-backups = { $folder }にバックアップがありません。
cli-server-no-backups-folder = { $folder }のバックアップを読めません：{ $reason }
cli-server-back-up = 毎晩バックアップを取ってください：docs/hosting/backups.md
