import Arguments
import Backups
import Domain
import Storage
import Terminal

/// The backups that the server makes by itself.
struct BackupPlan: Sendable {
    let folder: String
    let interval: Duration
    let count: Int
    /// Nil to leave the key out.
    let passphrase: [UInt8]?

    /// Nil when none are set.
    init?(_ settings: Settings) throws(SettingsError) {
        let passphrase = try settings.secret("backup-passphrase-file")
        guard let folder = settings.text(ifGiven: "backup-folder") else { return nil }
        self.folder = folder
        interval = .seconds(3_600 * settings.integer("backup-every"))
        count = settings.integer("backup-keep")
        self.passphrase = passphrase.map { Array($0.utf8) }
    }

    /// When the newest backup was made; nil without one, and where the folder can't be read.
    var newest: Moment? {
        guard let backups = try? BackupFolder(at: folder) else { return nil }
        return try? backups.newestTime
    }
}

extension Settings {
    /// The copy of the backups in a bucket; nil when none is set.
    func remoteBackups() throws(SettingsError) -> RemoteBackups? {
        let secret = try secret("backup-bucket-secret-file")
        guard let address = text(ifGiven: "backup-bucket") else { return nil }
        guard let key = text(ifGiven: "backup-bucket-key") else {
            throw missing("backup-bucket-key", neededBy: "backup-bucket", .text)
        }
        guard let secret else {
            throw missing("backup-bucket-secret-file", neededBy: "backup-bucket", .secretFile)
        }
        let account = Bucket.Account(region: text("backup-bucket-region"), accessKey: key, secretKey: secret)
        guard let bucket = Bucket(address, account) else {
            throw complaint(about: "backup-bucket", value: address, .address)
        }
        return RemoteBackups(in: bucket)
    }
}

extension MaintenanceTask {
    /// Tasks of the whole server.
    static func ofServer(_ drivers: Drivers) -> [MaintenanceTask] { [erasures(drivers), figures(drivers)] }

    private static func erasures(_ drivers: Drivers) -> MaintenanceTask {
        MaintenanceTask("old erasures") { now in try await SQLErasureLog(drivers.database).tidy(at: now) }
    }

    private static func figures(_ drivers: Drivers) -> MaintenanceTask {
        let count = CountFigures(SQLFiguresRepository(drivers.database))
        return MaintenanceTask("figures") { now in try await count(at: now) }
    }

    /// Backups into the operator's folder.
    static func backups(_ plan: AppConfiguration, _ drivers: Drivers) -> [MaintenanceTask] {
        guard let backups = plan.backups else { return [] }
        let scheduled = ScheduledBackups(
            in: backups.folder,
            every: backups.interval,
            keeping: backups.count,
            of: BackupSource(
                drivers.database,
                key: drivers.key,
                files: plan.filesToBackUp,
                program: MadangCommandLine.version,
                passphrase: backups.passphrase
            ),
            copiedTo: { [current = drivers.current] in current.remoteBackups }
        )
        return [MaintenanceTask("backups") { now in try await scheduled.run(at: now) }]
    }
}
