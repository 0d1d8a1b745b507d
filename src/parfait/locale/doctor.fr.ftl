## parfait doctor --server : ce qui a été essayé, et que faire

cli-server-unreachable = { $url } ne répond pas : { $reason }
cli-server-reach = Le nom mène-t-il à votre machine, le port est-il ouvert, le proxy et le serveur tournent-ils ? systemctl status parfait
cli-server-certificate = Chiffré ; le certificat est valable jusqu’au { $date } ({ $days ->
    [one] { $days } jour
   *[other] { $days } jours
})
cli-server-renew = Il devrait déjà être renouvelé : certbot renew --dry-run dit ce qui l’empêche.
cli-server-certificate-bad = Les navigateurs refuseront le certificat : { $reason }
cli-server-certificate-get = Obtenez-en un pour { $host } : certbot certonly --domain { $host }, ou laissez faire Caddy.
cli-server-plain = Non chiffré (http).
cli-server-encrypt = Acceptable dans votre propre réseau ; sur Internet, placez un proxy avec TLS devant : docs/hosting/proxies.md
cli-server-redirects = http:// mène à https://
cli-server-no-redirect = http:// ne mène pas à https://
cli-server-redirect = Faites rediriger le port 80 par le proxy : return 301 https://$host$request_uri;
cli-server-strange = Quelque chose répond, mais pas Parfait (HTTP { $status }).
cli-server-lead-to-it = Le serveur tourne-t-il, et le proxy mène-t-il à son adresse et à son port ? systemctl status parfait
cli-server-healthy = Parfait { $version } répond, et sa base de données aussi.
cli-server-storage-away = Parfait { $version } répond, mais pas sa base de données.
cli-server-damaged = Parfait { $version } répond, mais sa base de données est endommagée.
cli-server-restore = Revenez à la dernière sauvegarde : docs/hosting/backups.md
cli-server-see-log = Le journal du serveur dit pourquoi : journalctl --unit parfait
cli-server-other-version = Le serveur est en version { $version } ; ce diagnostic, en { $own }.
cli-server-too-old = Ce serveur est trop ancien pour dire comment les requêtes lui parviennent.
cli-server-not-its-name = Le serveur ne reconnaît pas { $host } comme son nom.
cli-server-set-name = Mettez dans PARFAIT_PUBLIC_URL l’adresse que l’on ouvre, et faites transmettre l’en-tête Host par le proxy.
cli-server-counts = Vos limites sont comptées pour { $address }.
cli-server-counts-proxy = Les limites de tout le monde sont comptées pour { $address }, l’adresse du proxy.
cli-server-counts-other = Vos limites sont comptées pour { $address }, mais votre adresse est { $own } : normal seulement si un routeur change les adresses en chemin.
cli-server-forward = Faites envoyer X-Forwarded-For par le proxy, et indiquez l’adresse du proxy dans PARFAIT_PROXIES.
cli-server-believes = N’importe qui peut prétendre à n’importe quelle adresse dans X-Forwarded-For, et échapper ainsi aux limites.
cli-server-believe-less = Faites remplacer cet en-tête par le proxy (nginx : proxy_set_header X-Forwarded-For $remote_addr;), et n’indiquez que le proxy dans PARFAIT_PROXIES.
cli-server-links = Les liens commencent par { $base }
cli-server-links-elsewhere = Les liens commencent par { $base }, ce qui n’est pas l’adresse demandée.
cli-server-clock = Son horloge concorde avec celle-ci.
cli-server-clock-off = Son horloge et celle-ci diffèrent de { $seconds } secondes.
cli-server-set-clock = Sur les deux machines : timedatectl set-ntp true
cli-server-socket = Les WebSockets passent.
cli-server-no-socket = Les WebSockets ne passent pas : { $reason }
cli-server-upgrade = Faites transmettre l’en-tête Upgrade par le proxy : docs/hosting/proxies.md donne les lignes pour nginx ; Caddy le fait de lui-même.
cli-server-metrics-closed = Personne ne peut lire /metrics de l’extérieur.
cli-server-metrics-open = Tout le monde peut lire /metrics.
cli-server-close-metrics = Refusez-le dans le proxy ; nginx : location = /metrics {"{"} return 404; {"}"}
cli-server-pages = Les pages arrivent compressées, et les navigateurs gardent ce qui ne change pas.
cli-server-pages-changed = Le proxy décompresse les pages, ou change la durée pendant laquelle les navigateurs les gardent.
cli-server-leave-headers = Que le proxy ne touche pas à Cache-Control, Content-Encoding et Accept-Encoding.
cli-server-no-pages = Les pages du jeu manquent (HTTP { $status }).
cli-server-small-uploads = Le proxy refuse les enregistrements de plus d’un mégaoctet, que le serveur accepterait.
cli-server-larger-uploads = nginx : client_max_body_size 3m;
cli-server-disk = Le disque de la base de données a { $free } Go de libres ({ $percent } %).
cli-server-make-room = Faites de la place avant qu’il soit plein : plus aucun coup ne pourrait être gardé.
cli-server-backup = { $hours ->
    [0] La dernière sauvegarde a moins d’une heure.
    [one] La dernière sauvegarde a { $hours } heure.
   *[other] La dernière sauvegarde a { $hours } heures.
}
cli-server-no-backups = Il n’y a aucune sauvegarde dans { $folder }.
cli-server-no-backups-folder = Les sauvegardes dans { $folder } sont illisibles : { $reason }
cli-server-back-up = Faites-en une chaque nuit : docs/hosting/backups.md
