import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("Bodies on the wire")
struct BodyTests {
    @Test(
        "Every body keeps to its own schema and reads back to the same bytes",
        arguments: Examples.all.indices
    )
    func roundTrip(_ index: Int) throws {
        let body = Examples.all[index]
        let json = try JSON(parsing: body.encoded)

        #expect(type(of: body).schema.violations(in: json, resolving: type(of: body).schemas).isEmpty)
        #expect(try type(of: body).init(parsing: body.encoded).encoded == body.encoded)
    }

    @Test(
        "A card that was written before says the same, also to a reader who marked it",
        arguments: [true, false]
    )
    func writtenCard(isMarked: Bool) {
        let card = Examples.listingCard
        let written = WrittenCard(card, goodUntil: TestClock().now)
        for distance in [nil, 0, 120] {
            let once = ListingBody(written, isFavourite: isMarked, distance: distance)
            let again = ListingBody(card, isFavourite: isMarked, distance: distance)
            #expect(once.encoded == again.encoded)
        }
    }

    @Test("A neighbourhood has the fields of the contract")
    func neighbourhood() throws {
        let json = try JSON(parsing: NeighbourhoodBody(Examples.neighbourhood).encoded)

        #expect(json["code"] == "1114055000")
        #expect(json["name"] == "서울 중구 명동")
        #expect(json["nameEn"] == "Myeong-dong, Jung-gu, Seoul")
        #expect(json["point"] == ["lat": 37.5637, "lon": 126.9838])
        #expect(json["renamed"] == nil)
    }

    @Test("A profile change tells a field that is left out from one that is taken away")
    func profileChange() throws {
        var account = Examples.account
        let change = try ProfileChangeBody(parsing: Array(#"{"bio":null,"company":"마당"}"#.utf8))

        try change.apply(to: &account, showing: nil, at: TestClock().now)

        #expect(account.bio == nil)
        #expect(account.company?.text == "마당")
        #expect(account.nickname == Examples.account.nickname)
        #expect(account.birthYear == Examples.account.birthYear)
    }

    @Test("A path is filled in with what can't break out of its segment")
    func paths() throws {
        #expect(ImagePath.file.filled("a/b?c") == "/images/a%2Fb%3Fc")
        let call = try API.neighbourhoods.ring(NeighbourhoodCode(parsing: "1114055000"), RingQuery())
        #expect(call.target == "/api/v1/neighbourhoods/1114055000/ring")
    }
}

@Suite("Times on the wire")
struct MomentTextTests {
    @Test(
        "A moment is written in UTC with milliseconds and reads back",
        arguments: [
            (1_795_170_600_007, "2026-11-20T10:30:00.007Z"), (0, "1970-01-01T00:00:00.000Z"),
            (951_782_399_999, "2000-02-28T23:59:59.999Z"), (951_782_400_000, "2000-02-29T00:00:00.000Z"),
            (-1, "1969-12-31T23:59:59.999Z"), (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
        ] as [(Int64, String)]
    )
    func roundTrip(_ milliseconds: Int64, _ text: String) {
        let moment = Moment(milliseconds: milliseconds)

        #expect(moment.rfc3339 == text)
        #expect(Moment(rfc3339: text) == moment)
    }

    @Test(
        "Another offset or precision is the same moment",
        arguments: ["2026-11-20T19:30:00+09:00", "2026-11-20T05:00:00-05:30", "2026-11-20t10:30:00.0001z"]
    )
    func offset(_ text: String) {
        #expect(Moment(rfc3339: text) == Moment(milliseconds: 1_795_170_600_000))
    }

    @Test(
        "Of a fraction, thousandths are kept, however many digits it has",
        arguments: [("5", 500), ("04", 40), ("007", 7), ("0079", 7), ("1234567", 123)]
    )
    func fraction(_ digits: String, _ milliseconds: Int64) {
        #expect(
            Moment(rfc3339: "1970-01-01T00:00:00.\(digits)Z") == Moment(milliseconds: milliseconds)
        )
    }

    @Test(
        "Text that isn't a time is refused",
        arguments: [
            "", "yesterday", "2026-11-20", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z",
            "2026-11-20T24:00:00Z",
            "2026-11-20T10:30:00", "2026:11:20-10-30-00Z", "2026-11-20T10:30:00.Z", "2026-11-20T10:30:00ZZ",
            "26-11-0020T10:30:00Z", "2026-11-20T10:30:00+9", "2026-11-20T10:30:00Q", "----------::--------Z",
        ]
    )
    func nonsense(_ text: String) {
        #expect(Moment(rfc3339: text) == nil)
    }

    @Test("A year of days reads back day by day")
    func days() {
        for day in -400...40_000 {
            let moment = Moment(milliseconds: Int64(day) * 86_400_000)
            #expect(Moment(rfc3339: moment.rfc3339) == moment)
        }
    }
}
