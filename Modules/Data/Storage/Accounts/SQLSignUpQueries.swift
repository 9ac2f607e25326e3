public import Database
public import Domain

public struct SQLSignUpQueries: SignUpQueries {
    /// Newcomers whose domains are counted: those of a day of a busy server.
    private static let most = 10_000

    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func byDay(_ days: Int, until last: CivilDate) async throws -> [SignUpDay] {
        let first = last.daysSince1970 - days + 1
        let dates = (first...last.daysSince1970).map { CivilDate(daysSince1970: $0) }
        let sums = try await database.read { connection in
            try dates.map { day -> Int in
                let next = CivilDate(daysSince1970: day.daysSince1970 + 1)
                let row = try connection.first(Self.joined(from: day.startInSeoul, until: next.startInSeoul))
                return try row?.value("joined") ?? 0
            }
        }
        return zip(dates, sums).map { SignUpDay($0, count: $1) }
    }

    public func domains(since moment: Moment, most: Int) async throws -> [SignUpSource] {
        let addresses = try await database.read { connection in
            try connection.run(
                """
                SELECT email FROM accounts WHERE joined_at >= \(moment)
                ORDER BY joined_at DESC, id DESC LIMIT \(Self.most)
                """
            ).map { try $0.value("email", as: String.self) }
        }
        let domains = addresses.map { String($0.drop { $0 != "@" }.dropFirst()) }
        return Dictionary(grouping: domains, by: \.self)
            .map { SignUpSource($0.key, count: $0.value.count) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(most).map(\.self)
    }

    static func joined(from start: Moment, until end: Moment) -> SQL {
        "SELECT count(*) AS joined FROM accounts WHERE joined_at >= \(start) AND joined_at < \(end)"
    }
}
