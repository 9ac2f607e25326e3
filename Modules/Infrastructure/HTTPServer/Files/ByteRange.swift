/// A `Range` header applied to content of a given length.
enum ByteRange: Equatable {
    /// No range, several ranges, or an invalid one: the response is the whole content.
    case whole
    case part(Range<Int>)
    case unsatisfiable

    init(_ header: String, length: Int) {
        guard header.lowercased().hasPrefix("bytes="), !header.contains(",") else {
            self = .whole
            return
        }
        let ends = header.dropFirst(6).trimmed.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }) else {
            self = .whole
            return
        }
        switch (Int(ends[0]), Int(ends[1])) {
        case (nil, let last?) where ends[0].isEmpty:
            self = last > 0 && length > 0 ? .part(max(0, length - last)..<length) : .unsatisfiable
        case (let first?, nil) where ends[1].isEmpty:
            self = first < length ? .part(first..<length) : .unsatisfiable
        case (let first?, let last?) where first <= last:
            self = first < length ? .part(first..<min(last, length - 1) + 1) : .unsatisfiable
        default:
            self = .whole
        }
    }
}
