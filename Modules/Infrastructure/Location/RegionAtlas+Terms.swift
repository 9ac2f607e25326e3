/// When a word applies to a region: always, until its succession, or afterwards.
public enum TermEra: UInt8, Sendable {
    case always = 0
    case untilSuccession = 1
    case sinceSuccession = 2
}

/// A region that a word refers to, and the word's role.
public struct TermPosting: Sendable {
    public let region: Int
    /// Defined by the atlas' writer.
    public let role: UInt8
    public let era: TermEra
    /// The label to show for the word; see ``RegionAtlas/text(_:)``.
    public let label: Int
}

extension RegionAtlas {
    /// Calls `body` with each word that fits `pattern`, in order, and its fit.
    public func eachTerm(fitting pattern: TermPattern, _ body: (_ term: Int, _ fit: TermFit) -> Void) {
        for term in 0..<terms.terms.count {
            let span = terms.terms[term]
            let start = terms.units.base + span.lowerBound * MemoryLayout<UInt16>.stride
            if let fit = pattern.fit(in: Column(base: start, count: span.count)) { body(term, fit) }
        }
    }

    /// Returns the word that equals `wanted`.
    public func term(_ wanted: [UInt16]) -> Int? {
        var (low, high) = (0, terms.terms.count)
        while low < high {
            let middle = low + (high - low) / 2
            let found = terms.terms[middle].lazy.map { self.terms.units[$0] }
            if found.elementsEqual(wanted) { return middle }
            if found.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    public func eachPosting(of term: Int, _ body: (TermPosting) -> Void) {
        for place in terms.postings[term] {
            let region = Int(terms.regions[place])
            guard region < count else { continue }
            body(
                TermPosting(
                    region: region,
                    role: terms.roles[place],
                    era: TermEra(rawValue: terms.eras[place]) ?? .always,
                    label: Int(terms.labels[place])
                )
            )
        }
    }

    /// The text with this number; empty when there is none.
    public func text(_ label: Int) -> String {
        names.string(label)
    }
}
