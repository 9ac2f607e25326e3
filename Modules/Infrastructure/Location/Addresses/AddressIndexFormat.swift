/// The byte layout of an index of addresses; all numbers are little-endian.
///
/// A header, a table with each section's offset and element count, and the sections. Every change needs a
/// new ``version``: an index is compiled from its source again, never migrated.
enum AddressIndexFormat {
    static let magic: UInt64 = 0x5845_444E_4952_4441  // "ADRINDEX"
    static let version: UInt32 = 1

    static let tableStart = 80
    static let tableEntrySize = 16
    static let contentStart = tableStart + tableEntrySize * Section.allCases.count

    /// Byte offsets of the header's fields.
    enum Field {
        static let magic = 0
        static let version = 8
        static let sectionCount = 12
        static let length = 16
        static let checksum = 24
        static let madeAt = 32
        static let edition = 40
        static let originLatitude = 48
        static let originLongitude = 52
        static let columns = 56
    }

    /// The checksum covers everything after itself.
    static let checkedFrom = 32
    static let alignment = 8

    enum Section: Int, CaseIterable {
        /// Names of areas, and the edition.
        case textEnds, textBytes
        /// Three texts for each area: province, district and town.
        case areaTexts
        /// Names of roads, ascending by their folded units.
        case nameEnds, nameBytes, nameUnitEnds, nameUnits, nameRoadEnds
        /// The names, ascending by their initial consonants.
        case namesByInitials
        /// Roads, ascending by name.
        case roadNames, roadAreas, roadLevels, roadEnds
        /// Buildings, ascending by road and number: the main number in the upper half.
        case numbers, points
        /// Occupied cells of a grid, ascending, with their buildings.
        case cells, cellEnds, cellBuildings
        /// Folded names of buildings, ascending.
        case titleUnitEnds, titleUnits, titleBuildingEnds, titleBuildings

        /// Bytes per element.
        var width: Int {
            switch self {
            case .textBytes, .nameBytes, .roadLevels: 1
            case .nameUnits, .titleUnits, .roadAreas: 2
            default: 4
            }
        }
    }

    /// The side of a cell of the grid, in millionths of a degree: about 111 metres in Korea.
    static let cellHeight: Int32 = 1_000
    static let cellWidth: Int32 = 1_250
}

/// The number of a building on its road.
public struct BuildingNumber: Hashable, Comparable, Sendable {
    public let main: UInt16
    /// Zero for none.
    public let sub: UInt16

    public init(main: UInt16, sub: UInt16 = 0) {
        self.main = main
        self.sub = sub
    }

    init(packed: UInt32) {
        main = UInt16(packed >> 16)
        sub = UInt16(packed & 0xFFFF)
    }

    var packed: UInt32 { UInt32(main) << 16 | UInt32(sub) }

    public static func < (left: Self, right: Self) -> Bool { left.packed < right.packed }
}
