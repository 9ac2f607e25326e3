import Database
import Domain
import Files
import Foundation
import ObjectStore
import TestSupport
import Testing

@testable import Backups

@Suite("Backups that a server makes by itself")
struct ScheduledBackupsTests {
    private let place: TemporaryFolder
    private let sample: SampleDatabase
    private let scheduled: ScheduledBackups
    private var path: String { place.file("backups").path }

    init() async throws {
        place = try TemporaryFolder()
        sample = try await SampleDatabase(.sqlite)
        scheduled = ScheduledBackups(
            in: place.file("backups").path,
            every: .seconds(3_600),
            keeping: 2,
            of: sample.source
        )
    }

    @Test("One is made at the start and after each interval, and the newest are kept")
    func interval() async throws {
        for minutes in [0, 1, 59, 60, 61, 121, 180] {
            try await scheduled.run(at: SampleDatabase.now + .seconds(60 * minutes))
        }
        let backups = try BackupFolder(at: path)
        // At 0, 60, 121 and 180 minutes, but the last is less than an hour after the one before.
        #expect(try backups.names() == ["20261118T120640Z", "20261118T130740Z"])
        #expect(try backups.newestTime == SampleDatabase.now + .seconds(60 * 121))
    }

    @Test("While another server makes one, none is begun")
    func elsewhere() async throws {
        let lock = try BackupFolder(creatingAt: path).store.lock(.writing)
        try await scheduled.run(at: SampleDatabase.now)
        withExtendedLifetime(lock) {}
        #expect(try BackupFolder(at: path).names().isEmpty)
    }

    @Test("A server that stops doesn't wait for one")
    func cancelled() async throws {
        let stopping = Task {
            // Cancelled before it begins, so that it ends at its first look.
            withUnsafeCurrentTask { $0?.cancel() }
            try await scheduled.run(at: SampleDatabase.now)
        }
        await #expect(throws: CancellationError.self) { try await stopping.value }
        #expect(try BackupFolder(at: path).names().isEmpty)
    }

    @Test("One that fails is reported, and begun again after a quarter of an hour")
    func failure() async throws {
        try Folder.make(path)
        try File.writePrivately([1], to: "\(path)/thesis.txt")
        await #expect(throws: (any Error).self) { try await scheduled.run(at: SampleDatabase.now) }
        try await scheduled.run(at: SampleDatabase.now + .seconds(60))
        await #expect(throws: (any Error).self) {
            try await scheduled.run(at: SampleDatabase.now + .seconds(900))
        }
    }

    @Test("The name of a backup tells its time", arguments: [0, 951_782_399, 1_795_000_000, 4_107_542_399])
    func names(_ seconds: Int) {
        let moment = Moment(milliseconds: Int64(seconds) * 1_000)
        #expect(BackupManifest.time(of: BackupManifest.name(at: moment)) == moment)
        #expect(BackupManifest.time(of: BackupManifest.name(at: moment) + "-2") == moment)
        #expect(BackupManifest.time(of: "99999999T999999Z") == nil)
    }
}
