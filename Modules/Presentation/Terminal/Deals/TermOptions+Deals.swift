import Arguments
import Domain

/// Options for the time and place of a deal.
extension TermOptions {
    static let otherStartName = "or"

    static func otherStarts(in language: Language) -> Option {
        Option(
            otherStartName,
            .text,
            label: "TIME",
            repeated: true,
            summary: language.say(
                "다른 시간도 제안해요. 두 번까지 쓸 수 있어요",
                "a further time to choose from, at most twice"
            )
        )
    }

    static let weeksName = "weeks"

    static func weeks(in language: Language) -> Option {
        Option(
            weeksName,
            .integer(DealExtent.allowedWeeks),
            label: "N",
            summary: language.say(
                "횟수권으로 매주 같은 시간에 N번",
                "N lessons of a pass, at the same time of the week"
            )
        )
    }

    static func when(in language: Language) -> [Option] {
        [
            start(in: language),
            Option(
                "minutes",
                .integer(DealTerms.allowedMinutes),
                label: "N",
                summary: language.say("몇 분 동안", "the duration")
            ),
        ]
    }

    static func note(in language: Language) -> Option {
        Option(
            "note",
            label: "TEXT",
            summary: language.say("메모, 500자까지", "a note, at most 500 characters")
        )
    }

    static func unit(in language: Language) -> Option {
        Option(
            "per",
            .choice(PriceUnit.allCases.map(\.rawValue)),
            default: PriceUnit.hour.rawValue,
            summary: language.say("가격 단위", "the unit of the price")
        )
    }

    static func dealPlace(in language: Language) -> [Option] {
        [
            Option(
                "neighbourhood",
                label: "CODE",
                summary: language.say("동네까지만 정할 때, 동네 코드", "a neighbourhood's code, instead of an address")
            )
        ] + exactPlace(in: language)
    }
}
