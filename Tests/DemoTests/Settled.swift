import Atlas
import Audio
import Database
import Demo
import Domain
import Foundation
import Gallery
import Imaging
import Storage
import TestSupport

/// A server that a demo has filled.
struct Settled {
    static let now = Moment(milliseconds: 1_795_132_800_000)

    let database: Database
    let summary: DemoSummary
    let board: BoardKeeper
    private let folder: TemporaryFolder
    private let pictures: TemporaryFolder

    /// Two thousand listings all over the country: filled in once, and copied for each test.
    init(_ engine: Database.Engine) async throws {
        let filling = try await engine == .sqlite ? Self.sqlite.value : Self.postgreSQL.value
        folder = try TemporaryFolder()
        if let url = filling.url {
            database = try .postgresql(try await PostgreSQLServer.shared().freshDatabase(copyOf: url))
        } else {
            let copy = folder.file(Filling.file)
            try FileManager.default.copyItem(at: filling.folder.file(Filling.file), to: copy)
            database = try .sqlite(at: copy.path)
        }
        (summary, pictures) = (filling.summary, filling.pictures)
        board = BoardKeeper(database, MemberCache(database))
    }

    /// Another plan than the usual one.
    init(
        _ engine: Database.Engine,
        seed: UInt64 = 1,
        listings: Int = 2_000,
        in codes: Set<NeighbourhoodCode>? = nil,
        around centre: Int64? = nil
    ) async throws {
        let filling = try await Filling(engine, seed: seed, listings: listings, in: codes, around: centre)
        (folder, summary, pictures) = (filling.folder, filling.summary, filling.pictures)
        database = try filling.open()
        board = BoardKeeper(database, MemberCache(database))
    }

    private static let sqlite = Task { try await Filling(.sqlite) }
    private static let postgreSQL = Task { try await Filling(.postgresql) }

    var storedFiles: Int {
        let files = FileManager.default.enumerator(at: pictures.url, includingPropertiesForKeys: nil)
        return files?.lazy.filter { ($0 as? URL)?.lastPathComponent.count == 64 }.count ?? 0
    }

    func rows(_ tables: [String]) async throws -> [String] {
        try await database.read { connection in
            try tables.flatMap { table in
                try connection.run("SELECT * FROM \(trusted: table)").map { "\(table) \($0)" }.sorted()
            }
        }
    }

    func count(_ query: String) async throws -> Int {
        try await database.read { try $0.first(SQL(trusted: query))?.value("n") ?? -1 }
    }

    func ids(_ query: String) async throws -> [Int64] {
        try await database.read { try $0.run(SQL(trusted: query)).map { try $0.value("id") } }
    }

    func strings(_ query: String) async throws -> Set<String> {
        try await database.read { Set(try $0.run(SQL(trusted: query)).map { try $0.value("word") }) }
    }
}

/// What a demo left: its database, closed, and its pictures.
private struct Filling {
    static let file = "madang.sqlite"

    let folder: TemporaryFolder
    let pictures: TemporaryFolder
    /// Nil for a file in the folder.
    let url: String?
    let summary: DemoSummary

    init(
        _ engine: Database.Engine,
        seed: UInt64 = 1,
        listings: Int = 2_000,
        in codes: Set<NeighbourhoodCode>? = nil,
        around centre: Int64? = nil
    ) async throws {
        folder = try TemporaryFolder()
        pictures = try TemporaryFolder()
        url = engine == .postgresql ? try await PostgreSQLServer.shared().freshDatabase() : nil
        let gazetteer = try MappedGazetteer.embedded()
        let spread = try centre.map { centre in
            try DemoSpread(
                around: NeighbourhoodCode(number: centre),
                of: listings,
                in: gazetteer,
                at: Settled.now
            )
        }
        let plan = DemoPlan(
            seed: seed,
            listings: listings,
            now: Settled.now,
            seal: PasswordSeal(text: "seal"),
            spread: spread ?? .country
        )
        let places = gazetteer.all(at: Settled.now)
            .filter { codes?.contains($0.code) ?? true }.map(DemoPlace.init)
        let database = try Self.open(url, in: folder)
        _ = try await Migrator(database, migrations).migrate()
        summary = try await Self.fill(database, places, pictures)(plan) { _, _ in }
        await database.close()
    }

    func open() throws -> Database { try Self.open(url, in: folder) }

    private static func open(_ url: String?, in folder: TemporaryFolder) throws -> Database {
        try url.map { try .postgresql($0) } ?? .sqlite(at: folder.file(file).path)
    }

    private static func fill(_ database: Database, _ places: [DemoPlace], _ pictures: TemporaryFolder)
        -> FillDemo
    {
        FillDemo(
            database,
            places: places,
            press: VipsImageProcessor(ImageRenderer(program: MadangProgram.path, lanes: 2), log: { _ in }),
            recorder: FFmpegRecordingProcessor(
                AudioConverter(limits: FFmpegRecordingProcessor.limits),
                log: { _ in }
            ),
            store: FolderFileStore(pictures.path)
        )
    }
}
