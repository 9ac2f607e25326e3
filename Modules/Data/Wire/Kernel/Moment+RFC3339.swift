public import Domain
public import JSONCoding

extension Moment {
    /// Moments whose year has four digits in UTC.
    private static let writable = first...last
    private static let first = Moment(milliseconds: -62_167_219_200_000)
    private static let last = Moment(milliseconds: 253_402_300_799_999)

    /// In UTC with milliseconds, as in `2026-11-20T10:30:00.000Z`. Clamped to years of four digits.
    public var rfc3339: String {
        let (date, time) = min(max(self, Self.first), Self.last).dayAndTime
        let digits: [(value: Int, width: Int, after: UInt8)] = [
            (date.year, 4, UInt8(ascii: "-")), (date.month, 2, UInt8(ascii: "-")),
            (date.day, 2, UInt8(ascii: "T")),
            (time / 3_600_000, 2, UInt8(ascii: ":")), (time / 60_000 % 60, 2, UInt8(ascii: ":")),
            (time / 1_000 % 60, 2, UInt8(ascii: ".")), (time % 1_000, 3, UInt8(ascii: "Z")),
        ]
        return String(unsafeUninitializedCapacity: 24) { text in
            var place = 0
            for part in digits {
                var rest = part.value
                for offset in (0..<part.width).reversed() {
                    text[place + offset] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                    rest /= 10
                }
                text[place + part.width] = part.after
                place += part.width + 1
            }
            return place
        }
    }

    /// Accepts any offset. Fractions of a second are truncated to milliseconds.
    public init?(rfc3339 text: String) {
        var reader = MomentReader(text)
        guard let year = reader.number(of: 4), reader.takes("-"), let month = reader.number(of: 2),
            reader.takes("-"), let day = reader.number(of: 2), reader.takes("Tt "),
            let hours = reader.number(of: 2), reader.takes(":"), let minutes = reader.number(of: 2),
            reader.takes(":"), let seconds = reader.number(of: 2),
            let fraction = reader.milliseconds(), let offset = reader.offset(), reader.isAtEnd,
            let date = CivilDate(year: year, month: month, day: day), hours < 24, minutes < 60, seconds < 61
        else { return nil }
        let time = (hours * 60 + minutes - offset) * 60 + seconds
        self.init(milliseconds: Int64((date.daysSince1970 * 86_400 + time) * 1_000 + fraction))
        guard Self.writable.contains(self) else { return nil }
    }
}

extension Moment: JSONWritable {
    public func write(to writer: inout JSONWriter) {
        writer.string(rfc3339)
    }
}

extension Identifier: JSONWritable {
    public func write(to writer: inout JSONWriter) {
        writer.string(description)
    }
}
