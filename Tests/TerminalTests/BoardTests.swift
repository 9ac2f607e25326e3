import Domain
import JSONCoding
import TestSupport
import Testing
import Wire
import Wording

@Suite("The board at a terminal")
struct BoardTests {
    private func ask(_ desk: TerminalSession, _ words: String...) async -> TerminalSession.Outcome {
        await desk.type(words + ["--data", desk.home, "--language", "ko"])
    }

    private func card(_ title: String, price: Price, agoInHours hours: Int, edited: Bool = false) throws
        -> ListingBody
    {
        let now = TestClock().now
        let place = try SampleNeighbours.myeongdong
        let listing = Listing(
            id: Listing.ID(rawValue: 5),
            kind: .class,
            author: Member.ID(rawValue: 6),
            side: .offer,
            createdAt: now - .seconds(3_600 * hours),
            details: ListingDetails(
                title: try ListingTitle(title),
                price: price,
                place: ListingPlace(neighbourhood: place.code, shown: place.point, exact: nil)
            ),
            status: .open,
            seats: try Seats(1),
            position: Identifier(rawValue: 5),
            editedAt: edited ? now : nil
        )
        let author = MemberCard(id: listing.author, nickname: try Nickname("아나"), picture: nil)
        let card = SharedCard(listing, author: author, favourites: 0, conversations: 0)
        let body = ListingCardBody(card, in: place, at: now)
        return ListingBody(body, isFavourite: false, distance: nil)
    }

    @Test("The feed is a table of titles, places, prices and ages, and says how to go on")
    func feed() async throws {
        let desk = try TerminalSession()
        let cards = [
            try card("피아노", price: .fixed(#require(Money(won: 30_000)), per: .hour), agoInHours: 2),
            try card("수학", price: .negotiable, agoInHours: 0, edited: true),
        ]
        desk.server.server.answer(
            "GET /api/v1/listings?subject=math,hobby&neighbourhood=1114055000&reach=5km"
                + "&sort=popular&limit=2",
            ListBody(cards, next: "0000000000005")
        )

        let outcome = await ask(
            desk,
            "feed",
            "--neighbourhood",
            "1114055000",
            "--reach",
            "5km",
            "--subject",
            "math",
            "--subject",
            "hobby",
            "--limit",
            "2",
            "--sort",
            "popular"
        )

        #expect(
            outcome.output == """
                글             제목    동네                       가격  구분       올린 때  상태
                0000000000005  피아노  서울 중구 명동  시간당 30,000원  가르쳐요  2시간 전
                0000000000005  수학    서울 중구 명동         가격협의  가르쳐요      방금  수정됨

                """
        )
        #expect(outcome.error == "더 보려면: --cursor 0000000000005\n")
    }

    @Test("A run tells its start and its pace")
    func runs() async throws {
        let desk = try TerminalSession()
        let place = try SampleNeighbours.myeongdong
        let start = TestClock().now + .seconds(86_400)
        let listing = Listing(
            id: Listing.ID(rawValue: 5),
            kind: .run,
            author: Member.ID(rawValue: 6),
            side: nil,
            createdAt: TestClock().now,
            details: ListingDetails(
                title: try ListingTitle("한강 러닝"),
                facets: Run.marks(.afterWork, try #require(Pace.allCases.first), .no),
                place: ListingPlace(neighbourhood: place.code, shown: place.point, exact: nil),
                startsAt: start
            ),
            status: .open,
            seats: try Seats(4),
            position: Identifier(rawValue: 5)
        )
        let author = MemberCard(id: listing.author, nickname: try Nickname("아나"), picture: nil)
        let card = SharedCard(listing, author: author, favourites: 0, conversations: 0)
        let body = ListingBody(ListingCardBody(card, in: place, at: start), isFavourite: false, distance: nil)
        desk.server.server.answer("GET /api/v1/listings?kind=run&limit=20", ListBody([body]))

        let outcome = await ask(desk, "feed", "--kind", "run")

        let lines = outcome.output.split(separator: "\n")
        #expect(lines.first?.contains("시작") == true && lines.first?.contains("페이스") == true)
        let pace = Listing.Kind.run.words["pace"].choices.first?.words[.korean] ?? "?"
        #expect(lines.last?.contains(start.stamp) == true && lines.last?.contains(pace) == true)
    }

    @Test("A district may be named, which is looked at as a whole")
    func district() async throws {
        let desk = try TerminalSession()
        let place = try SampleNeighbours.myeongdong
        let body = LocalityBody(Locality(place, .district))
        desk.server.server.answer("GET /api/v1/localities?q=%EC%A4%91%EA%B5%AC", ListBody([body]))
        desk.server.server.answer(
            "GET /api/v1/listings?kind=shop&neighbourhood=\(place.code)&reach=district&limit=20",
            ListBody<ListingBody>([])
        )

        let outcome = await ask(desk, "feed", "--neighbourhood", "중구", "--kind", "shop")

        #expect(outcome.status == 0, "\(outcome)")
    }

    @Test("A neighbourhood may be named instead of numbered")
    func named() async throws {
        let desk = try TerminalSession()
        desk.server.server.answer(
            "GET /api/v1/localities?q=%EB%AA%85%EB%8F%99",
            ListBody([LocalityBody(Locality(try SampleNeighbours.myeongdong))])
        )
        desk.server.server.answer(
            "GET /api/v1/listings/counts?neighbourhood=1114055000",
            ListBody<NeighbourhoodCountBody>([])
        )

        let outcome = await ask(desk, "map", "--neighbourhood", "명동")

        #expect(outcome.status == 0)
        #expect(outcome.output.contains("모집 중인 글이 없어요"))
    }

    @Test(
        "A bound that isn't a number in its range is refused with the range and its unit",
        arguments: [
            ("--min-area", "10평", "1㎡에서 100000㎡ 사이의 수", "a number of square metres from 1 to 100000"),
            ("--max-area", "0", "1㎡에서 100000㎡ 사이의 수", "a number of square metres from 1 to 100000"),
            ("--max-cost", "-1", "0원에서 1000000000000원 사이의 정수", "of won from 0 to 1000000000000"),
            ("--min-deposit", "1억", "0원에서 1000000000000원 사이의 정수", "of won from 0 to 1000000000000"),
            ("--min-price", "x", "0원에서 1000000000000원 사이의 정수", "of won from 0 to 1000000000000"),
        ]
    )
    func bounds(_ option: String, _ value: String, _ korean: String, _ english: String) async throws {
        let desk = try TerminalSession()
        let refused = await ask(desk, "feed", option, value)
        #expect(refused.status == 2)
        #expect(
            refused.error.contains("\(option)에 '\(value)'는 쓸 수 없어요. \(korean)여야 해요."),
            "\(refused.error)"
        )
        let words = ["feed", option, value, "--data", desk.home, "--language", "en"]
        let other = await desk.type(words).error
        #expect(other.contains("\(option) cannot be '\(value)': it must be"), "\(other)")
        #expect(other.contains("\(english)."), "\(other)")
    }

    @Test("Nothing found is a sentence, and nothing to look for a complaint")
    func search() async throws {
        let desk = try TerminalSession()
        desk.server.server.answer("GET /api/v1/listings?q=x&limit=20", ListBody<ListingBody>([]))

        #expect(await ask(desk, "search", "x").output.contains("에 맞는 글이 없어요"))
        #expect(await ask(desk, "search").status == 2)
        #expect(await ask(desk, "search", "--recent").status == 4)
        #expect(await ask(desk, "favourite", "list").status == 4)
        #expect(await ask(desk, "favourite", "add", "nonsense").status == 3)
    }
}
