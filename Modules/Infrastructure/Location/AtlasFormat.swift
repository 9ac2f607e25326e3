/// The byte layout of an atlas; all numbers are little-endian.
///
/// A header of fixed size, a table with each section's offset and element count, and the sections. Every
/// change needs a new ``version``: an atlas is compiled, never migrated.
enum AtlasFormat {
    static let magic: UInt64 = 0x5341_4C54_414E_4752  // "RGNATLAS"
    static let version: UInt32 = 2

    static let tableStart = 64
    static let tableEntrySize = 8
    static let contentStart = tableStart + tableEntrySize * Section.allCases.count

    /// Byte offsets of the header's fields.
    enum Field {
        static let magic = 0
        static let version = 8
        static let sectionCount = 12
        static let length = 16
        static let checksum = 24
        static let originX = 32
        static let originY = 36
        static let cellSize = 40
        static let columns = 44
        static let rows = 48
        static let labelsPerRegion = 52
        static let edition = 56
    }

    /// The checksum covers everything after itself.
    static let checkedFrom = 32
    static let alignment = 8

    enum Section: Int, CaseIterable {
        case codes, aliasCodes, aliasRegions, points, labels, stringEnds, stringBytes
        case vertices, ringEnds, regionRings
        case slabEnds, firstRows, runEnds, runs, cells, candidateEnds, candidates
        case linkEnds, links
        case successions, successionSince, successionCodes, successionLabels
        case termEnds, termUnits, postingEnds, postingRegions, postingRoles, postingEras, postingLabels
        case sitePoints, siteLabels

        /// Bytes per element.
        var width: Int {
            switch self {
            case .codes, .aliasCodes, .successionSince, .successionCodes: 8
            case .aliasRegions, .cells, .candidates, .links, .firstRows, .successions, .termUnits,
                .postingRegions:
                2
            case .stringBytes, .postingRoles, .postingEras: 1
            default: 4
            }
        }
    }
}
