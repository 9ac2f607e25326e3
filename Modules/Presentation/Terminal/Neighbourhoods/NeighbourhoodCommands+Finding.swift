import Arguments
import Domain
import Remote
import Wire
import Wording

extension NeighbourhoodCommands {
    static let find = Action(
        "find",
        Words("이름, 초성, 역 이름으로 동네를 찾아요", "Find neighbourhoods by name or station"),
        example: "madang neighbourhood find 중구",
        more: [
            ("madang neighbourhood find ㅂㅍㄷ", Words("초성으로 찾아요", "by initial consonants")),
            ("madang neighbourhood find 서울 중구", nil),
        ],
        takes: [
            .option(
                "limit",
                of: NeighbourhoodQuery.self,
                label: "N",
                Words("최대 개수. 기본은 20", "maximum number; 20 by default")
            )
        ],
        arguments: { language in
            [Argument("text", label: "TEXT", .oneOrMore, summary: language.say("검색어", "the search text"))]
        },
        run: { context in
            let text = context.invocation.texts("text").joined(separator: " ")
            let query = NeighbourhoodQuery(
                try NeighbourhoodText(text),
                limit: context.invocation.integer(ifGiven: "limit")
            )
            return try await context.ask { try await $0.read(API.neighbourhoods.find(query)) }.printout(
                context,
                nothing: Words(
                    "'\(text.printable)'(으)로 찾은 동네가 없어요. 구 이름이나 역 이름으로 찾아보세요.",
                    "No neighbourhood matches '\(text.printable)'. Try the name of a district or a station."
                )
            )
        }
    )

    static let atPoint = Action(
        "at",
        Words("그 위치의 동네를 보여 줘요", "Show the neighbourhood at a point"),
        example: "madang neighbourhood at 37.5636 126.9869",
        more: [("madang neighbourhood at --lat 37.5636 --lon 126.9869", nil)],
        // As options or as arguments: both are read by the same names.
        options: pointOptions,
        arguments: { language in
            coordinates.map { name, range, words in
                Argument(
                    name,
                    .number(range),
                    label: name.uppercased(),
                    .optional,
                    summary: words[language]
                )
            }
        },
        run: { context in
            let point = try context.point(
                else: Words(
                    "위도와 경도를 적어 주세요. 예: madang neighbourhood at 37.5636 126.9869",
                    "Give a latitude and a longitude, for example: madang neighbourhood at 37.5636 126.9869"
                )
            )
            return try await context.ask { try await $0.read(API.neighbourhoods.atPoint(PointQuery(point))) }
                .printout(context)
        }
    )

    @Sendable static func pointOptions(in language: Language) -> [Option] {
        coordinates.map { name, range, words in
            Option(name, .number(range), label: name.uppercased(), summary: words[language])
        }
    }

    private static let coordinates = [
        ("lat", -90.0...90.0, Words("위도", "latitude, north is positive")),
        ("lon", -180.0...180.0, Words("경도", "longitude, east is positive")),
    ]

    static let ring = Action(
        "ring",
        Words("동네와 주변 동네를 보여 줘요", "Show nearby neighbourhoods"),
        example: "madang neighbourhood ring 1114055000 --reach 2",
        takes: [
            .option(
                "reach",
                of: RingQuery.self,
                label: "N",
                default: "1",
                Words("경계를 몇 번까지 넘을지", "distance in borders")
            ),
            code,
        ],
        run: { context in
            let code = try context.code
            guard let reach = Reach(context.invocation.integer("reach")) else {
                throw NeighbourhoodRefusal.invalidReach
            }
            let call = API.neighbourhoods.ring(code, RingQuery(reach))
            let answer = try await context.ask { try await $0.read(call) }
            return Printout(
                answer.value,
                text: text(answer.value.items, context),
                keptSince: answer.keptSince
            )
        }
    )

    /// One table, so that columns align across headings.
    private static func text(_ ring: [NearbyBody], _ context: CommandContext) -> String {
        let columns = NeighbourhoodBody.columns
        let rows = ring.map { nearby in columns.map { $0.text(nearby.neighbourhood, context) } }
        let lines = context.table(columns.map { $0.column(in: context.language) }, rows)
            .split(separator: "\n", omittingEmptySubsequences: false)
        var text = ""
        var steps: Int?
        for (nearby, line) in zip(ring, lines.dropFirst()) {
            if nearby.steps != steps {
                steps = nearby.steps
                text +=
                    (text.isEmpty ? "" : "\n") + context.voice.style.bold(heading(nearby.steps, context))
                    + "\n"
            }
            text += line + "\n"
        }
        return text
    }

    private static func heading(_ steps: Int, _ context: CommandContext) -> String {
        switch steps {
        case 0: context.say("이 동네", "Here")
        case 1: context.say("바로 옆", "Next door")
        default: context.say("경계 \(steps)번", "\(steps) borders away")
        }
    }
}

extension CommandContext {
    /// The code from the command line; a malformed one counts as not found.
    var code: NeighbourhoodCode {
        get throws { try NeighbourhoodCode(parsing: invocation.text("code")) }
    }

    /// The point of `--lat` and `--lon`.
    func point(else complaint: Words) throws -> Point {
        guard let latitude = invocation.number(ifGiven: "lat"),
            let longitude = invocation.number(ifGiven: "lon")
        else { throw UsageComplaint(complaint[language]) }
        guard let point = Point(latitude: latitude, longitude: longitude) else {
            throw NeighbourhoodRefusal.invalidPoint
        }
        return point
    }

    func table(_ columns: [Table.Column], _ rows: [[String]]) -> String {
        var table = Table(columns)
        for row in rows { table.add(row) }
        return table.rendered(width: voice.width, style: voice.style)
    }
}

extension NeighbourhoodBody: Tabular {
    static let columns: [TableColumn<NeighbourhoodBody>] = [
        .init(Words("코드", "Code")) { place, _ in place.code.description },
        .init(Words("동네", "Name"), canShrink: true) { place, _ in place.name },
        .init(Words("영어 이름", "In English"), canShrink: true) { place, _ in place.nameEn },
    ]
}

extension MatchBody: Tabular {
    static let columns: [TableColumn<MatchBody>] =
        NeighbourhoodBody.columns.map { column in
            TableColumn(column.title, canShrink: column.canShrink) { column.text($0.neighbourhood, $1) }
        } + [
            TableColumn(Words("일치한 이름", "Match"), canShrink: true) { match, context in
                switch match.matched {
                case .name: context.say("이름", "name")
                case .formerName: context.say("옛 이름", "former name")
                case .station: context.say(match.station ?? "", "station \(match.station ?? "")")
                }
            }
        ]
}
