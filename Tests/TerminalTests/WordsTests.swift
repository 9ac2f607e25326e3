import Domain
import Testing
import Wording

@Suite("Prices and ages in words")
struct WordsTests {
    @Test(
        "An age is told in the largest unit there is",
        arguments: [
            (-5, "방금", "just now"), (59, "방금", "just now"), (60, "1분 전", "1 min ago"),
            (3_599, "59분 전", "59 min ago"), (3_600, "1시간 전", "1 hour ago"),
            (86_399, "23시간 전", "23 hours ago"),
            (86_400, "1일 전", "1 day ago"), (29 * 86_400, "29일 전", "29 days ago"),
            (30 * 86_400, "1개월 전", "1 month ago"), (364 * 86_400, "12개월 전", "12 months ago"),
            (365 * 86_400, "1년 전", "1 year ago"),
        ] as [(Int, String, String)]
    )
    func ages(_ seconds: Int, _ korean: String, _ english: String) {
        let now = Moment(milliseconds: 1_795_170_600_000)
        let age = (now - .seconds(seconds)).age(at: now)

        #expect(age[.korean] == korean)
        #expect(age[.english] == english)
    }

    @Test(
        "A price has its digits in groups, and its unit",
        arguments: [
            (0, PriceUnit.wholeClass, "수업당 0원", "₩0 a class"), (999, .problem, "문제당 999원", "₩999 a problem"),
            (30_000, .hour, "시간당 30,000원", "₩30,000 an hour"),
            (10_000_000_000, .wholeClass, "수업당 10,000,000,000원", "₩10,000,000,000 a class"),
        ] as [(Int, PriceUnit, String, String)]
    )
    func prices(_ won: Int, _ unit: PriceUnit, _ korean: String, _ english: String) throws {
        let price = Price.fixed(try #require(Money(won: won)), per: unit)

        #expect(price.words[.korean] == korean)
        #expect(price.words[.english] == english)
        #expect(Price.negotiable.words[.korean] == "가격협의")
    }
}
