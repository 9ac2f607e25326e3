import Arguments
import Domain
import Wire

/// Options that listings and deals share.
enum TermOptions {
    static let startName = "starts"

    static func start(in language: Language) -> Option {
        Option(
            startName,
            label: "'DATE TIME'",
            summary: language.say("시작하는 날짜와 시각", "the start, in Korean time")
        )
    }

    static func price(in language: Language) -> Option {
        Option(
            "price",
            .integer(0...Money.most),
            label: "WON",
            summary: language.say("가격(원). 없으면 가격협의", "the price in won; negotiable by default")
        )
    }

    static func exactPlace(in language: Language) -> [Option] {
        [
            Option("address", label: "TEXT", summary: language.say("주소", "an address")),
            Option("lat", .number(-90...90), summary: language.say("지도의 위도", "latitude on the map")),
            Option("lon", .number(-180...180), summary: language.say("지도의 경도", "longitude on the map")),
        ]
    }
}

extension CommandContext {
    /// The time that `text` names; a usage complaint for any other text.
    func start(answering text: String) throws -> Moment {
        guard let moment = Moment(seoul: text) else {
            throw UsageComplaint(
                say(
                    "날짜와 시각은 '2026-11-28 19:30'처럼 적어 주세요.",
                    "Dates and times have the form '2026-11-28 19:30'."
                )
            )
        }
        return moment
    }
}

extension Moment {
    /// "2026-11-28 19:30" in Korean time, or RFC 3339 with its offset.
    fileprivate init?(seoul text: String) {
        let parts = text.split(separator: " ")
        guard parts.count == 2 else {
            self.init(rfc3339: text)
            return
        }
        let time = parts[1].count == 4 ? "0\(parts[1])" : "\(parts[1])"
        self.init(rfc3339: "\(parts[0])T\(time):00+09:00")
    }
}
