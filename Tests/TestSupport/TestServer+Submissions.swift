import Database
import Domain
import Foundation
import JSONCoding

extension TestServer {
    /// Lets a posted event wait for approval, as if operators reviewed events.
    public func keepWaiting(_ event: String) async throws {
        guard let id = Identifier<Listing>(event) else { return }
        let database = try Database.sqlite(at: folder.file("madang.sqlite").path)
        try await database.write { [now = clock.now] connection in
            _ = try connection.execute(
                "UPDATE listings SET status = 'closed', is_held_back = 1 WHERE id = \(id.rawValue)"
            )
            _ = try connection.execute(
                """
                INSERT INTO submissions (listing, state, submitted_at)
                VALUES (\(id.rawValue), 'waiting', \(now.milliseconds))
                """
            )
        }
        await database.close()
    }

    /// Lets a website be a member's, as if it showed the line that proves it.
    public func proveWebsite(_ host: String, of member: Neighbour) async throws {
        guard let id = Identifier<Member>(try await member.memberID) else { return }
        let database = try Database.sqlite(at: folder.file("madang.sqlite").path)
        try await database.write { [now = clock.now] connection in
            _ = try connection.execute(
                """
                INSERT INTO websites (member, host, added_at, proven_at)
                VALUES (\(id.rawValue), \(host), \(now.milliseconds), \(now.milliseconds))
                """
            )
        }
        await database.close()
    }
}

extension Neighbour {
    /// Approves what waits as it is now; the path is that of its submission.
    public func approves(_ submission: String) async throws -> TestResponse {
        let seen = try await ask("GET", submission).json["version"] ?? .null
        return try await ask("POST", "\(submission)/approve", ["seen": seen])
    }
}
