public import Domain

/// A snapshot of the columns and postings of some neighbourhoods, for one query.
public struct BoardWords: Sendable {
    struct Neighbourhood {
        let columns: Columns
        let words: NeighbourhoodWords
    }

    private let neighbourhoods: [Neighbourhood]
    private let cache: PostingsCache

    fileprivate init(_ neighbourhoods: [Neighbourhood], _ cache: PostingsCache) {
        self.neighbourhoods = neighbourhoods
        self.cache = cache
    }

    /// Whether all postings are loaded.
    public var isComplete: Bool { neighbourhoods.allSatisfy(\.words.isComplete) }

    /// Loads missing postings, neighbourhood by neighbourhood.
    ///
    /// - Parameter read: has to see everything that was written before this call.
    public func completed(
        _ read: ([Listing.ID]) throws -> [Listing.ID: ListingText]
    ) rethrows -> BoardWords {
        let completed = try neighbourhoods.map { former in
            guard !former.words.isComplete else { return former }
            let words = try former.words.completed(for: former.columns, read)
            cache.replace(former.words, with: words, for: former.columns.code)
            return Neighbourhood(columns: former.columns, words: words)
        }
        return BoardWords(completed, cache)
    }

    /// The matches after `last`, newest first. Examines at most ``mostCandidates`` candidates, so that a page
    /// may end early with more to follow.
    ///
    /// - Precondition: it is complete.
    public func newest(
        _ sought: SearchText,
        _ question: IndexQuestion,
        after last: Identifier<Listing.Position>?,
        limit: Int
    ) -> IndexedSlice<Identifier<Listing.Position>> {
        var merge = CandidateMerge(neighbourhoods, sought, question.mask, after: last?.rawValue ?? .max)
        var found: [(key: Identifier<Listing.Position>, id: Listing.ID)] = []
        found.reserveCapacity(limit + 1)
        var looks = 0
        while found.count <= limit, let candidate = merge.next() {
            let position = Identifier<Listing.Position>(rawValue: candidate.position)
            if merge.isSought(candidate) { found.append((position, Listing.ID(rawValue: candidate.id))) }
            looks += 1
            if looks == Self.mostCandidates, found.count <= limit {
                return IndexedSlice(ids: found.map(\.id), last: position)
            }
        }
        return IndexedSlice(found, limit: limit)
    }

    static let mostCandidates = 2_000
}

extension BoardIndex {
    /// The postings of `codes` that are in memory.
    public func words(in codes: [NeighbourhoodCode]) -> BoardWords {
        BoardWords(neighbourhoodsWithWords(of: codes), postings)
    }
}
