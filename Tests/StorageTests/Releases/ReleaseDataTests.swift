import Database
import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

/// Where the files go.
private let target = ProcessInfo.processInfo.environment["MADANG_TEST_RELEASE_DATA"]

/// Makes what `make release-data` keeps of a version: its data folder, and its database on PostgreSQL.
@Suite("The data of a release", .enabled(if: target != nil))
struct ReleaseDataTests {
    @Test("It has generated listings, and a row of every kind that can name a member")
    func make() async throws {
        let (folder, target) = (try TemporaryFolder(), try #require(target))
        try await run("madang demo --data data --listings 100 --now 2026-11-20", in: folder.path)
        try await addRows(to: folder.file("data/madang.sqlite"))
        let url = try await PostgreSQLServer.shared().freshDatabase()
        try await run("madang db move --data data --to '\(url)'", in: folder.path)
        let dump = "pg_dump --no-owner --no-privileges '\(url)' | gzip -9n > '\(target)/postgresql.sql.gz'"
        try await run(dump, in: folder.path)
        let names = "data/madang.sqlite data/keys data/images"
        let owner = "--owner=0 --group=0 --mtime=@0 --sort=name"
        let archive = "tar -c \(owner) \(names) | gzip -9n > '\(target)/data.tar.gz'"
        try await run(archive, in: folder.path)
    }

    private func run(_ line: String, in folder: String) async throws {
        let outcome = try await MadangProgram().runLine("set -o pipefail; \(line)", in: folder)
        try #require(outcome.status == 0, "\(outcome)")
    }

    /// In a copy: the store closes the file of its own folder only.
    private func addRows(to file: URL) async throws {
        let copy = try TemporaryFolder()
        let changed = copy.file("madang.sqlite")
        try FileManager.default.copyItem(at: file, to: changed)
        let store = try await Store(in: copy)
        let ana = try await store.join("ana").account.id
        let ben = try await store.join("ben").account.id
        try await MemberData(store: store, member: ana, other: ben).leave()
        await store.database.close()
        try FileManager.default.removeItem(at: file)
        try FileManager.default.copyItem(at: changed, to: file)
    }
}
