public import Database
public import Domain

/// Reads the signs of tastes from a member's deals, favourites and searches.
public struct SQLTasteQueries: TasteQueries {
    private let database: Database
    private let savedSearches: any SavedSearchRepository
    private let pastSearches: any PastSearchRepository

    public init(
        _ database: Database,
        savedSearches: any SavedSearchRepository,
        pastSearches: any PastSearchRepository
    ) {
        self.database = database
        self.savedSearches = savedSearches
        self.pastSearches = pastSearches
    }

    public func signs(of member: Member.ID, in kind: Listing.Kind) async throws -> TasteSigns {
        async let saved = savedSearches.list(of: member)
        async let past = pastSearches.list(of: member)
        let (deals, favourites) = try await database.read { connection in
            (
                try connection.run(Self.deals(of: member, kind)).map(SignRow.init),
                try connection.run(Self.favourites(of: member, kind)).map(SignRow.init)
            )
        }
        return TasteSigns(
            deals: deals.map(\.facets),
            favourites: favourites.map(\.facets),
            savedSearches: try await saved.map(\.search.criteria),
            pastSearches: try await past.map(\.text),
            known: Set(deals.map(\.id))
        )
    }

    /// What the member receives; each listing once, the latest first.
    static func deals(of member: Member.ID, _ kind: Listing.Kind) -> SQL {
        """
        SELECT listings.id AS id, listings.facets AS facets FROM (
            SELECT subject_id, max(id) AS latest FROM (
                SELECT id, subject_id, subject_kind FROM deals
                WHERE receiver = \(member) AND state IN ('accepted', 'done')
                ORDER BY id DESC LIMIT \(TasteSigns.mostRead)) AS received
            WHERE subject_kind = \(Subject.Kind.listing.rawValue) GROUP BY subject_id) AS agreed
        JOIN listings ON listings.id = agreed.subject_id
        WHERE listings.kind = \(kind.rawValue) ORDER BY agreed.latest DESC
        """
    }

    /// Offers, the latest first.
    static func favourites(of member: Member.ID, _ kind: Listing.Kind) -> SQL {
        """
        SELECT listings.id AS id, listings.facets AS facets FROM (
            SELECT subject_id, subject_kind, mark FROM favourites WHERE member = \(member)
            ORDER BY mark DESC LIMIT \(TasteSigns.mostRead)) AS marked
        JOIN listings ON listings.id = marked.subject_id
        WHERE marked.subject_kind = \(Subject.Kind.listing.rawValue) AND listings.kind = \(kind.rawValue)
            AND (listings.side IS NULL OR listings.side = \(Listing.Side.offer.rawValue))
        ORDER BY marked.mark DESC
        """
    }
}

private struct SignRow {
    let id: Listing.ID
    let facets: Marks

    init(_ row: Row) throws {
        id = try row.value("id")
        facets = try row.value("facets")
    }
}
