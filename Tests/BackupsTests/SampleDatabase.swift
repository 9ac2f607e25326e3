import Database
import Domain
import Files
import Foundation
import Secrets
import Storage
import TestSupport

@testable import Backups

/// A migrated database with rows of several tables and a folder with files, as a server has them.
struct SampleDatabase {
    static let key = SecretKey(Array(0..<32))!
    static let now = Moment(milliseconds: 1_795_000_000_000)

    let database: Database
    let folder: TemporaryFolder

    var files: BackupFiles {
        BackupFiles(
            images: "\(folder.path)/images",
            documents: "\(folder.path)/documents",
            settings: "\(folder.path)/madang.conf"
        )
    }

    var source: BackupSource { source(passphrase: nil) }

    func source(passphrase: String?) -> BackupSource {
        BackupSource(
            database,
            key: Self.key,
            files: files,
            program: "test",
            passphrase: passphrase.map { Array($0.utf8) }
        )
    }

    init(_ engine: Database.Engine, members: Int = 3) async throws {
        folder = try TemporaryFolder()
        database = try await Self.empty(engine, in: folder)
        try await Migrator(database, migrations).migrate()
        try await database.write { connection in
            for number in 1...members { try connection.join(number) }
            try connection.addOtherRows()
        }
        try writeFiles()
    }

    static func empty(_ engine: Database.Engine, in folder: TemporaryFolder) async throws -> Database {
        switch engine {
        case .sqlite: try .sqlite(at: folder.file("madang.sqlite").path)
        case .postgresql: try .postgresql(try await PostgreSQLServer.shared().freshDatabase())
        }
    }

    private func writeFiles() throws {
        try Folder.make("\(folder.path)/documents")
        try File.writePrivately(Array("# 약관".utf8), to: "\(folder.path)/documents/terms.ko.txt")
        try File.writePrivately(Array("sign-up = closed\n".utf8), to: "\(folder.path)/madang.conf")
        try addImage("a picture")
        try addImage("")
    }

    /// The member deletes the account.
    func erase(_ number: Int64) async throws {
        let accounts = SQLAccountRepository(
            database,
            identifiers: IdentifierGenerator(clock: TestClock(), node: 0)
        )
        try await accounts.delete(Member.ID(rawValue: number), at: Self.now)
    }

    /// Returns the path.
    @discardableResult
    func addImage(_ content: String) throws -> String {
        let bytes = Array(content.utf8)
        let name = Digest.sha256(of: bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let shelf = "\(folder.path)/images/\(name.prefix(2))"
        try Folder.make(shelf)
        try File.writePrivately(bytes, to: "\(shelf)/\(name)")
        return "\(shelf)/\(name)"
    }
}

extension Connection {
    func join(_ number: Int) throws {
        try execute(
            """
            INSERT INTO accounts (id, email, nickname, nickname_key, language, joined_at)
            VALUES (\(number), \("m\(number)@example.com"), \("이웃 \(number) 🏡"), \("k\(number)"), 'ko',
                \(-number))
            """
        )
    }

    /// Rows that refer to each other in a circle, bytes, and the longest numbers.
    func addOtherRows() throws {
        try execute(
            """
            INSERT INTO images (id, owner, width, height, thumb, card, full_size, uploaded_at)
            VALUES (\(Int64.max), 1, 1, 1, 't', 'c', 'f', \(Int64.min))
            """
        )
        try execute("UPDATE accounts SET picture = \(Int64.max) WHERE id = 1")
        try execute(
            """
            INSERT INTO request_keys (owner, key, member, fingerprint, answer, at)
            VALUES ('m1', 'k', 1, \([UInt8]([0, 255, 39])), \([UInt8]([])), 5)
            """
        )
        try execute("INSERT INTO audit_log (id, operator, act, at) VALUES (1, 1, 'operators-list', 2)")
        try execute(
            """
            INSERT INTO listings (id, kind, author, title, seats, taken, code, latitude, longitude, position,
                created_at)
            VALUES (1, 'class', 1, 'title', 1, 0, 1, 2, 3, 4, 5)
            """
        )
        try execute("INSERT INTO board_changes (listing, code) VALUES (7, 8)")
    }
}

extension Connection {
    /// A row whose number the table gives out.
    func addArrival() throws {
        try execute("INSERT INTO listing_arrivals (listing, at) VALUES (1, 1)")
    }
}

extension BackupManifest {
    /// What each table has, whatever the order of its rows.
    var sums: [String: RowSum] {
        Dictionary(uniqueKeysWithValues: tables.map { ($0.name, $0.sum) })
    }
}
