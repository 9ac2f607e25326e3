public import Domain
public import JSONCoding

extension CivilDate {
    /// As in `2026-11-20`.
    public var iso8601: String {
        let midnight = Moment(milliseconds: Int64(daysSince1970) * 86_400_000)
        return String(midnight.rfc3339.prefix(10))
    }

    public init?(iso8601 text: String) {
        guard text.utf8.count == 10, let midnight = Moment(rfc3339: text + "T00:00:00Z") else { return nil }
        self = midnight.dayAndTime.date
    }
}

extension CivilDate: JSONWritable {
    public func write(to writer: inout JSONWriter) {
        writer.string(iso8601)
    }
}
