import Arguments
import Domain

/// Everything that can be said of a class, as options.
enum ClassOptions {
    static func all(in language: Language) -> [Option] {
        words(in: language) + terms(in: language) + times(in: language) + place(in: language)
            + pictures(in: language)
    }

    private static func words(in language: Language) -> [Option] {
        [
            Option("title", summary: language.say("제목, 60자까지", "the title, at most 60 characters")),
            Option(
                "description",
                label: "TEXT",
                summary: language.say("설명, 4,000자까지", "the description, at most 4,000 characters")
            ),
            Option(
                "subject",
                .choice(ClassSubject.allCases.map(\.rawValue)),
                repeated: true,
                summary: language.say("과목. 여러 번 쓸 수 있어요", "a subject; can be given several times")
            ),
            Option(
                "target",
                .choice(ClassTarget.allCases.map(\.rawValue)),
                repeated: true,
                summary: language.say("대상. 여러 번 쓸 수 있어요", "whom it is for; can be given several times")
            ),
        ]
    }

    private static func terms(in language: Language) -> [Option] {
        [
            TermOptions.price(in: language),
            Option(
                "per",
                .choice(PriceUnit.allCases.map(\.rawValue)),
                summary: language.say("가격 단위. 기본은 hour", "what the price is for; hour when left out")
            ),
            .flag("negotiable", summary: language.say("가격협의로 해요", "leave the price open")),
            Option(
                "seats",
                .integer(ClassContents.seatsAllowed),
                label: "N",
                summary: language.say("모집 인원. 기본은 1", "how many can come; 1 when left out")
            ),
        ]
    }

    private static func times(in language: Language) -> [Option] {
        [
            Option(
                "session",
                label: "'DATE TIME MINUTES'",
                repeated: true,
                summary: language.say(
                    "정해진 날짜와 시각, 몇 분인지. 여러 번 쓸 수 있어요",
                    "a fixed date, by the clocks of Seoul; can be given several times"
                )
            ),
            Option(
                "weekday",
                .choice(Weekday.allCases.map(\.rawValue)),
                repeated: true,
                summary: language.say("협의할 때 되는 요일", "a day that suits, by arrangement")
            ),
            Option(
                "time-band",
                .choice(TimeBand.allCases.map(\.rawValue)),
                repeated: true,
                summary: language.say("협의할 때 되는 시간대", "a part of the day that suits, by arrangement")
            ),
            Option(
                "minutes",
                .integer(ClassSession.lengths),
                label: "N",
                summary: language.say("협의할 때 한 번에 몇 분", "how long each time takes, by arrangement")
            ),
        ]
    }

    private static func place(in language: Language) -> [Option] {
        [
            Option(
                "neighbourhood",
                label: "NAME",
                summary: language.say("우리 동네 중 하나(이름이나 코드)", "one of your homes, by name or code")
            )
        ] + TermOptions.exactPlace(in: language)
    }

    private static func pictures(in language: Language) -> [Option] {
        [
            Option(
                "image",
                .file,
                label: "FILE",
                repeated: true,
                summary: language.say("올릴 사진 파일. 적은 순서대로", "a picture to upload; shown in the order given")
            ),
            Option(
                "image-id",
                label: "ID",
                repeated: true,
                summary: language.say("올려 둔 사진의 번호. 적은 순서대로", "an uploaded picture; shown in the order given")
            ),
            .flag("no-images", summary: language.say("사진을 모두 빼요", "have no pictures")),
        ]
    }

    static func from(in language: Language) -> Option {
        Option(
            "from",
            .file,
            label: "FILE",
            summary: language.say(
                "API와 같은 모양의 JSON 파일. -는 표준 입력",
                "a JSON document as the API takes it; - for standard input"
            )
        )
    }
}
