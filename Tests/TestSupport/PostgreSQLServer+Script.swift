extension PostgreSQLServer {
    /// What the guard runs: one command a line, one answer a line, and at the end of its input it cleans up.
    ///
    /// A server may not belong to root. The collation is not the plain one, so that text sorts by code
    /// point only where a schema asks for it.
    static let script = #"""
        folder=$1 binaries=$2 keeping=$3
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
        autovacuum = off
        max_connections = 300
        shared_buffers = 32MB
        SETTINGS
            start
        }
        start() { owner "$binaries/pg_ctl" -w -D "$folder/data" -l "$folder/log" start; }
        stop() { owner "$binaries/pg_ctl" -w -D "$folder/data" -m immediate stop; }
        run() { "$binaries/psql" -h "$folder" -U postgres -qAtX -v ON_ERROR_STOP=1 -d "$1" -c "${*:2}"; }
        create() { "$binaries/createdb" -h "$folder" -U postgres -T "$2" "$1"; }
        execute() { run "$@"; }
        keep() { run "$1" "$keeping"; }
        reset() { run "$1" 'SELECT start.reset()'; }
        set -f
        while read -r command; do
            if said=$($command 2>&1 </dev/null); then echo ok; else echo "failed: ${said//$'\n'/ }"; fi
        done
        stop >/dev/null 2>&1
        rm -rf "$folder"
        """#

    /// Keeps the rows of a template beside its tables, and how to go back to them. Tables of a test's own are
    /// dropped, and one that lost a table of the template can't be reset.
    static let keeping = """
        CREATE SCHEMA start;
        CREATE TABLE start.tables AS SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public';
        DO $$ DECLARE t text; is_filled boolean; BEGIN
            FOR t IN SELECT name FROM start.tables LOOP
                EXECUTE format('SELECT EXISTS (SELECT FROM public.%I)', t) INTO is_filled;
                IF is_filled THEN EXECUTE format('CREATE TABLE start.%I AS TABLE public.%I', t, t); END IF;
            END LOOP;
        END $$;
        CREATE FUNCTION start.reset() RETURNS void
        LANGUAGE plpgsql SET session_replication_role = replica AS $$
        DECLARE t text; BEGIN
            IF EXISTS (
                SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
            ) THEN RAISE 'in use'; END IF;
            FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
                AND tablename NOT IN (SELECT name FROM start.tables)
            LOOP EXECUTE format('DROP TABLE public.%I CASCADE', t); END LOOP;
            FOR t IN SELECT name FROM start.tables LOOP
                IF pg_relation_size(format('public.%I', t)) > 0 THEN
                    EXECUTE format('DELETE FROM public.%I', t);
                END IF;
                IF to_regclass(format('start.%I', t)) IS NOT NULL THEN
                    EXECUTE format('INSERT INTO public.%I SELECT * FROM start.%I', t, t);
                END IF;
            END LOOP;
            FOR t IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' LOOP
                EXECUTE format('ALTER SEQUENCE public.%I RESTART', t);
            END LOOP;
        END $$;
        """
}
