import BoardIndex
public import Database
public import Domain

/// Matches queued listings with saved searches and notifies their members (ADR 44).
///
/// Safe on several servers at once: each step moves the mark of its arrival in the transaction that stores
/// its matches, so that a step is never repeated or lost.
public struct SQLSavedSearchMatching: Sendable {
    /// Arrivals looked up at once.
    static let batch = 100
    /// The searches read at once, and the matches stored per transaction, so that other writes don't wait.
    static let page = 500
    static let mostMatches = 100

    private let database: Database
    private let gazetteer: any Gazetteer
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, gazetteer: any Gazetteer, identifiers: IdentifierGenerator) {
        self.database = database
        self.gazetteer = gazetteer
        self.identifiers = identifiers
    }

    /// Processes all queued listings. A failure doesn't stop the others; the first one is thrown at the end.
    public func matchAll(at now: Moment) async throws {
        var failure: (any Error)?
        var last: Int64 = 0
        while true {
            let arrivals = try await database.read { [last] connection in
                try connection.run(ArrivalTable<Connection>.next(Self.batch, after: last)).map(
                    Arrival.init(row:)
                )
            }
            for arrival in arrivals {
                do {
                    try await match(arrival, at: now)
                } catch let error as CancellationError {
                    throw error
                } catch {
                    failure = failure ?? error
                }
            }
            guard arrivals.count == Self.batch, let latest = arrivals.last else { break }
            last = latest.number
        }
        if let failure { throw failure }
    }

    /// Tells members who hear once a day of what their searches found since. Idempotent and safe on several
    /// servers at once.
    public func tellDaily(at now: Moment) async throws {
        try await database.eachStep(identifiers, at: now, of: Self.toTell) { transaction, id in
            try transaction.arrivals.tellDaily(of: SavedSearch.ID(rawValue: id))
        }
    }

    static func toTell(at now: Moment, after: DueStep?) -> SQL {
        let start = after ?? .beginning
        return """
            SELECT id, tell_at AS due FROM saved_searches
            WHERE tell_at <= \(now) AND (tell_at, id) > (\(start.due), \(start.id))
            ORDER BY tell_at, id LIMIT \(DueStep.most)
            """
    }

    private func match(_ arrival: Arrival, at now: Moment) async throws {
        var arrival = arrival
        while try await matchSome(&arrival, at: now) { try Task.checkCancellation() }
    }

    /// Returns whether there is more to match. Stops when the listing changed or another server continues.
    func matchSome(_ arrival: inout Arrival, at now: Moment) async throws -> Bool {
        let step = try await database.read { [arrival, gazetteer] connection in
            try connection.step(of: arrival, gazetteer, at: now)
        }
        let isNext = try await database.write(identifiers, at: now) { [arrival] transaction in
            try transaction.arrivals.take(step, of: arrival)
        }
        guard isNext, let next = step.next else { return false }
        arrival.mark = next
        return true
    }
}

/// The searches of one step that a listing newly fits.
struct MatchingStep: Sendable {
    var author: Member.ID?
    var fits: [SavedSearch.ID] = []
    /// Nil at the end.
    var next: SavedSearchMark?
}

extension Connection {
    /// Examines saved searches after the arrival's mark until enough of them fit.
    fileprivate func step(
        of arrival: Arrival,
        _ gazetteer: any Gazetteer,
        at now: Moment
    ) throws -> MatchingStep {
        guard let facts = try facts(of: arrival.listing) else { return MatchingStep() }
        let former = arrival.former.map(facts.before)
        var fit = SavedSearchFit(gazetteer, at: now)
        var step = MatchingStep(author: facts.entry.author)
        var centers = SavedSearchCenters(around: facts.entry.neighbourhood, gazetteer)
        var mark = try centers.next(from: arrival.mark, in: self)
        while var current = mark {
            var rows: [Row]
            repeat {
                rows = try run(
                    SavedSearch.toMatch(after: current, since: arrival.at, SQLSavedSearchMatching.page)
                )
                for row in rows {
                    current.search = try row.value("id")
                    let member: Member.ID = try row.value("member")
                    let criteria = try SearchCriteria(row: row)
                    let told = criteria.fitsOwner ? try accounts.details(of: member) : nil
                    guard member != facts.entry.author, fit.shows(facts, criteria, to: member, told),
                        !(former.map { fit.shows($0, criteria, to: member, told) } ?? false)
                    else { continue }
                    step.fits.append(SavedSearch.ID(rawValue: current.search))
                    guard step.fits.count < SQLSavedSearchMatching.mostMatches else {
                        step.next = current
                        return step
                    }
                }
            } while rows.count == SQLSavedSearchMatching.page
            let rest = SavedSearchMark(extent: current.extent, center: current.center + 1)
            mark = try centers.next(from: rest, in: self)
        }
        return step
    }
}

/// The centers of searches whose area contains a neighbourhood.
private struct SavedSearchCenters {
    private let code: NeighbourhoodCode
    private let gazetteer: any Gazetteer
    private var known: [Extent: [NeighbourhoodCode]] = [:]

    init(around code: NeighbourhoodCode, _ gazetteer: any Gazetteer) {
        self.code = code
        self.gazetteer = gazetteer
    }

    /// The mark itself, or the beginning of the next center.
    mutating func next(
        from mark: SavedSearchMark,
        in connection: Connection
    ) throws -> SavedSearchMark? {
        var mark = mark
        while true {
            if let extent = Extent(mark.extent) {
                let found = try connection.first(SavedSearch.center(from: mark, among: codes(extent)))
                if let center: Int64 = try found?.value("center") {
                    return center == mark.center ? mark : SavedSearchMark(extent: mark.extent, center: center)
                }
            }
            let next = try connection.first(SavedSearch.extent(after: mark.extent))
            guard let extent: String = try next?.value("extent") else { return nil }
            mark = SavedSearchMark(extent: extent)
        }
    }

    /// Nil for all. An area is mutual: a center is in the area of the same extent around the neighbourhood.
    /// A distance is measured from its center and may differ slightly; one kilometre more has every center.
    private mutating func codes(_ extent: Extent) -> [NeighbourhoodCode]? {
        guard extent != .country else { return nil }
        if let known = known[extent] { return known }
        let around: Extent = if case .kilometres(let most) = extent { .kilometres(most + 1) } else { extent }
        let codes = gazetteer.codes(around: code, around) ?? [code]
        known[extent] = codes
        return codes
    }
}

extension SavedSearch {
    static func extent(after extent: String) -> SQL {
        """
        SELECT extent FROM saved_searches WHERE notifies_since IS NOT NULL AND extent > \(extent)
        ORDER BY extent LIMIT 1
        """
    }

    static func center(from mark: SavedSearchMark, among codes: [NeighbourhoodCode]?) -> SQL {
        let among: SQL = codes.map { "AND center IN \(list: $0.map(\.number))" } ?? ""
        return """
            SELECT min(center) AS center FROM saved_searches
            WHERE notifies_since IS NOT NULL AND extent = \(mark.extent) AND center >= \(mark.center) \(among)
            """
    }

    static func toMatch(after mark: SavedSearchMark, since moment: Moment, _ count: Int) -> SQL {
        """
        SELECT \(columns), saved_searches.member AS member FROM saved_searches
        WHERE extent = \(mark.extent) AND center = \(mark.center) AND id > \(mark.search)
            AND notifies_since <= \(moment)
        ORDER BY id LIMIT \(count)
        """
    }
}
