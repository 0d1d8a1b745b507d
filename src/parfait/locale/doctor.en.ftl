## parfait doctor --server: what was tried, and what to do about it

cli-server-unreachable = { $url } does not answer: { $reason }
cli-server-reach = Does the name lead to your machine, is the port open, do the proxy and the server run? systemctl status parfait
cli-server-certificate = Encrypted; the certificate is good until { $date } ({ $days ->
    [one] one day
   *[other] { $days } days
})
cli-server-renew = It should have been renewed by now: certbot renew --dry-run says why it was not.
cli-server-certificate-bad = Browsers will refuse the certificate: { $reason }
cli-server-certificate-get = Get one for { $host }: certbot certonly --domain { $host }, or let Caddy do it.
cli-server-plain = Not encrypted (http).
cli-server-encrypt = Fine on your own network; on the internet, put a proxy with TLS in front: docs/hosting/proxies.md
cli-server-redirects = http:// leads to https://
cli-server-no-redirect = http:// shows something else than the way to https://
cli-server-redirect = Let the proxy redirect port 80: return 301 https://$host$request_uri;
cli-server-strange = Something answers, but not Parfait (HTTP { $status }).
cli-server-lead-to-it = Does the server run, and does the proxy lead to its address and port? systemctl status parfait
cli-server-healthy = Parfait { $version } answers, and so does its database.
cli-server-storage-away = Parfait { $version } answers, but its database does not.
cli-server-damaged = Parfait { $version } answers, but its database is damaged.
cli-server-restore = Go back to the newest backup: docs/hosting/backups.md
cli-server-see-log = The server’s log says why: journalctl --unit parfait
cli-server-other-version = The server is version { $version }; this doctor is { $own }.
cli-server-too-old = This server is too old to say how requests reach it.
cli-server-not-its-name = The server does not know itself as { $host }.
cli-server-set-name = Set PARFAIT_PUBLIC_URL to the address that people open, and let the proxy pass on Host.
cli-server-counts = Your limits are counted under the address { $address }.
cli-server-counts-proxy = It counts everybody’s limits by { $address }, the proxy’s own address.
cli-server-counts-other = It counts your limits by { $address }, but you asked from { $own }: right only if a router in between changes addresses.
cli-server-forward = Let the proxy send X-Forwarded-For, and name the proxy’s address in PARFAIT_PROXIES.
cli-server-believes = Anyone may claim any address in X-Forwarded-For, and so get around the limits.
cli-server-believe-less = Let the proxy replace the header (nginx: proxy_set_header X-Forwarded-For $remote_addr;) and PARFAIT_PROXIES name the proxy alone.
cli-server-links = Links begin with { $base }
cli-server-links-elsewhere = Links begin with { $base }, which is not where you asked.
cli-server-clock = Its clock agrees with this one.
cli-server-clock-off = Its clock and this one are { $seconds } seconds apart.
cli-server-set-clock = On both machines: timedatectl set-ntp true
cli-server-socket = WebSockets get through.
cli-server-no-socket = WebSockets do not get through: { $reason }
cli-server-upgrade = Let the proxy pass on the upgrade: docs/hosting/proxies.md has the lines for nginx; Caddy does it by itself.
cli-server-metrics-closed = Strangers cannot read /metrics.
cli-server-metrics-open = Strangers can read /metrics.
cli-server-close-metrics = Refuse it in the proxy; nginx: location = /metrics {"{"} return 404; {"}"}
cli-server-pages = Pages arrive packed, and browsers keep what does not change.
cli-server-pages-changed = The proxy unpacks pages, or changes how long browsers keep them.
cli-server-leave-headers = Let the proxy leave Cache-Control, Content-Encoding and Accept-Encoding alone.
cli-server-no-pages = There are no pages to play on (HTTP { $status }).
cli-server-small-uploads = The proxy refuses records of more than a megabyte, which the server would take.
cli-server-larger-uploads = nginx: client_max_body_size 3m;
cli-server-disk = The database’s disk has { $free } GB free ({ $percent } %).
cli-server-make-room = Make room before it is full: then no move can be kept.
cli-server-backup = { $hours ->
    [0] The newest backup is less than an hour old.
    [one] The newest backup is an hour old.
   *[other] The newest backup is { $hours } hours old.
}
cli-server-no-backups = There is no backup in { $folder }.
cli-server-no-backups-folder = The backups in { $folder } cannot be read: { $reason }
cli-server-back-up = Make one every night: docs/hosting/backups.md
