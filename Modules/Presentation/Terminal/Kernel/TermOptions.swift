import Arguments
import Domain

/// Options that listings and deals share.
enum TermOptions {
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
