import Location

/// Evaluates a query. Every word has to match a part of a neighbourhood's name or a station.
struct PlaceSearch {
    /// No place has more parts and no word has more pieces, so longer queries match nothing.
    private static let mostWords = 8
    private static let mostParts = 4

    let atlas: RegionAtlas
    /// In milliseconds; selects the names in force.
    let moment: Int64

    func hits(_ text: FoldedText) -> PlaceHits {
        guard let first = text.words.first, text.words.count <= Self.mostWords else {
            return PlaceHits(regions: atlas.count)
        }
        var apart = hits(word: first)
        for word in text.words.dropFirst() where !apart.isEmpty {
            apart = apart.both(hits(word: word))
        }
        guard text.words.count > 1 else { return apart }
        return apart.isEmpty
            ? hits(word: text.joined)
            : apart.behind(exactly(text.joined) { _ in true })
    }

    /// Matches the whole word, or else districts written together with what follows: 서울중구명동.
    private func hits(word: [UInt16], parts: Int = 1) -> PlaceHits {
        let whole = scan(word)
        guard whole.isEmpty, parts < Self.mostParts, word.count > 2 else { return whole }
        var result = whole
        for cut in 2..<word.count {
            let district = exactly(Array(word[..<cut])) { $0.isDistrict }
            guard !district.isEmpty else { continue }
            result = result.either(district.both(hits(word: Array(word[cut...]), parts: parts + 1)))
        }
        return result
    }

    private func scan(_ word: [UInt16]) -> PlaceHits {
        var hits = PlaceHits(regions: atlas.count)
        for spelling in [word, PlaceSpelling.withoutOrdinal(word)].compactMap({ $0 }) {
            atlas.eachTerm(fitting: TermPattern(spelling)) { term, fit in
                gather(term, fit, into: &hits, byInitials: spelling.allSatisfy(\.isInitial)) { _ in true }
            }
        }
        return hits
    }

    private func exactly(_ word: [UInt16], as wanted: (PlaceRole) -> Bool) -> PlaceHits {
        var hits = PlaceHits(regions: atlas.count)
        for spelling in [word, PlaceSpelling.withoutOrdinal(word)].compactMap({ $0 }) {
            atlas.term(spelling).map { gather($0, .whole, into: &hits, as: wanted) }
        }
        return hits
    }

    private func gather(
        _ term: Int,
        _ fit: TermFit,
        into hits: inout PlaceHits,
        byInitials: Bool = false,
        as wanted: (PlaceRole) -> Bool
    ) {
        atlas.eachPosting(of: term) { posting in
            // Consonants alone fit too many stations to look around each.
            guard let role = PlaceRole(rawValue: posting.role), wanted(role),
                !byInitials || role != .stationNearby,
                let reason = reason(posting, role)
            else { return }
            let rank = role.rank(fit, byInitials: byInitials)
            hits.add(posting.region, rank: rank, reason: reason, station: posting.label)
        }
    }

    /// Returns nil for a name that isn't in force yet.
    private func reason(_ posting: TermPosting, _ role: PlaceRole) -> PlaceHits.Reason? {
        if role.isStation { return .station }
        switch posting.era {
        case .always: return .current
        case .untilSuccession: return atlas.isSucceeded(posting.region, at: moment) ? .former : .current
        case .sinceSuccession: return atlas.isSucceeded(posting.region, at: moment) ? .current : nil
        }
    }
}
