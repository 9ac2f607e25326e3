#!/bin/sh
# Installs Madang below /usr/local, or removes it again: install.sh [--remove]. Needs root, and Debian 12 or a
# system with the same libraries. The data in /var/lib/madang and the settings in /etc/madang stay.
set -eu
cd "$(dirname "$0")"

if [ "$(id -u)" != 0 ]; then
    echo "This installs programs and a service, and needs root: sudo ./install.sh" >&2
    exit 1
fi

if [ "${1:-}" = --remove ]; then
    [ ! -d /run/systemd/system ] || systemctl disable --now madang || true
    (cd files && find usr -type f -o -type l) | sed 's,^,/,' | xargs rm -f
    rm -f /etc/systemd/system/madang.service
    [ ! -d /run/systemd/system ] || systemctl daemon-reload
    echo "Removed. The data in /var/lib/madang and the settings in /etc/madang are kept."
    exit 0
fi

missing=$(ldd files/usr/local/bin/madang | awk '/not found/ { print $1 }')
if [ -n "$missing" ]; then
    echo "Libraries are missing:" $missing >&2
    echo "On Debian 12: apt-get install $(cat packages)" >&2
    exit 1
fi

cp -R files/usr/local /usr/
mkdir -p /etc/madang
# Settings of a former installation are kept.
[ -e /etc/madang/madang.conf ] || cp files/etc/madang/madang.conf /etc/madang/
getent passwd madang >/dev/null || useradd --system --user-group --home-dir /var/lib/madang madang
for folder in /var/lib/madang /var/backups/madang; do
    [ -d $folder ] || install -d -m 700 -o madang -g madang $folder
done
if [ -d /run/systemd/system ]; then
    cp files/etc/systemd/system/madang.service /etc/systemd/system/
    systemctl daemon-reload
    systemctl enable madang
    systemctl restart madang
    madang health --config /etc/madang/madang.conf
else
    echo "Start it with: runuser -u madang -- madang serve --config /etc/madang/madang.conf"
fi
