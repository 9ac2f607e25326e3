import Backups
import Domain
import Terminal
import Wording

extension Doctor {
    /// The age of the last backup that is complete.
    var backups: Finding {
        guard let backups = plan.backups else {
            return Finding(
                "backups",
                .doubtful,
                Words("서버가 백업을 하지 않아요.", "The server makes no backups."),
                remedy: "madang serve --backup-folder DIR"
            )
        }
        let remedy = "madang backup \(backups.folder) --data \(plan.folder)"
        guard let newest = backups.newest else {
            return Finding(
                "backups",
                .doubtful,
                Words("\(backups.folder)에 백업이 아직 없어요.", "There is no backup in \(backups.folder) yet."),
                remedy: remedy
            )
        }
        return Finding("backups", newest, from: backups, at: backups.folder, remedy: remedy)
    }

    /// The age of the last copy in the bucket; nil without one.
    func remoteBackups() async -> Finding? {
        guard let remote = plan.remoteBackups else { return nil }
        guard let backups = plan.backups else {
            return Finding(
                "remote-backups",
                .doubtful,
                Words(
                    "backup-folder가 없어서 서버가 버킷에 복사하지 않아요.",
                    "Without backup-folder the server copies nothing to the bucket."
                ),
                remedy: "madang serve --backup-folder DIR"
            )
        }
        let remedy = "madang backup \(backups.folder) --remote --data \(plan.folder)"
        do {
            guard let newest = try await remote.newestTime else {
                return Finding(
                    "remote-backups",
                    .doubtful,
                    Words("버킷에 백업이 아직 없어요.", "There is no backup in the bucket yet."),
                    remedy: remedy
                )
            }
            return Finding("remote-backups", newest, from: backups, at: remote.address, remedy: remedy)
        } catch {
            let failure = AppFailure(error, backupsIn: backups.folder)
            return Finding("remote-backups", .broken, failure?.words ?? Words("\(error)", "\(error)"))
        }
    }
}

extension Finding {
    /// One that is under way, or that waits for a server to start, isn't late yet.
    fileprivate init(
        _ check: String,
        _ newest: Moment,
        from backups: BackupPlan,
        at place: String,
        remedy: String
    ) {
        let age = SystemClock().now - newest
        let (hours, isLate) = (max(0, age.components.seconds / 3_600), age > backups.interval * 2)
        self.init(
            check,
            isLate ? .broken : .fine,
            Words(
                "마지막 백업이 \(hours)시간 전이에요: \(place)",
                "The last backup is \(hours) h old: \(place)"
            ),
            remedy: isLate ? remedy : nil
        )
    }
}
