/// Splits a multipart body into parts as it arrives, buffering no more than a boundary or a part's head.
public struct MultipartParser: Sendable {
    /// A piece of the body, in order.
    public enum Element: Sendable {
        case began(MultipartPart)
        case data([UInt8])
        case ended
    }

    private enum Place {
        case preamble
        case afterBoundary
        case head
        case content(MultipartPart, size: Int)
        case epilogue
    }

    private let delimiter: [UInt8]
    private let limits: MultipartLimits
    private var place = Place.preamble
    private var pending: [UInt8]
    private var parts = 0

    public init(boundary: String, limits: MultipartLimits = MultipartLimits()) {
        delimiter = Array("\r\n--\(boundary)".utf8)
        self.limits = limits
        // The first boundary may lack the preceding line break.
        pending = Array("\r\n".utf8)
    }

    public mutating func feed(_ bytes: [UInt8]) throws(MultipartError) -> [Element] {
        pending += bytes
        var start = 0
        var elements: [Element] = []
        while try step(&start, &elements) {}
        pending.removeFirst(start)
        return elements
    }

    /// Throws unless the body was complete.
    public func finish() throws(MultipartError) {
        guard case .epilogue = place else { throw .truncated }
    }

    /// Returns false when more bytes are needed.
    private mutating func step(_ start: inout Int, _ elements: inout [Element]) throws(MultipartError) -> Bool
    {
        switch place {
        case .preamble:
            return skipPreamble(&start)
        case .afterBoundary:
            return try readBoundaryEnd(&start)
        case .head:
            return try readHead(&start, &elements)
        case .content(let part, let size):
            return try readContent(&start, &elements, part, size)
        case .epilogue:
            start = pending.count
            return false
        }
    }

    private mutating func skipPreamble(_ start: inout Int) -> Bool {
        let found = pending.firstIndex(of: delimiter, from: start)
        start = found.map { $0 + delimiter.count } ?? max(start, pending.count - delimiter.count + 1)
        guard found != nil else { return false }
        place = .afterBoundary
        return true
    }

    private mutating func readBoundaryEnd(_ start: inout Int) throws(MultipartError) -> Bool {
        while start < pending.count, pending[start] == 0x20 || pending[start] == 0x09 { start += 1 }
        guard pending.count >= start + 2 else { return false }
        switch (pending[start], pending[start + 1]) {
        case (UInt8(ascii: "-"), UInt8(ascii: "-")):
            place = .epilogue
        case (0x0D, 0x0A):
            parts += 1
            guard parts <= limits.parts else { throw .tooManyParts(limit: limits.parts) }
            place = .head
        default:
            throw .malformed(reason: "A boundary is followed by something else than a line break.")
        }
        start += 2
        return true
    }

    private mutating func readHead(_ start: inout Int, _ elements: inout [Element]) throws(MultipartError)
        -> Bool
    {
        let blankLine = Array("\r\n\r\n".utf8)
        guard let end = pending.firstIndex(of: blankLine, from: start) else {
            // The buffer may already hold all but the last byte of the blank line.
            guard pending.count - start < limits.headerBytes + blankLine.count else {
                throw .headersTooLarge(limit: limits.headerBytes)
            }
            return false
        }
        guard end - start <= limits.headerBytes else { throw .headersTooLarge(limit: limits.headerBytes) }
        let part = try MultipartPart(pending[start..<end])
        elements.append(.began(part))
        // An empty part's closing boundary begins with the line break that ends its head.
        start = end + 2
        place = .content(part, size: -2)
        return true
    }

    private mutating func readContent(
        _ start: inout Int,
        _ elements: inout [Element],
        _ part: MultipartPart,
        _ size: Int
    ) throws(MultipartError) -> Bool {
        let found = pending.firstIndex(of: delimiter, from: start)
        let end = found ?? max(start, pending.count - delimiter.count + 1)
        let skipped = size < 0 ? min(-size, end - start) : 0
        let data = pending[(start + skipped)..<end]
        let total = size + skipped + data.count
        let limit = part.fileName == nil ? limits.fieldBytes : limits.fileBytes
        guard total <= limit else { throw .partTooLarge(name: part.name, limit: limit) }
        if !data.isEmpty { elements.append(.data(Array(data))) }
        start = found.map { $0 + delimiter.count } ?? end
        guard found != nil else {
            place = .content(part, size: total)
            return false
        }
        elements.append(.ended)
        place = .afterBoundary
        return true
    }
}

extension [UInt8] {
    /// Returns the first position of these bytes at or after an index.
    fileprivate func firstIndex(of needle: [UInt8], from start: Int) -> Int? {
        withUnsafeBufferPointer { bytes in
            var index = start
            while index + needle.count <= bytes.count {
                if bytes[index] == needle[0], needle.indices.allSatisfy({ bytes[index + $0] == needle[$0] }) {
                    return index
                }
                index += 1
            }
            return nil
        }
    }
}
