import Audio
import CrashReports
import Database
import Domain
import Files
import Glibc
import HTTPServer
import Imaging
import Terminal
import Wording

/// Checks everything the server needs and suggests remedies.
struct Doctor {
    let plan: AppConfiguration
    /// How long changes of the board are watched; nil to skip that check.
    let watch: Duration?

    func findings() async -> [Finding] {
        [
            folder, clock, disk, packages, await pictures(), await linkPictures(), recordings,
            await address(), await mail(), push, crashes, secrets, await documents(),
            backups, addresses, await port(),
        ]
            + [await remoteBackups(), streetMap, version].compactMap(\.self)
            + (await storage()) + (await payments()) + [await federation()]
    }

    private var folder: Finding {
        var status = stat()
        guard stat(plan.folder, &status) == 0 else {
            return Finding(
                "permissions",
                .doubtful,
                Words("데이터 폴더 \(plan.folder)이(가) 아직 없어요.", "The data folder \(plan.folder) isn't there yet."),
                remedy: "madang migrate --data \(plan.folder)"
            )
        }
        guard access(plan.folder, R_OK | W_OK | X_OK) == 0 else {
            return Finding(
                "permissions",
                .broken,
                Words("데이터 폴더 \(plan.folder)에 쓸 수 없어요.", "The data folder \(plan.folder) can't be written."),
                remedy: "chown -R \"$(id -un)\" \(plan.folder)"
            )
        }
        guard status.st_mode & 0o077 == 0 else {
            return Finding(
                "permissions",
                .doubtful,
                Words("다른 사용자도 데이터 폴더를 볼 수 있어요.", "Other users can look into the data folder."),
                remedy: "chmod 700 \(plan.folder)"
            )
        }
        return Finding("permissions", .fine, Words("데이터 폴더를 쓸 수 있어요.", "The data folder is ours alone."))
    }

    private var clock: Finding {
        // The date of this check. An earlier clock is wrong, and its identifiers would sort before existing
        // ones.
        SystemClock().now.milliseconds > 1_795_132_800_000
            ? Finding("clock", .fine, Words("시계가 맞는 것 같아요.", "The clock looks right."))
            : Finding(
                "clock",
                .broken,
                Words("시계가 과거를 가리켜요.", "The clock is in the past."),
                remedy: "timedatectl set-ntp true"
            )
    }

    private var disk: Finding {
        let megabytes = plan.freeBytes / 1_000_000
        return megabytes >= 500
            ? Finding("disk", .fine, Words("\(megabytes)MB가 남아 있어요.", "\(megabytes) MB are free."))
            : Finding(
                "disk",
                megabytes >= 50 ? .doubtful : .broken,
                Words("\(megabytes)MB만 남아 있어요.", "Only \(megabytes) MB are free."),
                remedy: "df -h \(plan.existingFolder)"
            )
    }

    private var packages: Finding {
        // All libraries were loaded, since the program runs; only their versions may be too old.
        let versions = App.libraries.joined(separator: ", ")
        guard Database.isSupported else {
            let words = Words("SQLite가 너무 오래됐어요: \(versions)", "SQLite is too old: \(versions)")
            return Finding("packages", .broken, words, remedy: "apt-get install libsqlite3-0")
        }
        return Finding("packages", .fine, Words("라이브러리: \(versions)", "Libraries: \(versions)"))
    }

    private func pictures() async -> Finding {
        guard let obstacle = await ImageRenderer(program: plan.program).obstacle() else {
            return Finding("pictures", .fine, Words("사진을 받을 수 있어요.", "Pictures can be taken in."))
        }
        return Finding(
            "pictures",
            .doubtful,
            Words("사진을 받을 수 없어요: \(obstacle)", "Pictures can't be taken in: \(obstacle)"),
            remedy: "apt-get install libvips42"
        )
    }

    private func linkPictures() async -> Finding {
        guard let obstacle = await PosterRenderer(program: plan.program).obstacle(toDrawing: "마당") else {
            return Finding(
                "link-pictures",
                .fine,
                Words("링크 미리보기 그림을 그릴 수 있어요.", "Pictures for link previews can be drawn.")
            )
        }
        return Finding(
            "link-pictures",
            .doubtful,
            Words(
                "링크 미리보기 그림을 그릴 수 없어요: \(obstacle)",
                "Pictures for link previews can't be drawn: \(obstacle)"
            ),
            remedy: "apt-get install libvips42 fonts-nanum"
        )
    }

    private var recordings: Finding {
        guard let obstacle = AudioConverter.obstacle else {
            return Finding("recordings", .fine, Words("연주 녹음을 받을 수 있어요.", "Recordings can be taken in."))
        }
        return Finding(
            "recordings",
            .doubtful,
            Words("연주 녹음을 받을 수 없어요: \(obstacle)", "Recordings can't be taken in: \(obstacle)"),
            remedy: "apt-get install ffmpeg"
        )
    }

    /// Nil where the operator names no file with the newest version.
    private var version: Finding? {
        guard plan.latestVersionFile != nil else { return nil }
        guard let newer = plan.newerVersion else {
            return Finding("version", .fine, Words("가장 새 버전이에요.", "This is the newest version."))
        }
        return Finding(
            "version",
            .doubtful,
            Words("새 버전 \(newer)이(가) 나왔어요.", "Version \(newer) is out; this is \(MadangCommandLine.version).")
        )
    }

    private var crashes: Finding {
        let count = plan.crashes.count
        guard let newest = plan.crashes.newest else {
            return Finding("crashes", .fine, Words("비정상 종료 기록이 없어요.", "There is no crash report."))
        }
        return Finding(
            "crashes",
            .doubtful,
            Words(
                "비정상 종료 기록이 \(count)개 있어요. 마지막 기록: \(newest)",
                "Crash reports: \(count). The latest: \(newest)"
            ),
            remedy: "cat \(newest)"
        )
    }

    private func port() async -> Finding {
        let server = HTTPServer(
            configuration: ServerConfiguration(host: plan.host, port: plan.port, threads: 1),
            router: Router(routes: []) { _, _ in Response(status: 404) }
        )
        do {
            _ = try server.start()
            await server.stop(within: .zero)
            return Finding("port", .fine, Words("\(plan.port)번 포트가 비어 있어요.", "Port \(plan.port) is free."))
        } catch {
            return Finding(
                "port",
                .doubtful,
                Words(
                    "\(plan.host):\(plan.port)을(를) 다른 프로그램이 쓰고 있거나 열 수 없어요. 마당이 돌고 있다면 괜찮아요.",
                    "\(plan.host):\(plan.port) is taken or can't be opened; fine if Madang runs there."
                ),
                remedy: "madang serve --port 0"
            )
        }
    }
}
