import Glibc

/// A file of sections that is written in one pass, beside the one it replaces.
final class SectionFile {
    private static let bufferSize = 1 << 20

    private let path: String
    private let draft: String
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var length = AddressIndexFormat.contentStart
    private var table: [AddressIndexFormat.Section: (offset: Int, count: Int)] = [:]
    private var isFinished = false

    init(replacing path: String) throws(AddressIndexFailure) {
        self.path = path
        draft = "\(path).\(getpid()).new"
        descriptor = open(draft, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: draft, operation: "open", errno: errno) }
        buffer.reserveCapacity(Self.bufferSize + 64)
        guard lseek(descriptor, off_t(length), SEEK_SET) >= 0 else { throw failure("lseek") }
    }

    deinit {
        close(descriptor)
        if !isFinished { unlink(draft) }
    }

    func write<Number: FixedWidthInteger>(
        _ section: AddressIndexFormat.Section,
        _ numbers: some Sequence<Number>
    ) throws(AddressIndexFailure) {
        precondition(section.width == MemoryLayout<Number>.size, "a section is read as it is written")
        let offset = length
        var count = 0
        for number in numbers {
            withUnsafeBytes(of: number.littleEndian) { buffer.append(contentsOf: $0) }
            count += 1
            if buffer.count >= Self.bufferSize { try flush() }
        }
        length = offset + count * section.width
        while length % AddressIndexFormat.alignment != 0 {
            buffer.append(0)
            length += 1
        }
        try flush()
        table[section] = (offset, count)
    }

    /// Writes the header, and puts the file in its place. Returns its length.
    func finish(_ fill: (inout [UInt8]) -> Void) throws(AddressIndexFailure) -> Int {
        try writeHeader(fill)
        guard fsync(descriptor) == 0 else { throw failure("fsync") }
        guard rename(draft, path) == 0 else { throw failure("rename") }
        isFinished = true
        return length
    }

    private func writeHeader(_ fill: (inout [UInt8]) -> Void) throws(AddressIndexFailure) {
        typealias Field = AddressIndexFormat.Field
        var header = [UInt8](repeating: 0, count: AddressIndexFormat.contentStart)
        header.put(AddressIndexFormat.magic, at: Field.magic)
        header.put(AddressIndexFormat.version, at: Field.version)
        header.put(UInt32(AddressIndexFormat.Section.allCases.count), at: Field.sectionCount)
        header.put(UInt64(length), at: Field.length)
        for (section, place) in table {
            let entry =
                AddressIndexFormat.tableStart + AddressIndexFormat.tableEntrySize * section.rawValue
            header.put(UInt64(place.offset), at: entry)
            header.put(UInt64(place.count), at: entry + 8)
        }
        fill(&header)
        try write(header, at: 0)
        header.put(try sum(), at: Field.checksum)
        try write(header, at: 0)
    }

    /// The checksum of the file as it is.
    private func sum() throws(AddressIndexFailure) -> UInt64 {
        guard let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            throw failure("mmap")
        }
        defer { munmap(start, length) }
        let bytes = UnsafeRawBufferPointer(start: start, count: length)
        return checksum(UnsafeRawBufferPointer(rebasing: bytes[AddressIndexFormat.checkedFrom...]))
    }

    private func flush() throws(AddressIndexFailure) {
        var rest = buffer[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure("write") }
            rest = rest.dropFirst(count)
        }
        buffer.removeAll(keepingCapacity: true)
    }

    private func write(_ bytes: [UInt8], at offset: Int) throws(AddressIndexFailure) {
        let count = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
        guard count == bytes.count else { throw failure("pwrite") }
    }

    private func failure(_ operation: String) -> AddressIndexFailure {
        .unwritable(path: draft, operation: operation, errno: errno)
    }
}
