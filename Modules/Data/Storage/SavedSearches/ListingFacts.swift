import BoardIndex
import Database
import Domain

/// Everything about a listing that decides whether it fits a saved search.
struct ListingFacts: Sendable {
    /// The part that an edit changes.
    struct Changeable: Sendable {
        let text: ListingText
        let facets: Marks
        let price: Int?
        let figures: ListingFigures
        let times: WeekTimes
        let code: NeighbourhoodCode
        let point: Point
    }

    let entry: BoardEntry
    let text: ListingText

    /// The listing as it was when `former` was shown to readers.
    func before(_ former: Changeable) -> ListingFacts {
        ListingFacts(
            entry: BoardEntry(
                id: entry.id,
                author: entry.author,
                position: entry.position,
                kind: entry.kind,
                side: entry.side,
                status: .open,
                isTakenDown: false,
                facets: former.facets,
                price: former.price,
                figures: former.figures,
                times: former.times,
                neighbourhood: former.code,
                point: former.point,
                expiresAt: nil,
                popularity: entry.popularity
            ),
            text: former.text
        )
    }
}

extension Connection {
    /// Nil for a missing listing.
    func facts(of listing: Listing.ID) throws -> ListingFacts? {
        guard let entry = try boardChanges.entries(of: [listing]).first,
            let text = try searchTexts.list(of: [listing])[listing]
        else { return nil }
        return ListingFacts(entry: entry, text: text)
    }
}

/// Decides what fits a saved search, by the filters of feed and search.
struct SavedSearchFit {
    private struct Area: Hashable {
        let center: NeighbourhoodCode
        let extent: Extent
    }

    private let gazetteer: any Gazetteer
    private let now: Moment
    private var areas: [Area: Set<NeighbourhoodCode>] = [:]

    init(_ gazetteer: any Gazetteer, at now: Moment) {
        self.gazetteer = gazetteer
        self.now = now
    }

    /// Whether the member's feed, narrowed by the criteria, shows the listing. Blocks are checked when the
    /// match is stored.
    ///
    /// - Parameter details: what the member has told, if the conditions of listings matter.
    mutating func shows(
        _ facts: ListingFacts,
        _ criteria: SearchCriteria,
        to member: Member.ID,
        _ details: MemberDetails?
    ) -> Bool {
        // The filter has a drawn area.
        guard criteria.drawn != nil || area(of: criteria).contains(facts.entry.neighbourhood) else {
            return false
        }
        let filter = details.map { criteria.filter.admitting($0, at: now) } ?? criteria.filter
        let question = IndexQuestion(filter, in: [], for: member, hiding: [], at: now)
        return question.matches(facts.entry) && criteria.text?.isFound(in: facts.text) ?? true
    }

    private mutating func area(of criteria: SearchCriteria) -> Set<NeighbourhoodCode> {
        let area = Area(center: criteria.center, extent: criteria.extent)
        if let known = areas[area] { return known }
        let codes = gazetteer.codes(around: area.center, area.extent) ?? [area.center]
        areas[area] = Set(codes)
        return Set(codes)
    }
}
