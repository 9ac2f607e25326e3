import Database
import Storage
import Web

extension ReadYourWrites {
    /// Servers whose changes one position tells of.
    private static let mostServers = 8

    /// On PostgreSQL, which several servers may share.
    init(_ database: Database) {
        guard database.engine == .postgresql else {
            self = .alone
            return
        }
        self.init { seen, work in
            let seen = (seen ?? "").split(separator: "_").prefix(Self.mostServers)
                .compactMap { WritePosition(String($0)) }
            let log = WriteLog()
            let isBehind = seen.contains { !database.hasHeard(of: $0) }
            let response = try await Database.$writeLog.withValue(log) {
                isBehind ? try await FreshReads.during(work) : try await work()
            }
            guard let latest = log.latest else { return (response, nil) }
            let others = seen.filter { !$0.isOfSame(as: latest) }.prefix(Self.mostServers - 1)
            return (response, ([latest] + others).map(\.description).joined(separator: "_"))
        }
    }
}
