import Domain

/// The listings of several neighbourhoods that have all tokens and pass, newest first.
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

    /// One neighbourhood's postings, and the next candidate of them.
    private struct Head {
        /// Among all.
        let neighbourhood: Int
        let isAligned: Bool
        /// Where its terms begin in `places`.
        let terms: Int
        /// The term that the fewest listings have.
        let rarest: Int
        var number = 0
        var place = 0
        var position: Int64 = 0
    }

    private let neighbourhoods: [BoardWords.Neighbourhood]
    private let sought: SoughtListings
    private let isProven: Bool
    private let terms: [SearchTerm]
    private let sieve: Sieve
    private var heads: [Head] = []
    /// What is left of each term's numbers, for one neighbourhood after the other: those of its token, and
    /// those of its like across a blank.
    private var places: [Range<Int>] = []
    /// The oldest first.
    private var recent: [Candidate] = []

    init(
        _ neighbourhoods: [BoardWords.Neighbourhood],
        _ sought: SoughtListings,
        _ sieve: Sieve,
        after position: Int64
    ) {
        self.neighbourhoods = neighbourhoods
        self.sought = sought
        self.sieve = sieve
        isProven = sought.isProvenByTerms
        terms = sought.terms
        heads.reserveCapacity(neighbourhoods.count)
        places.reserveCapacity(neighbourhoods.count * terms.count * 2)
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
            id: neighbourhoods[head.neighbourhood].columns.ids[head.place],
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

    /// What a candidate really says decides, unless its tokens prove it.
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
        let start = places.count
        var (rarest, fewest) = (0, Int.max)
        for (number, term) in terms.enumerated() {
            let within = postings.places(of: term.token)
            let across = term.acrossBlank.map { postings.places(of: $0) } ?? 0..<0
            places.append(within)
            places.append(across)
            if within.count + across.count < fewest {
                (rarest, fewest) = (start + 2 * number, within.count + across.count)
            }
        }
        guard fewest > 0 else { return places.removeLast(places.count - start) }
        var head = Head(
            neighbourhood: index,
            isAligned: neighbourhood.words.isAligned(with: neighbourhood.columns),
            terms: start,
            rarest: rarest
        )
        head.number = position == .max ? 0 : postings.first(after: position)
        if findNext(&head, neighbourhood, postings) { heads.append(head) }
    }

    private mutating func add(_ changed: RecentText, _ columns: Columns, after position: Int64) {
        let text = changed.text
        guard text.position < position, let place = columns.place(at: text.position),
            sieve.passes(columns, place), changed.meets(terms)
        else { return }
        recent.append(Candidate(id: changed.id, position: text.position, text: .recent(text.letters)))
    }

    /// Goes on to the next candidate from its number on; false when there is none.
    private mutating func findNext(
        _ head: inout Head,
        _ neighbourhood: BoardWords.Neighbourhood,
        _ postings: Postings
    ) -> Bool {
        while let number = nextNumber(ofAll: head, in: postings) {
            head.number = number
            let place =
                head.isAligned ? number : neighbourhood.place(at: postings.positions[number])
            if let place, sieve.passes(neighbourhood.columns, place) {
                head.place = place
                head.position = postings.positions[number]
                return true
            }
            head.number += 1
        }
        return false
    }

    /// The next number, from that of the head on, that every term has.
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
        var next: Int?
        for index in term...term + 1 where !places[index].isEmpty {
            let first = postings.first(of: places[index], atLeast: number)
            places[index] = first..<places[index].upperBound
            guard !places[index].isEmpty else { continue }
            let found = postings.number(at: first)
            next = next.map { min($0, found) } ?? found
        }
        return next
    }
}
