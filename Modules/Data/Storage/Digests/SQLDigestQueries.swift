import BoardIndex
public import Database
public import Domain

public struct SQLDigestQueries: DigestQueries {
    /// The newest posts of the neighbourhood whose answers are counted.
    private static let mostTalked = 100

    private let database: Database
    private let keeper: BoardKeeper
    private let gazetteer: any Gazetteer

    public init(_ database: Database, _ keeper: BoardKeeper, gazetteer: any Gazetteer) {
        self.database = database
        self.keeper = keeper
        self.gazetteer = gazetteer
    }

    public func news(
        for member: Member.ID,
        in span: Range<Moment>,
        weekend: ClosedRange<Int>?,
        at now: Moment
    ) async throws -> DigestNews {
        let view = try await keeper.view(for: member)
        let codes = codes(around: view.facts.homes)
        let question = try await view.question(BoardFilter(kinds: DigestNews.talkedKinds), in: codes, at: now)
        let posts = view.board.index.newest(question, after: nil, limit: Self.mostTalked).ids
        return try await database.read { connection in
            var told = ToldListings()
            told.found = try connection.run(Self.found(by: member, in: span, at: now)).map {
                try $0.value("listing")
            }
            if let weekend, !codes.isEmpty {
                told.weekend = try connection.eventDays.first(
                    DigestNews.most,
                    in: weekend,
                    codes,
                    for: member,
                    at: now
                )
            }
            if !posts.isEmpty {
                told.talked = try connection.run(Self.talked(among: posts, for: member, in: span)).map {
                    try $0.value("listing")
                }
            }
            return try connection.digests.news([(member, told)], at: now)[0]
        }
    }

    private func codes(around homes: HomeNeighbourhoods) -> [NeighbourhoodCode] {
        let codes = homes.homes.flatMap { gazetteer.codes(around: $0.code, .ring($0.reach)) ?? [$0.code] }
        return Set(codes).sorted { $0.number < $1.number }
    }

    /// A listing that several searches found, at different times, is told of once. The newest come first.
    static func found(by member: Member.ID, in span: Range<Moment>, at now: Moment) -> SQL {
        """
        SELECT saved_search_matches.listing AS listing
        FROM saved_searches JOIN saved_search_matches ON saved_search_matches.search = saved_searches.id
            JOIN listings ON listings.id = saved_search_matches.listing
        WHERE saved_searches.member = \(member) AND listings.author <> \(member) AND \(.isOpen(at: now))
            AND NOT \(.listingIsHidden("listings.id"))
            AND \(.unblocked("listings.author", "\(member)"))
        GROUP BY saved_search_matches.listing
        HAVING min(found_at) >= \(span.lowerBound) AND min(found_at) < \(span.upperBound)
        ORDER BY min(found_at) DESC, saved_search_matches.listing DESC LIMIT \(DigestNews.most)
        """
    }

    static func talked(among posts: [Listing.ID], for member: Member.ID, in span: Range<Moment>) -> SQL {
        """
        SELECT listings.id AS listing, count(*) AS answers
        FROM comments JOIN listings ON listings.id = comments.subject_id
        WHERE comments.subject_kind = \(Subject.Kind.listing.rawValue)
            AND comments.subject_id IN \(list: posts) AND listings.author <> \(member)
            AND comments.author <> \(member) AND comments.written_at >= \(span.lowerBound)
            AND comments.written_at < \(span.upperBound) AND \(.commentIsShown(to: member))
        GROUP BY listings.id ORDER BY answers DESC, listings.id DESC LIMIT \(DigestNews.most)
        """
    }
}
