extension PostgreSQLServer {
    /// What the guard runs: one command a line, one answer a line, and at the end of its input it cleans up.
    ///
    /// A server may not belong to root. The collation is not the plain one, so that text sorts by code
    /// point only where a schema asks for it.
    static let script = #"""
        folder=$1 binaries=$2
        trap '' INT TERM HUP
        # Whatever else was open here would never be seen to close by a waiting test.
        for file in /proc/$$/fd/*; do
            number=${file##*/}
            [ "$number" -le 2 ] || eval "exec $number>&-"
        done
        cd /
        owner() {
            if [ "$(id -u)" = 0 ]; then
                setpriv --reuid=postgres --regid=postgres --init-groups "$@"
            else
                "$@"
            fi
        }
        setup() {
            mkdir -m 700 "$folder" || return
            [ "$(id -u)" != 0 ] || chown postgres: "$folder" || return
            owner "$binaries/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --no-sync \
                --locale=C.UTF-8 --locale-provider=icu --icu-locale=ko || return
            cat >>"$folder/data/postgresql.conf" <<SETTINGS
        unix_socket_directories = '$folder'
        listen_addresses = ''
        fsync = off
        full_page_writes = off
        wal_level = minimal
        max_wal_senders = 0
        jit = off
        max_connections = 300
        shared_buffers = 32MB
        SETTINGS
            start
        }
        start() { owner "$binaries/pg_ctl" -w -D "$folder/data" -l "$folder/log" start; }
        stop() { owner "$binaries/pg_ctl" -w -D "$folder/data" -m immediate stop; }
        create() { "$binaries/createdb" -h "$folder" -U postgres -T "$2" "$1"; }
        execute() { "$binaries/psql" -h "$folder" -U postgres -qAtX -v ON_ERROR_STOP=1 -d "$1" -c "${*:2}"; }
        set -f
        while read -r command; do
            if said=$($command 2>&1 </dev/null); then echo ok; else echo "failed: ${said//$'\n'/ }"; fi
        done
        stop >/dev/null 2>&1
        rm -rf "$folder"
        """#
}
