import Arguments
import Domain
import Wire
import Wording

/// The options of a post, generated from the table of its fields.
enum PostOptions<Kind: KindCommands> {
    typealias Field = BodyField<Kind.Contents>

    static func all(in language: Language, besides isLeftOut: (Field) -> Bool = { _ in false }) -> [Option] {
        Kind.Contents.fields.filter { !isLeftOut($0) }.flatMap { options(for: $0, in: language) }
            + place(in: language)
    }

    private static func options(for field: Field, in language: Language) -> [Option] {
        let label = Kind.words[field.name].label[language]
        switch field.input {
        case .line(let longest), .text(let longest):
            let limit = language.say("\(longest)자까지", "at most \(longest) characters")
            return [Option(field.option, label: "TEXT", summary: "\(label), \(limit)")]
        case .choice(let words): return [Option(field.option, .choice(words), summary: label)]
        case .choices(let words):
            return [Option(field.option, .choice(words), repeated: true, summary: label)]
        case .start: return [TermOptions.start(in: language)]
        case .number(let range, _):
            return [Option(field.option, .integer(range), label: "N", summary: label)]
        case .amount:
            return [Option(field.option, .integer(0...Money.most), label: "WON", summary: label)]
        case .price: return price(in: language)
        case .images: return pictures(in: language)
        case .custom: return Kind.options(for: field.name, in: language)
        }
    }

    private static func price(in language: Language) -> [Option] {
        [
            TermOptions.price(in: language),
            Option(
                "per",
                .choice(PriceUnit.allCases.map(\.rawValue)),
                summary: language.say("가격 단위. 기본은 hour", "what the price is for; hour when left out")
            ),
            .flag("negotiable", summary: language.say("가격협의로 해요", "leave the price open")),
        ]
    }

    private static func place(in language: Language) -> [Option] {
        [
            Option(
                "neighbourhood",
                label: "NAME",
                summary: language.say("우리 동네 중 하나(이름이나 코드)", "one of your neighbourhoods, by name or code")
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
                summary: language.say(
                    "올릴 사진 파일. 적은 순서대로 보여요",
                    "a picture to upload; shown in the order given"
                )
            ),
            Option(
                "image-id",
                label: "ID",
                repeated: true,
                summary: language.say(
                    "올린 사진의 ID. 적은 순서대로 보여요",
                    "the ID of an uploaded picture; shown in the order given"
                )
            ),
            .flag("no-images", summary: language.say("사진을 모두 삭제해요", "remove all pictures")),
        ]
    }

    /// For kinds that can repeat.
    static func weeks(in language: Language) -> [Option] {
        guard Kind.Contents.kind.has(.series) else { return [] }
        let label = Kind.words["weeks"].label[language]
        return [Option("weeks", .integer(SeriesLength.allowed), label: "N", summary: label)]
    }

    /// For kinds whose posts are compared with others.
    static func isNew(in language: Language) -> [Option] {
        guard Kind.Contents.kind.has(.submissions) else { return [] }
        let summary = language.say("비슷한 행사와는 다른 행사예요", "it is another one than the similar ones")
        return [.flag("new", summary: summary)]
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

extension BodyField {
    /// The name of its option, as in "lesson-place" for `lessonPlace`.
    var option: String {
        name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
    }
}
