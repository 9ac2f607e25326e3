import Arguments
import Domain
import Remote
import Wire
import Wording

/// The options that filter the board.
enum BoardOptions {
    static func area(in language: Language) -> [Option] {
        place(in: language) + [kind(in: language)]
    }

    /// The options for the area, without the kind.
    static func place(in language: Language) -> [Option] { ring(in: language) + [drawnArea(in: language)] }

    /// The options for an area around a neighbourhood.
    static func ring(in language: Language) -> [Option] {
        [
            neighbourhood(in: language),
            Option(
                "reach",
                label: "N|KM|district|city|province|country",
                summary: language.say(
                    "경계를 몇 번까지 넘을지(0~3), 거리(5km), 구·시·도 전체, 전국",
                    "borders to cross (0 to 3), a distance (5km), the district, city, province or country"
                )
            ),
        ]
    }

    static func drawnArea(in language: Language) -> Option {
        Option(
            "area",
            label: "AREA",
            summary: language.say(
                "지도에 그린 구역 안만. 지도 주소의 area 값",
                "only in an area drawn on the map; the value of `area` in its address"
            )
        )
    }

    static func neighbourhood(in language: Language) -> Option {
        Option(
            "neighbourhood",
            short: "n",
            label: "CODE|NAME",
            summary: language.say(
                "동네, 구·시·도, 역. 기본은 대표 동네",
                "a neighbourhood, district, city, province or station; your main neighbourhood by default"
            )
        )
    }

    static func kind(in language: Language) -> Option {
        Option(
            "kind",
            .choice(Listing.Kind.allCases.map(\.rawValue)),
            repeated: true,
            summary: language.say("글 종류", "only this kind")
        )
    }

    static func filter(in language: Language) -> [Option] {
        let status = Option(
            "status",
            .choice(Listing.Status.allCases.map(\.rawValue)),
            repeated: true,
            summary: language.say("상태. 기본은 모집 중", "a status; open by default")
        )
        return [status, fits(in: language)] + narrowing(in: language) + slice(in: language)
    }

    static func fits(in language: Language) -> Option {
        .flag(
            "fits-me",
            summary: language.say(
                "프로필의 나이, 성별, 하는 일로 내가 신청할 수 있는 글만",
                "only listings that admit me, by age, gender and occupation in my profile"
            )
        )
    }

    /// The options that narrow open listings, besides their area and kind.
    static func narrowing(in language: Language) -> [Option] {
        [
            Option(
                "side",
                .choice(Listing.Side.allCases.map(\.rawValue)),
                summary: language.say("가르쳐요(offer)나 배우고 싶어요(want)만", "only offers or only wants")
            ),
            Option(
                "min-price",
                .integer(0...Money.most),
                label: "WON",
                unit: won[language],
                summary: language.say("최소 가격", "minimum price")
            ),
            Option(
                "max-price",
                .integer(0...Money.most),
                label: "WON",
                unit: won[language],
                summary: language.say("최대 가격", "maximum price")
            ),
        ] + figures(in: language) + times(in: language) + facets(in: language)
    }

    private static let won = Words("원", "won")

    /// As in `min-price` for `minPrice`.
    static func name(of criterion: ListingCriterion) -> String {
        criterion.name.reduce(into: "") { name, letter in
            name += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
        }
    }

    /// The names of the parameters without `min` and `max`.
    private static let figures = ["Deposit", "Cost"]

    private static func figures(in language: Language) -> [Option] {
        let won = figures.flatMap { name in
            ["min", "max"].map { bound in
                Option(
                    "\(bound)-\(name.lowercased())",
                    .integer(0...Money.most),
                    label: "WON",
                    unit: Self.won[language],
                    summary: words(of: name, bound)[language]
                )
            }
        }
        let areas = ["min", "max"].map { bound in
            Option(
                "\(bound)-area",
                .number(1...100_000),
                label: "M2",
                unit: language.say("㎡", "square metres"),
                summary: words(of: "Area", bound)[language]
            )
        }
        return won + areas
    }

    private static func times(in language: Language) -> [Option] {
        [
            Option(
                "lesson-day",
                .choice(Weekday.allCases.map(\.rawValue)),
                repeated: true,
                summary: language.say("선생님의 수업 시간이 있는 요일", "a day of the teacher's hours")
            ),
            Option(
                "lesson-time",
                .choice(DayPart.allCases.map(\.rawValue)),
                repeated: true,
                summary: language.say(
                    "레슨을 시작할 수 있는 때: 12시 전, 6시 전, 6시부터",
                    "when a lesson can start: before 12, before 18, or from 18"
                )
            ),
        ]
    }

    private static func words(of figure: String, _ bound: String) -> Words {
        let (korean, english) = bound == "min" ? ("최소", "minimum") : ("최대", "maximum")
        return switch figure {
        case "Deposit": Words("\(korean) 보증금·매매가", "\(english) deposit, or price of a sale")
        case "Cost": Words("\(korean) 한 달 총비용", "\(english) monthly cost")
        default: Words("\(korean) 면적(㎡)", "\(english) floor area in square metres")
        }
    }

    static func facets(_ names: [String] = Listing.Kind.facetNames, in language: Language) -> [Option] {
        names.map { name in
            let kinds = Listing.Kind.allCases.filter { kind in kind.facets.contains { $0.name == name } }
            return Option(
                name,
                .choice(Listing.Kind.facets(called: name).flatMap(\.words)),
                repeated: true,
                summary: kinds.map { $0.words[name].label[language] }.joined(separator: ", ")
            )
        }
    }

    static func slice(in language: Language) -> [Option] {
        [
            Option(
                "limit",
                .integer(SliceRequest.limits),
                label: "N",
                summary: language.say("최대 개수. 기본은 20", "maximum number; 20 by default")
            ),
            Option(
                "cursor",
                label: "NEXT",
                summary: language.say("다음 페이지의 커서", "the cursor of the next page")
            ),
        ]
    }
}

extension CommandContext {
    /// The area from the options.
    func boardPlace(_ client: MadangClient) async throws -> BoardPlace {
        var place = try await ring(client)
        place.drawn = try drawnArea
        return place
    }

    /// The area around a neighbourhood, from the options.
    func ring(_ client: MadangClient) async throws -> BoardPlace {
        let place = try await locality(client)
        let extent = try invocation.text(ifGiven: "reach").map(Extent.init(parsing:)) ?? place?.extent
        return BoardPlace(around: place?.code, extent)
    }

    /// The place from the options: ten digits are the code of a neighbourhood; a name selects its best match,
    /// which may be a whole district.
    private func locality(
        _ client: MadangClient
    ) async throws -> (code: NeighbourhoodCode, extent: Extent?)? {
        guard let text = invocation.text(ifGiven: "neighbourhood") else { return nil }
        if let code = NeighbourhoodCode(text) { return (code, nil) }
        let query = LocalityQuery(try NeighbourhoodText(text))
        guard let best = try await client.read(API.neighbourhoods.localities(query)).value.items.first else {
            throw NeighbourhoodRefusal.unknownCode
        }
        return (best.code, best.extent.isWhole ? best.extent : nil)
    }

    func listingQuery(_ client: MadangClient) async throws -> ListingQuery {
        var query = ListingQuery(listingFilter, in: try await boardPlace(client))
        query.statuses = WordList(declaredTexts("status").compactMap(Listing.Status.init(rawValue:)))
        query.slice = boardSlice
        return query
    }

    var drawnArea: DrawnArea? {
        get throws { try invocation.text(ifGiven: "area").map(DrawnArea.init(parsing:)) }
    }

    /// The criteria from the options, which have their names. An unknown option has no value.
    var listingFilter: ListingFilter {
        var filter = ListingFilter()
        for criterion in ListingCriterion.all where criterion.name != ListingCriterion.fits {
            let texts = declaredTexts(BoardOptions.name(of: criterion))
            if !texts.isEmpty { filter.take(texts.joined(separator: ","), for: criterion.name) }
        }
        if !declaredTexts("fits-me").isEmpty { filter.fits = .me }
        return filter
    }

    /// No command has all options.
    private func declaredTexts(_ name: String) -> [String] {
        invocation.kind(of: name) == nil ? [] : invocation.texts(name)
    }

    /// The kinds from the options.
    var kinds: [Listing.Kind] { invocation.texts("kind").compactMap(Listing.Kind.init(rawValue:)) }

    var boardSlice: SliceRequest {
        SliceRequest(
            limit: invocation.integer(ifGiven: "limit") ?? SliceRequest.usual,
            after: invocation.text(ifGiven: "cursor")
        )
    }

    /// The neighbourhood from the options.
    func neighbourhood(_ client: MadangClient) async throws -> NeighbourhoodCode? {
        guard let text = invocation.text(ifGiven: "neighbourhood") else { return nil }
        return try await neighbourhood(text, client)
    }

    /// Ten digits are a code; a name selects its best match.
    func neighbourhood(_ text: String, _ client: MadangClient) async throws -> NeighbourhoodCode {
        if let code = NeighbourhoodCode(text) { return code }
        let query = NeighbourhoodQuery(try NeighbourhoodText(text), limit: 1)
        guard let best = try await client.read(API.neighbourhoods.find(query)).value.items.first else {
            throw NeighbourhoodRefusal.unknownCode
        }
        return best.neighbourhood.code
    }

    /// The neighbourhood from the options, else the member's main one.
    func neighbourhoodOrMine(_ client: MadangClient) async throws -> NeighbourhoodCode {
        if let code = try await neighbourhood(client) { return code }
        guard
            let code = try await client.read(API.neighbourhoods.mine()).value.items.first?.neighbourhood?.code
        else {
            throw BoardRefusal.neighbourhoodNeeded
        }
        return code
    }
}
