import Database
import Domain
import TestSupport

@testable import Storage

extension Store {
    func count(_ table: StaticString) async throws -> Int {
        try await database.read { connection in
            try connection.first("SELECT count(*) AS rows FROM \(trusted: "\(table)")")?.value("rows") ?? 0
        }
    }

    func block(_ blocked: Member.ID, by blocker: Member.ID) async throws {
        let block = try Block(of: blocked, by: blocker, at: clock.now)
        try await SQLBlockRepository(database, identifiers: identifiers).insert(block)
    }
}
