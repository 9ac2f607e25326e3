public import Database
public import Domain

public struct SQLSeriesRepository: SeriesRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func list(of host: Member.ID) async throws -> [SeriesSummary] {
        try await database.read { try $0.series.list(of: host) }
    }

    public func end(_ id: Series.ID, of host: Member.ID, at now: Moment) async throws -> SeriesSummary {
        try await change(id, of: host, at: now) { series, _ in series.end(.host, at: now) }
    }

    public func resume(_ id: Series.ID, of host: Member.ID, at now: Moment) async throws -> SeriesSummary {
        try await change(id, of: host, at: now) { series, transaction in
            try transaction.series.mustHaveRoom(host)
            try series.resume(at: now)
        }
    }

    private func change(
        _ id: Series.ID,
        of host: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Series, Transaction) throws -> Void
    ) async throws -> SeriesSummary {
        try await database.write(identifiers, at: now) { transaction in
            guard var series = try transaction.series.findLocked(id), series.host == host else {
                throw SeriesRefusal.notFound
            }
            try change(&series, transaction)
            try transaction.series.save(series)
            guard let summary = try transaction.series.summary(id) else { throw SeriesRefusal.notFound }
            return summary
        }
    }

    public func postDue(at now: Moment) async throws {
        try await database.eachStep(identifiers, at: now, of: Self.due) { transaction, id in
            try transaction.series.postDue(Series.ID(rawValue: id))
        }
    }

    static func due(at now: Moment, after: DueStep?) -> SQL {
        let start = after ?? .beginning
        return """
            SELECT id, next_start AS due FROM series
            WHERE next_start <= \(now + Series.lead) AND (next_start, id) > (\(start.due), \(start.id))
            ORDER BY next_start, id LIMIT \(DueStep.most)
            """
    }
}
