/// The verified header of an index of addresses.
struct AddressIndexHeader {
    /// In milliseconds since 1970.
    let madeAt: Int64
    let edition: Int
    let originLatitude: Int32
    let originLongitude: Int32
    let columns: UInt32
    private let bytes: UnsafeRawBufferPointer
    private let sections: [(offset: Int, count: Int)]

    /// Reads the header and verifies the checksum.
    init(checking bytes: UnsafeRawBufferPointer) throws(AtlasFailure) {
        typealias Field = AddressIndexFormat.Field
        guard bytes.count >= 12, bytes.number(Field.magic, UInt64.self) == AddressIndexFormat.magic else {
            throw .foreign
        }
        let version = bytes.number(Field.version, UInt32.self)
        guard version == AddressIndexFormat.version else { throw .unknownVersion(version) }
        guard bytes.count >= AddressIndexFormat.contentStart else {
            throw .wrongLength(expected: UInt64(AddressIndexFormat.contentStart), found: bytes.count)
        }
        let length = bytes.number(Field.length, UInt64.self)
        guard length == UInt64(bytes.count) else { throw .wrongLength(expected: length, found: bytes.count) }
        let checked = UnsafeRawBufferPointer(rebasing: bytes[AddressIndexFormat.checkedFrom...])
        guard bytes.number(Field.checksum, UInt64.self) == checksum(checked) else {
            throw .damaged("checksum")
        }
        self.bytes = bytes
        sections = try Self.sections(of: bytes)
        madeAt = bytes.number(Field.madeAt, Int64.self)
        edition = Int(bytes.number(Field.edition, UInt32.self))
        originLatitude = bytes.number(Field.originLatitude, Int32.self)
        originLongitude = bytes.number(Field.originLongitude, Int32.self)
        columns = bytes.number(Field.columns, UInt32.self)
        guard columns > 0 else { throw .damaged("grid") }
        guard count(of: .points) == 2 * count(of: .numbers), count(of: .numbers) <= Int(Int32.max) else {
            throw .damaged("points")
        }
    }

    func count(of section: AddressIndexFormat.Section) -> Int { sections[section.rawValue].count }

    func column<Element>(_ section: AddressIndexFormat.Section, of: Element.Type) -> Column<Element> {
        precondition(section.width == MemoryLayout<Element>.size, "a section is read as it is written")
        let (offset, count) = sections[section.rawValue]
        return Column(base: UnsafeRawPointer(bytes.baseAddress! + offset), count: count)
    }

    /// Ends of spans of another section, of which `elements` belong together.
    func spans(
        _ ends: AddressIndexFormat.Section,
        of section: AddressIndexFormat.Section
    ) -> Spans {
        Spans(ends: column(ends, of: UInt32.self), limit: count(of: section))
    }

    private static func sections(
        of bytes: UnsafeRawBufferPointer
    ) throws(AtlasFailure) -> [(offset: Int, count: Int)] {
        let count = bytes.number(AddressIndexFormat.Field.sectionCount, UInt32.self)
        guard count == UInt32(AddressIndexFormat.Section.allCases.count) else {
            throw .damaged("section count")
        }
        var sections: [(offset: Int, count: Int)] = []
        for section in AddressIndexFormat.Section.allCases {
            let entry =
                AddressIndexFormat.tableStart + AddressIndexFormat.tableEntrySize * section.rawValue
            let offset = bytes.number(entry, UInt64.self)
            let count = bytes.number(entry + 8, UInt64.self)
            let (size, isTooLarge) = count.multipliedReportingOverflow(by: UInt64(section.width))
            guard !isTooLarge, offset >= UInt64(AddressIndexFormat.contentStart),
                offset <= UInt64(bytes.count), size <= UInt64(bytes.count) - offset
            else { throw .damaged("section \(section)") }
            sections.append((Int(offset), Int(count)))
        }
        return sections
    }
}
