import Backups
import Mail
import Synchronization

/// The settings that a running server takes over without a restart.
final class CurrentSettings: Sendable {
    /// How emails leave the server.
    struct Mail: Sendable {
        let plan: MailPlan
        /// Nil without a mail server.
        let mailer: Mailer?

        init(_ plan: MailPlan) {
            self.plan = plan
            if case .server(let server) = plan.way { mailer = Mailer(server) } else { mailer = nil }
        }
    }

    static let mailNames: Set<String> = [
        "smtp", "smtp-user", "smtp-password-file", "mail-from", "mail-folder",
    ]
    /// The names of those that are always taken over.
    static let names: Set<String> = [
        "access-log", "latest-version-file", "backup-bucket", "backup-bucket-region", "backup-bucket-key",
        "backup-bucket-secret-file",
    ]

    private let kept: Mutex<(plan: AppConfiguration, mail: Mail)>

    init(_ plan: AppConfiguration) {
        kept = Mutex((plan, Mail(plan.mail)))
    }

    var mail: Mail { kept.withLock { $0.mail } }
    var newerVersion: String? { kept.withLock { $0.plan }.newerVersion }
    var remoteBackups: RemoteBackups? { kept.withLock { $0.plan.remoteBackups } }

    /// Returns the names of settings that were taken over, if they differ. Whether there is mail at all is
    /// part of many pages, so that it takes a restart.
    func take(_ plan: AppConfiguration) -> Set<String> {
        kept.withLock { kept in
            let takesMail = plan.mail.isOn == kept.mail.plan.isOn
            kept = (plan, takesMail ? Mail(plan.mail) : kept.mail)
            return takesMail ? Self.names.union(Self.mailNames) : Self.names
        }
    }
}
