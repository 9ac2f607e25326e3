import Arguments
import Domain

/// Options for the time and place of a deal.
extension TermOptions {
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
