public import Domain

/// An accepted deal as an iCalendar file (RFC 5545).
public struct DealCalendar: Sendable {
    public static let type: StaticString = "text/calendar; charset=utf-8"

    private let deal: DealBody
    private let language: Language

    /// Throws ``DealRefusal/notAccepted`` for a deal in another state.
    public init(_ deal: DealBody, in language: Language) throws(DealRefusal) {
        guard deal.state == .accepted else { throw .notAccepted }
        self.deal = deal
        self.language = language
    }

    public var text: String {
        lines.compactMap(\.self).map { "\(Self.folded($0))\r\n" }.joined()
    }

    private var lines: [String?] {
        let terms = deal.terms
        let area = language == .korean ? terms.neighbourhood.name : terms.neighbourhood.nameEn
        return [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Madang//Madang//KO", "BEGIN:VEVENT",
            "UID:deal-\(deal.id)@madang",
            "DTSTAMP:\(Self.time(deal.changedAt))",
            "SEQUENCE:\(deal.timesMoved)",
            "DTSTART:\(Self.time(terms.startsAt))",
            "DTEND:\(Self.time(terms.endsAt))",
            "SUMMARY:\(Self.escaped(deal.title))",
            "LOCATION:\(Self.escaped(terms.address ?? area))",
            terms.point.map { "GEO:\($0.latitude);\($0.longitude)" },
            terms.note.map { "DESCRIPTION:\(Self.escaped($0))" },
            "STATUS:CONFIRMED", "END:VEVENT", "END:VCALENDAR",
        ]
    }

    /// "20261121T100000Z"
    private static func time(_ moment: Moment) -> String {
        moment.rfc3339.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\", ";", ",": escaped += "\\\(character)"
            case _ where character.isNewline: escaped += "\\n"
            default: escaped.append(character)
            }
        }
        return escaped
    }

    /// Breaks a line into parts of at most 75 bytes, without breaking a character.
    private static func folded(_ line: String) -> String {
        var folded = ""
        var bytes = 0
        for scalar in line.unicodeScalars {
            let length = UTF8.width(scalar)
            if bytes + length > 75 {
                folded += "\r\n "
                bytes = 1
            }
            folded.unicodeScalars.append(scalar)
            bytes += length
        }
        return folded
    }
}
