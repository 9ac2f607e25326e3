import Database
import Domain
import Files
import Foundation
import ObjectStore
import Secrets
import Storage
import TestSupport
import Testing

@testable import Backups

@Suite("Backups")
struct BackupFolderTests {
    private let place: TemporaryFolder
    private var path: String { place.file("backups").path }

    init() throws {
        place = try TemporaryFolder()
    }

    private func open() throws -> BackupFolder { try BackupFolder(creatingAt: path) }

    @Test("A backup is whole, and has the rows and files of its server", arguments: Database.Engine.allCases)
    func whole(_ engine: Database.Engine) async throws {
        let sample = try await SampleDatabase(engine)
        let backups = try open()

        let made = try await backups.make(of: sample.source, at: SampleDatabase.now)

        #expect(made.name == "20261118T110640Z" && made.damaged.isEmpty)
        #expect(try backups.names() == [made.name])
        let manifest = try backups.manifest(of: made.name)
        #expect(manifest.engine == engine && manifest.schema == migrations.count)
        #expect(manifest.sums["accounts"]?.rows == 3 && manifest.sums["images"]?.rows == 1)
        #expect(manifest.sums["board_changes"] == nil && manifest.sums["schema_migrations"] == nil)
        #expect(manifest.fileCount == 4)
        let verified = try await backups.verify([made.name])
        #expect(verified.map(\.flaws) == [[]])
    }

    @Test("A backup during writes shows one moment", arguments: Database.Engine.allCases)
    func oneMoment(_ engine: Database.Engine) async throws {
        let sample = try await SampleDatabase(engine, members: 300)
        let backups = try open()
        // Each write adds a member and a device, so both tables have as many new rows at any moment.
        let writing = Task {
            for number in 1_000..<1_400 where !Task.isCancelled {
                try await sample.database.write { connection in
                    try connection.join(number)
                    try connection.execute(
                        """
                        INSERT INTO calendar_addresses (id, member, created_at)
                        VALUES (\(number), \(number), 1)
                        """
                    )
                }
            }
        }
        var names: [String] = []
        for _ in 1...5 {
            names.append(try await backups.make(of: sample.source, at: SampleDatabase.now).name)
        }
        writing.cancel()
        _ = await writing.result

        for name in names {
            let sums = try backups.manifest(of: name).sums
            #expect(sums["accounts"]?.rows == 300 + (sums["calendar_addresses"]?.rows ?? 0))
        }
        #expect(try await backups.verify(names).allSatisfy(\.isWhole))
    }

    @Test("The next backup adds only what is new")
    func incremental() async throws {
        let sample = try await SampleDatabase(.sqlite, members: 20_000)
        let backups = try open()
        let first = try await backups.make(of: sample.source, at: SampleDatabase.now)
        let before = try objects()

        try await sample.database.write { try $0.join(100_000) }
        try sample.addImage("another picture")
        let second = try await backups.make(of: sample.source, at: SampleDatabase.now + .seconds(60))

        // The part of the table with the new row, the list of files, and the picture.
        #expect(try objects().subtracting(before).count == 3)
        let parts = { (backup: MadeBackup) in
            backup.manifest.tables.first { $0.name == "accounts" }?.parts ?? []
        }
        #expect(parts(first).count > 3)
        #expect(parts(first).dropLast() == parts(second).dropLast())
    }

    private func objects() throws -> Set<String> {
        var names: Set<String> = []
        for shelf in try Folder.names(in: "\(path)/objects") {
            names.formUnion(try Folder.names(in: "\(path)/objects/\(shelf)"))
        }
        return names
    }

    @Test(
        "Objects that are missing, changed or cut off are found",
        arguments: ["missing", "changed", "cut off"]
    )
    func damage(_ damage: String) async throws {
        let sample = try await SampleDatabase(.sqlite)
        let backups = try open()
        let made = try await backups.make(of: sample.source, at: SampleDatabase.now)
        for name in try objects() {
            let file = "\(path)/objects/\(name.prefix(2))/\(name)"
            let bytes = try File.contents(of: file)
            guard !bytes.isEmpty || damage == "missing" else { continue }
            switch damage {
            case "missing": try FileManager.default.removeItem(atPath: file)
            case "changed": try File.writePrivately(bytes.dropLast() + [bytes[bytes.count - 1] ^ 1], to: file)
            default: try File.writePrivately(Array(bytes.dropLast()), to: file)
            }
            let flaws = try await backups.verify([made.name])[0].flaws
            let kinds: [BackupFlaw] =
                damage == "missing"
                ? [.missing(object: name)] : [.changed(object: name), .cutOff(object: name)]
            #expect(flaws.count == 1 && kinds.contains(flaws[0]), "\(name): \(flaws)")
            try File.writePrivately(bytes, to: file)
        }
        #expect(try await backups.verify([made.name])[0].isWhole)
    }

    @Test("A manifest that was changed, is cut off or newer isn't taken for whole")
    func manifests() async throws {
        let sample = try await SampleDatabase(.sqlite)
        let backups = try open()
        let made = try await backups.make(of: sample.source, at: SampleDatabase.now)
        let file = "\(path)/records/\(made.name).json"
        let text = String(decoding: try File.contents(of: file), as: UTF8.self)

        func flaws(_ text: some StringProtocol) async throws -> [BackupFlaw] {
            try File.writePrivately(Array(text.utf8), to: file)
            return try await backups.verify([made.name])[0].flaws
        }
        #expect(try await flaws(text.dropLast(9)) == [.unreadableManifest])
        #expect(try await flaws("") == [.unreadableManifest])
        let renamed = text.replacingOccurrences(of: "\"program\": \"test\"", with: "\"program\": \"best\"")
        #expect(try await flaws(renamed) == [.unreadableManifest])
        let later = text.replacingOccurrences(of: "\"format\": 1,", with: "\"format\": 2,")
        #expect(try await flaws(later) == [.unknownFormat(2)])
        #expect(try await flaws(text).isEmpty)
    }

    @Test("One process backs up at a time, and none while another reads")
    func exclusive() async throws {
        let sample = try await SampleDatabase(.sqlite)
        let backups = try open()
        for manner in [StoreLock.Manner.writing, .reading] {
            let lock = try backups.store.lock(manner)
            await #expect(throws: ObjectStoreError.inUse(folder: path)) {
                try await backups.make(of: sample.source, at: SampleDatabase.now)
            }
            withExtendedLifetime(lock) {}
        }
        try await backups.make(of: sample.source, at: SampleDatabase.now)
        #expect(try backups.names().count == 1)
    }

    @Test("The newest backups are kept whole, and what only others had is removed")
    func retention() async throws {
        let sample = try await SampleDatabase(.sqlite)
        let backups = try open()
        let path = try sample.addImage("soon gone")
        let first = try await backups.make(of: sample.source, at: SampleDatabase.now)
        try FileManager.default.removeItem(atPath: path)
        for hour in 1...2 {
            try await backups.make(of: sample.source, at: SampleDatabase.now + .seconds(3_600 * hour))
        }
        let before = try objects()

        #expect(try await backups.keep(newest: 2) == [first.name])

        #expect(try backups.names().count == 2)
        #expect(try objects().count < before.count)
        #expect(try await backups.verify(try backups.names()).allSatisfy(\.isWhole))
    }

    @Test("Nothing is removed while a backup that stays can't be read")
    func retentionOfDamaged() async throws {
        let sample = try await SampleDatabase(.sqlite)
        let backups = try open()
        for hour in 1...3 {
            try await backups.make(of: sample.source, at: SampleDatabase.now + .seconds(3_600 * hour))
        }
        let newest = try backups.names()[2]
        try File.writePrivately([], to: "\(path)/records/\(newest).json")

        await #expect(throws: BackupFlaw.unreadableManifest) { try await backups.keep(newest: 2) }
        #expect(try backups.names().count == 3)
        #expect(try await backups.verify(Array(backups.names().prefix(2))).allSatisfy(\.isWhole))
    }

    @Test("A folder with other files is left alone")
    func otherFolder() throws {
        try Folder.make(path)
        try File.writePrivately([1], to: "\(path)/thesis.txt")
        #expect(throws: ObjectStoreError.notAStore(folder: path)) { try open() }
        #expect(try Folder.names(in: path) == ["thesis.txt"])
    }

    @Test("The key in a backup is opened by its passphrase alone")
    func passphrases() async throws {
        let sample = try await SampleDatabase(.sqlite)
        let made = try await open().make(
            of: sample.source(passphrase: "열려라 참깨"),
            at: SampleDatabase.now
        )
        let manifest = try open().manifest(of: made.name)
        #expect(try manifest.key(with: Array("열려라 참깨".utf8))?.fingerprint == manifest.fingerprint)
        #expect(try manifest.key(with: Array("열려라 들깨".utf8)) == nil)
        let bytes = Array(0..<UInt8(32)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let text = String(decoding: try File.contents(of: "\(path)/records/\(made.name).json"), as: UTF8.self)
        #expect(!text.contains(bytes))
    }
}
