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
        let age = SystemClock().now - newest
        let hours = max(0, age.components.seconds / 3_600)
        // One that is under way, or that waits for a server to start, isn't late yet.
        let isLate = age > backups.interval * 2
        return Finding(
            "backups",
            isLate ? .broken : .fine,
            Words(
                "마지막 백업이 \(hours)시간 전이에요: \(backups.folder)",
                "The last backup is \(hours) h old: \(backups.folder)"
            ),
            remedy: isLate ? remedy : nil
        )
    }
}
