/// Collects words and their regions.
struct TermIndex {
    struct Posting: Hashable {
        let region: UInt16
        let role: UInt8
        let era: UInt8
        let label: UInt32

        fileprivate var order: UInt64 {
            UInt64(region) << 48 | UInt64(role) << 40 | UInt64(era) << 32 | UInt64(label)
        }
    }

    private var postings: [[UInt16]: Set<Posting>] = [:]

    mutating func insert(_ units: [UInt16], _ posting: Posting) {
        guard !units.isEmpty else { return }
        postings[units, default: []].insert(posting)
    }

    func write(to sections: inout AtlasSections) {
        var (termEnd, postingEnd): (UInt32, UInt32) = (0, 0)
        for (units, found) in postings.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            termEnd += UInt32(units.count)
            sections.append(termEnd, to: .termEnds)
            sections.append(all: units, to: .termUnits)
            postingEnd += UInt32(found.count)
            sections.append(postingEnd, to: .postingEnds)
            for posting in found.sorted(by: { $0.order < $1.order }) {
                sections.append(posting.region, to: .postingRegions)
                sections.append(posting.role, to: .postingRoles)
                sections.append(posting.era, to: .postingEras)
                sections.append(posting.label, to: .postingLabels)
            }
        }
    }
}
