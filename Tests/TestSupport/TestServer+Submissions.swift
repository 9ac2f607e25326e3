import Database
import Domain
import Foundation

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
}
