/// The sections of an atlas being written.
struct AtlasSections {
    private var contents = [[UInt8]](repeating: [], count: AtlasFormat.Section.allCases.count)

    mutating func append(_ number: some FixedWidthInteger, to section: AtlasFormat.Section) {
        var value = number.littleEndian
        withUnsafeBytes(of: &value) { contents[section.rawValue].append(contentsOf: $0) }
    }

    mutating func append<Number: FixedWidthInteger & BitwiseCopyable>(
        all numbers: [Number],
        to section: AtlasFormat.Section
    ) {
        let littleEndian = Number(1).littleEndian == 1 ? numbers : numbers.map(\.littleEndian)
        littleEndian.withUnsafeBytes { contents[section.rawValue].append(contentsOf: $0) }
    }

    mutating func append(_ bytes: some Sequence<UInt8>, to section: AtlasFormat.Section) {
        contents[section.rawValue].append(contentsOf: bytes)
    }

    /// Returns the finished bytes; `header` fills in the fields other than the table.
    func assembled(_ header: (inout [UInt8]) -> Void) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: AtlasFormat.contentStart)
        for section in AtlasFormat.Section.allCases {
            let content = contents[section.rawValue]
            let entry = AtlasFormat.tableStart + AtlasFormat.tableEntrySize * section.rawValue
            bytes.put(UInt32(bytes.count), at: entry)
            bytes.put(UInt32(content.count / section.width), at: entry + 4)
            bytes += content
            while bytes.count % AtlasFormat.alignment != 0 { bytes.append(0) }
        }
        bytes.put(AtlasFormat.magic, at: AtlasFormat.Field.magic)
        bytes.put(AtlasFormat.version, at: AtlasFormat.Field.version)
        bytes.put(UInt32(AtlasFormat.Section.allCases.count), at: AtlasFormat.Field.sectionCount)
        bytes.put(UInt64(bytes.count), at: AtlasFormat.Field.length)
        header(&bytes)
        bytes.seal()
        return bytes
    }
}

extension [UInt8] {
    mutating func put(_ number: some FixedWidthInteger, at offset: Int) {
        var value = number.littleEndian
        Swift.withUnsafeBytes(of: &value) { replaceSubrange(offset..<offset + $0.count, with: $0) }
    }

    /// Writes the checksum.
    mutating func seal() {
        let sum = withUnsafeBytes {
            checksum(UnsafeRawBufferPointer(rebasing: $0[AtlasFormat.checkedFrom...]))
        }
        put(sum, at: AtlasFormat.Field.checksum)
    }
}
