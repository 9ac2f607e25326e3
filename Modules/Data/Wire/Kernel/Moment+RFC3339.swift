public import Domain
public import JSONCoding

extension Moment {
    /// In UTC with milliseconds, as in `2026-11-20T10:30:00.000Z`.
    public var rfc3339: String {
        let (date, time) = dayAndTime
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

    /// Any offset is understood; seconds may have a fraction, of which milliseconds are kept.
    public init?(rfc3339 text: String) {
        let parts = text.split { "-:Tt .Zz+".contains($0) }.map { Int($0) }
        let zone = text.dropFirst(19).drop { $0 == "." || $0.isNumber }
        guard text.utf8.count >= 20, parts.count >= 6, !parts.contains(nil),
            let date = CivilDate(year: parts[0] ?? 0, month: parts[1] ?? 0, day: parts[2] ?? 0),
            let offset = Self.offset(zone)
        else { return nil }
        let clock = parts[3...5].compactMap { $0 }
        guard clock[0] < 24, clock[1] < 60, clock[2] < 61 else { return nil }
        let digits = text.dropFirst(19).prefix { $0 == "." || $0.isNumber }.dropFirst()
        let fraction = Int((digits + "000").prefix(3)) ?? 0
        let seconds = (clock[0] * 60 + clock[1]) * 60 + clock[2] - offset * 60
        self.init(milliseconds: Int64((date.daysSince1970 * 86_400 + seconds) * 1_000 + fraction))
    }

    /// In minutes: `Z` is none, `+09:00` is 540.
    private static func offset(_ zone: Substring) -> Int? {
        if zone == "Z" || zone == "z" { return 0 }
        let parts = zone.dropFirst().split(separator: ":").map { Int($0) }
        guard zone.utf8.count == 6, let sign = zone.first, sign == "+" || sign == "-", parts.count == 2,
            let hours = parts[0], let minutes = parts[1], hours < 24, minutes < 60
        else { return nil }
        return (hours * 60 + minutes) * (sign == "-" ? -1 : 1)
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
