import Domain

/// Merges the listings of several neighbourhoods that have all tokens and pass the filter, newest first.
struct CandidateMerge {
    struct Candidate {
        let id: Int64
        let position: Int64
        fileprivate let text: Text
    }

    fileprivate enum Text {
        case settled(neighbourhood: Int, Int)
        case recent(ArraySlice<UInt16>)
    }

    /// One neighbourhood's postings and its next candidate.
    private struct Head {
        /// The index among all neighbourhoods.
        let neighbourhood: Int
        let isAligned: Bool
        /// The index of its first term in `lists`.
        let terms: Int
        /// The term with the fewest listings.
        let rarest: Int
        var number = 0
        var place = 0
        var position: Int64 = 0
    }

    private let neighbourhoods: [BoardWords.Neighbourhood]
    private let sought: SearchText
    private let isProven: Bool
    private let terms: [SearchTerm]
    private let mask: ListingMask
    private var heads: [Head] = []
    /// Two lists per term and neighbourhood: for its token and for the token across a blank.
    private var lists: [PostingLists.List] = []
    /// Oldest first.
    private var recent: [Candidate] = []

    init(
        _ neighbourhoods: [BoardWords.Neighbourhood],
        _ sought: SearchText,
        _ mask: ListingMask,
        after position: Int64
    ) {
        self.neighbourhoods = neighbourhoods
        self.sought = sought
        self.mask = mask
        isProven = sought.isProvenByTerms
        terms = sought.terms
        heads.reserveCapacity(neighbourhoods.count)
        lists.reserveCapacity(neighbourhoods.count * terms.count * 2)
        for (index, neighbourhood) in neighbourhoods.enumerated() {
            add(index, after: position)
            for text in neighbourhood.words.recent { add(text, neighbourhood.columns, after: position) }
        }
        recent.sort { $0.position < $1.position }
    }

    mutating func next() -> Candidate? {
        guard var newest = heads.indices.first else { return recent.popLast() }
        for index in heads.indices.dropFirst() where heads[index].position > heads[newest].position {
            newest = index
        }
        if let last = recent.last, last.position > heads[newest].position { return recent.popLast() }
        var head = heads[newest]
        let candidate = Candidate(
            id: neighbourhoods[head.neighbourhood].columns.listings[head.place].id,
            position: head.position,
            text: .settled(neighbourhood: head.neighbourhood, head.number)
        )
        head.number += 1
        let neighbourhood = neighbourhoods[head.neighbourhood]
        if let postings = neighbourhood.words.settled, findNext(&head, neighbourhood, postings) {
            heads[newest] = head
        } else {
            heads.swapAt(newest, heads.count - 1)
            heads.removeLast()
        }
        return candidate
    }

    /// Compares a candidate's text unless its tokens prove the match.
    func isSought(_ candidate: Candidate) -> Bool {
        guard !isProven else { return true }
        return switch candidate.text {
        case .settled(let neighbourhood, let number):
            neighbourhoods[neighbourhood].words.settled?.isFound(sought, in: number) ?? false
        case .recent(let letters): sought.isFound(in: letters.span)
        }
    }

    private mutating func add(_ index: Int, after position: Int64) {
        let neighbourhood = neighbourhoods[index]
        guard let postings = neighbourhood.words.settled else { return }
        let start = lists.count
        var (rarest, fewest) = (0, Int.max)
        for (number, term) in terms.enumerated() {
            let (within, across) = postings.lists(of: term)
            guard within.length + across.length > 0 else { return lists.removeLast(lists.count - start) }
            lists.append(within)
            lists.append(across)
            if within.length + across.length < fewest {
                (rarest, fewest) = (start + 2 * number, within.length + across.length)
            }
        }
        var head = Head(
            neighbourhood: index,
            isAligned: neighbourhood.words.alignedCount == neighbourhood.columns.positions.count,
            terms: start,
            rarest: rarest
        )
        head.number = position == .max ? 0 : postings.positions.start(after: position)
        if findNext(&head, neighbourhood, postings) { heads.append(head) }
    }

    private mutating func add(_ changed: RecentText, _ columns: Columns, after position: Int64) {
        let text = changed.text
        guard text.position < position, let place = columns.positions.place(of: text.position),
            mask.passes(place, in: columns), changed.meets(terms)
        else { return }
        recent.append(Candidate(id: changed.id, position: text.position, text: .recent(text.letters)))
    }

    /// Advances to the next candidate from its number; false at the end.
    private mutating func findNext(
        _ head: inout Head,
        _ neighbourhood: BoardWords.Neighbourhood,
        _ postings: Postings
    ) -> Bool {
        while let number = nextNumber(ofAll: head, in: postings) {
            head.number = number
            let place =
                head.isAligned ? number : neighbourhood.place(at: postings.positions[number])
            if let place, mask.passes(place, in: neighbourhood.columns) {
                head.place = place
                head.position = neighbourhood.columns.positions[place]
                return true
            }
            head.number += 1
        }
        return false
    }

    /// The next number, from that of the head, that all terms contain.
    private mutating func nextNumber(ofAll head: Head, in postings: Postings) -> Int? {
        var number = head.number
        var term = head.rarest
        var met = 0
        while met < terms.count {
            guard let next = nextNumber(of: term, in: postings, atLeast: number) else { return nil }
            met = next == number ? met + 1 : 1
            number = next
            term = term + 2 < head.terms + 2 * terms.count ? term + 2 : head.terms
        }
        return number
    }

    private mutating func nextNumber(of term: Int, in postings: Postings, atLeast number: Int) -> Int? {
        postings.advance(&lists[term], to: number)
        postings.advance(&lists[term + 1], to: number)
        let next = min(lists[term].number, lists[term + 1].number)
        return next == .max ? nil : next
    }
}
