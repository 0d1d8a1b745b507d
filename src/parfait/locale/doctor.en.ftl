## parfait doctor --server: what was tried, and what to do about it

cli-server-unreachable = { $url } does not answer: { $reason }
cli-server-reach = Check that the name points to your machine, the port is open, and the proxy and the server are running: systemctl status parfait
cli-server-certificate = Encrypted; the certificate is good until { $date } ({ $days ->
    [one] one day
   *[other] { $days } days
})
cli-server-renew = It should have been renewed by now: certbot renew --dry-run shows why it was not.
cli-server-certificate-bad = Browsers will refuse the certificate: { $reason }
cli-server-certificate-get = Get one for { $host }: certbot certonly --domain { $host }, or let Caddy do it.
cli-server-plain = Not encrypted (http).
cli-server-encrypt = Fine on your own network; on the internet, put a proxy with TLS in front: docs/hosting/proxies.md
cli-server-redirects = http:// redirects to https://
cli-server-no-redirect = http:// does not redirect to https://
cli-server-redirect = Have the proxy redirect port 80: return 301 https://$host$request_uri;
cli-server-strange = Something answers, but not Parfait (HTTP { $status }).
cli-server-lead-to-it = Check that the server is running, and that the proxy forwards to its address and port: systemctl status parfait
cli-server-healthy = Parfait { $version } answers, and so does its database.
cli-server-storage-away = Parfait { $version } answers, but its database does not.
cli-server-damaged = Parfait { $version } answers, but its database is damaged.
cli-server-restore = Go back to the newest backup: docs/hosting/backups.md
cli-server-see-log = The server’s log shows why: journalctl --unit parfait
cli-server-other-version = The server is version { $version }; this doctor is { $own }.
cli-server-too-old = This server is too old to report how requests reach it.
cli-server-not-its-name = The server does not recognise { $host } as its own name.
cli-server-set-name = Set PARFAIT_PUBLIC_URL to the address that people open, and have the proxy pass on the Host header.
cli-server-counts = Your limits are counted under the address { $address }.
cli-server-counts-proxy = Everybody’s limits are counted under { $address }, the proxy’s own address.
cli-server-counts-other = Your limits are counted under { $address }, but you are connecting from { $own }. That is right only if a router in between changes addresses.
cli-server-forward = Have the proxy send X-Forwarded-For, and put the proxy’s address in PARFAIT_PROXIES.
cli-server-believes = Anyone may claim any address in X-Forwarded-For, and so get around the limits.
cli-server-believe-less = Have the proxy replace the header (nginx: proxy_set_header X-Forwarded-For $remote_addr;), and list only the proxy in PARFAIT_PROXIES.
cli-server-links = Links begin with { $base }
cli-server-links-elsewhere = Links begin with { $base }, which is not the address you gave.
cli-server-clock = Its clock agrees with this one.
cli-server-clock-off = Its clock and this one are { $seconds } seconds apart.
cli-server-set-clock = On both machines: timedatectl set-ntp true
cli-server-socket = WebSockets get through.
cli-server-no-socket = WebSockets do not get through: { $reason }
cli-server-upgrade = Have the proxy pass on the upgrade: docs/hosting/proxies.md has the lines for nginx; Caddy does it by itself.
cli-server-metrics-closed = Strangers cannot read /metrics.
cli-server-metrics-open = Strangers can read /metrics.
cli-server-close-metrics = Refuse it in the proxy; nginx: location = /metrics {"{"} return 404; {"}"}
cli-server-pages = Pages arrive compressed, and browsers cache what does not change.
cli-server-pages-changed = The proxy decompresses pages, or changes how long browsers cache them.
cli-server-leave-headers = Have the proxy leave Cache-Control, Content-Encoding and Accept-Encoding alone.
cli-server-no-pages = The pages of the game are missing (HTTP { $status }).
cli-server-small-uploads = The proxy refuses records larger than a megabyte, which the server would accept.
cli-server-larger-uploads = nginx: client_max_body_size 3m;
cli-server-disk = The database’s disk has { $free } GB free ({ $percent } %).
cli-server-make-room = Free some space before it is full: no more moves could be saved then.
cli-server-backup = { $hours ->
    [0] The newest backup is less than an hour old.
    [one] The newest backup is an hour old.
   *[other] The newest backup is { $hours } hours old.
}
cli-server-no-backups = There is no backup in { $folder }.
cli-server-no-backups-folder = The backups in { $folder } cannot be read: { $reason }
cli-server-back-up = Make one every night: docs/hosting/backups.md
