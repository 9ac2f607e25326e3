/// The verified header of an atlas.
struct AtlasHeader {
    let originX: Int64
    let originY: Int64
    let cellSize: Int64
    let columns: Int
    let rows: Int
    let labelsPerRegion: Int
    let edition: Int
    private let bytes: UnsafeRawBufferPointer
    private let sections: [(offset: Int, count: Int)]

    /// Reads the header and verifies the checksum.
    init(checking bytes: UnsafeRawBufferPointer) throws(AtlasFailure) {
        typealias Field = AtlasFormat.Field
        guard bytes.count >= 8, bytes.number(Field.magic, UInt64.self) == AtlasFormat.magic else {
            throw .foreign
        }
        guard bytes.count >= AtlasFormat.contentStart else {
            throw .wrongLength(expected: UInt64(AtlasFormat.contentStart), found: bytes.count)
        }
        let version = bytes.number(Field.version, UInt32.self)
        guard version == AtlasFormat.version else { throw .unknownVersion(version) }
        let length = bytes.number(Field.length, UInt64.self)
        guard length == UInt64(bytes.count) else { throw .wrongLength(expected: length, found: bytes.count) }
        let checked = UnsafeRawBufferPointer(rebasing: bytes[AtlasFormat.checkedFrom...])
        guard bytes.number(Field.checksum, UInt64.self) == checksum(checked) else {
            throw .damaged("checksum")
        }

        self.bytes = bytes
        sections = try Self.sections(of: bytes)
        originX = Int64(bytes.number(Field.originX, Int32.self))
        originY = Int64(bytes.number(Field.originY, Int32.self))
        cellSize = Int64(bytes.number(Field.cellSize, Int32.self))
        columns = Int(bytes.number(Field.columns, UInt32.self))
        rows = Int(bytes.number(Field.rows, UInt32.self))
        labelsPerRegion = Int(bytes.number(Field.labelsPerRegion, UInt32.self))
        edition = Int(bytes.number(Field.edition, UInt32.self))
        let (cells, isTooLarge) = columns.multipliedReportingOverflow(by: rows)
        guard cellSize > 0, !isTooLarge, cells == sections[AtlasFormat.Section.cells.rawValue].count else {
            throw .damaged("grid")
        }
        let regions = sections[AtlasFormat.Section.codes.rawValue].count
        guard regions < Int(UInt16.max),
            labelsPerRegion * regions == sections[AtlasFormat.Section.labels.rawValue].count
        else { throw .damaged("labels") }
    }

    func column<Element>(_ section: AtlasFormat.Section, of: Element.Type) -> Column<Element> {
        precondition(section.width == MemoryLayout<Element>.size, "a section is read as it is written")
        let (offset, count) = sections[section.rawValue]
        return Column(base: UnsafeRawPointer(bytes.baseAddress! + offset), count: count)
    }

    private static func sections(
        of bytes: UnsafeRawBufferPointer
    ) throws(AtlasFailure) -> [(offset: Int, count: Int)] {
        let count = bytes.number(AtlasFormat.Field.sectionCount, UInt32.self)
        guard count == UInt32(AtlasFormat.Section.allCases.count) else { throw .damaged("section count") }
        var sections: [(offset: Int, count: Int)] = []
        for section in AtlasFormat.Section.allCases {
            let entry = AtlasFormat.tableStart + AtlasFormat.tableEntrySize * section.rawValue
            let offset = Int(bytes.number(entry, UInt32.self))
            let count = Int(bytes.number(entry + 4, UInt32.self))
            guard offset >= AtlasFormat.contentStart, offset + count * section.width <= bytes.count else {
                throw .damaged("section \(section)")
            }
            sections.append((offset, count))
        }
        return sections
    }
}
