import Database
import JSONCoding
import TestSupport
import Testing

/// The real program on the data that a released version left.
@Suite("Upgrading from a release")
struct ReleaseUpgradeTests {
    @Test(
        "Every row is still there, doctor finds nothing, and members go on",
        arguments: ["0.1"],
        Database.Engine.allCases
    )
    func upgrade(_ version: String, _ engine: Database.Engine) async throws {
        let data = try await ReleaseData(version, engine)
        let before = try await data.rowCounts()
        #expect(before["listings"] == 102 && before.count > 90)

        let program = try MadangProgram()
        let migrated = try await program.run(["migrate"] + data.options)
        #expect(migrated.status == 0, "\(migrated)")
        let after = try await data.rowCounts()
        for (table, count) in before where table != "schema_migrations" {
            #expect(after[table] == count, "\(table)")
        }
        let doctor = try await program.run(["doctor", "--deep", "--json"] + data.options)
        let broken = doctor.json["findings"]?.arrayValue?.filter { $0["state"] == "broken" }
        #expect(broken == [], "\(doctor)")

        let madang = try await MadangProcess(data: data.folder.path, Array(data.options.dropFirst(2)))
        try await goesOn(madang)
    }

    /// A member of the earlier version signs in, reads what was written there, and writes.
    private func goesOn(_ madang: MadangProcess) async throws {
        let device = ["--server", madang.address, "--json"]
        let program = try MadangProgram()
        let words = ["login", "--email", "demo1@example.com", "--password-stdin"] + device
        #expect(try await program.run(words, input: "open sesame 9\n").status == 0)
        let talks = try await program.run(["talk", "list", "--json"])
        let talk = try #require(talks.json["items"]?[0]?["id"]?.stringValue, "\(talks)")
        let written = try await program.run(["talk", "send", talk, "after the upgrade", "--json"])
        #expect(written.status == 0, "\(written)")
        let shown = try await program.run(["talk", "read", talk, "--json"])
        #expect(shown.output.contains("after the upgrade"), "\(shown)")
        let feed = try await program.run(["feed", "--neighbourhood", "역삼1동", "--json"])
        let pictures = feed.json["items"]?.arrayValue?.compactMap { $0["thumbnail"]?.stringValue }
        let picture = try #require(pictures?.first, "\(feed)")
        #expect(try await madang.get(picture).status == 200)
    }
}
