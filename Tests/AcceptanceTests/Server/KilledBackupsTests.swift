import Database
import Foundation
import JSONCoding
import TestSupport
import Testing

/// How often each is killed, at times spread over the whole of it.
private let kills =
    ProcessInfo.processInfo.environment["MADANG_TEST_BACKUP_KILLS"].flatMap { Int($0) } ?? 4

/// The real program with the data of 0.1, killed while it works.
@Suite("A backup, restore or move that is killed")
struct KilledBackupsTests {
    private let place: TemporaryFolder
    private let program: MadangProgram

    init() throws {
        (place, program) = (try TemporaryFolder(), try MadangProgram())
    }

    @Test(
        "No half backup is taken for a whole one, and the next adds what is missing, while members write",
        arguments: Database.Engine.allCases
    )
    func backups(_ engine: Database.Engine) async throws {
        let data = try await ReleaseData("0.1", engine)
        let madang = try await MadangProcess(data: data.folder.path, Array(data.options.dropFirst(2)))
        let writes = Task {
            var count = 0
            while !Task.isCancelled, try await madang.signUp("m\(count)").status == 201 { count += 1 }
            return count
        }
        let time = try await time(of: ["backup", path("whole")] + data.options)
        var cut = 0
        for round in 1...kills {
            let words = ["backup", path("backups\(round)")] + data.options
            if try await !isDone(words, before: time * round / (kills + 1)) { cut += 1 }
            let listed = try await program.run(["verify", path("backups\(round)"), "--json"])
            // Without a backup there is nothing to verify yet.
            let isNone = listed.status == 1 && listed.json.isNull
            #expect(isNone || listed.json["whole"] == true, "\(listed)")
            #expect(try await program.run(words).status == 0)
            let whole = try await program.run(["verify", path("backups\(round)"), "--json"])
            #expect(whole.json["whole"] == true, "\(whole)")
        }
        writes.cancel()
        #expect(try await writes.value > 0 && cut > 0)
        madang.askToStop()
        #expect(await madang.end() == 0)
    }

    @Test(
        "A half restore is never served, and is repeated until every row is there",
        arguments: Database.Engine.allCases
    )
    func restores(_ engine: Database.Engine) async throws {
        let data = try await ReleaseData("0.1", .sqlite)
        let made = try await program.run(["backup", path("backups")] + data.options)
        #expect(made.status == 0, "\(made)")
        let rows = try await data.rowCounts()
        var (time, cut) = (Duration.zero, 0)
        for round in 0...kills {
            let url = engine == .postgresql ? try await PostgreSQLServer.shared().freshDatabase() : nil
            let folder = path("restored\(round)")
            let options = ["--data", folder] + (url.map { ["--database", $0] } ?? [])
            let key = ["--key-file", data.folder.file("keys/madang.key").path]
            let words = ["restore", path("backups")] + options + key
            if round == 0 {
                time = try await self.time(of: words)
            } else if try await !isDone(words, before: time * round / (kills + 1)) {
                cut += 1
                let feed = try await program.run(["feed", "--neighbourhood", "역삼1동"] + options + key)
                if feed.status != 0 {
                    let again = try await program.run(words)
                    // Killed after the mark was removed, it is whole; an older schema answers no feed.
                    let isWhole = again.error.contains(" is not empty.")
                    #expect(again.status == 0 || isWhole, "\(feed) \(again)")
                }
            }
            try await expect(rows, in: folder, url)
        }
        #expect(cut > 0)
    }

    @Test(
        "A half move leaves the former database as it was and the new one empty, and is repeated",
        arguments: Database.Engine.allCases
    )
    func moves(_ engine: Database.Engine) async throws {
        let data = try await ReleaseData("0.1", engine)
        #expect(try await program.run(["migrate"] + data.options).status == 0)
        let rows = try await data.rowCounts()
        let file = data.folder.file("madang.sqlite")
        var (time, cut) = (Duration.zero, 0)
        for round in 0...kills {
            let url = engine == .sqlite ? try await PostgreSQLServer.shared().freshDatabase() : nil
            let words = ["db", "move"] + data.options + (url.map { ["--to", $0] } ?? ["--to-sqlite"])
            if round == 0 {
                time = try await self.time(of: words)
            } else if try await !isDone(words, before: time * round / (kills + 1)) {
                cut += 1
                let again = try await program.run(words)
                // Killed after the last row was kept, it has moved.
                let isThere = again.error.contains("The database is not empty.")
                #expect(again.status == 0 || isThere, "\(again)")
            }
            #expect(try await data.rowCounts() == rows)
            try await expect(rows, in: data.folder.path, url)
            if url == nil { try FileManager.default.removeItem(at: file) }
        }
        #expect(cut > 0)
    }

    private func path(_ name: String) -> String { place.file(name).path }

    /// How long it takes undisturbed.
    private func time(of words: [String]) async throws -> Duration {
        let start = ContinuousClock.now
        let outcome = try await program.run(words)
        #expect(outcome.status == 0, "\(outcome)")
        return ContinuousClock.now - start
    }

    /// False when the program had to be killed at this time.
    private func isDone(_ words: [String], before time: Duration) async throws -> Bool {
        let line = words.map { "'\($0)'" }.joined(separator: " ")
        let seconds = Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
        let killed = try await program.runLine(
            "timeout --signal KILL \(seconds) '\(MadangProgram.path)' \(line)",
            in: place.path
        )
        return killed.status == 0
    }

    /// What a database counts for itself isn't copied.
    private func expect(_ rows: [String: Int], in folder: String, _ url: String?) async throws {
        let found = try await ReleaseData.rowCounts(in: folder, url)
        let own: Set = ["board_changes", "erasures", "schema_migrations"]
        for (table, count) in rows where !own.contains(table) {
            #expect(found[table] == count, "\(table)")
        }
    }
}
