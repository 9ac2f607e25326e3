import Domain
import Testing

@Suite("Words of the kernel")
struct SmallWordsTests {
    @Test("An amount of money is neither negative nor absurd", arguments: [-1, Money.most + 1])
    func money(won: Int) {
        #expect(Money(won: won) == nil)
    }

    @Test(
        "An amount is read as people type it",
        arguments: [
            ("30000", 30_000), ("30,000원", 30_000), ("3만원", 30_000), ("3만 5천원", 35_000), ("3만5000", 35_000),
            ("1.5만", 15_000), ("5천", 5_000), ("천원", 1_000), ("2백만원", 2_000_000), ("1억 2천만", 120_000_000),
            ("₩ 0", 0), ("100억", 10_000_000_000), ("2억 5천", 250_000_000), ("2억 5000", 250_000_000),
            ("2억 5천원", 200_005_000), ("2억 5천만", 250_000_000),
        ]
    )
    func typedMoney(text: String, won: Int) {
        #expect(Money(typed: text)?.won == won)
    }

    @Test(
        "Anything else is no amount",
        arguments: [
            "", "원", "만", "삼만원", "3만만", "-3만", "+3", "1.5", "1.23456만", "3만원 협의", "10001억", "3천4천", "1e5",
        ]
    )
    func noMoney(text: String) {
        #expect(Money(typed: text) == nil)
    }

    @Test(
        "In a field of 만원 a plain number counts in it, and any other unit is understood",
        arguments: [
            ("200", 2_000_000), ("3,000", 30_000_000), ("2.5", 25_000), ("300만원", 3_000_000),
            ("3000만", 30_000_000), ("2억 5천", 250_000_000), ("5천", 50_000_000), ("2억", 200_000_000),
            ("2억 5천만", 250_000_000), ("15,000원", 15_000), ("₩2,000,000", 2_000_000), ("0", 0),
        ]
    )
    func tenThousands(_ text: String, _ won: Int) {
        #expect(Money(typedInTenThousands: text)?.won == won)
        let shown = Money(typedInTenThousands: text)?.typedInTenThousands ?? "?"
        #expect(Money(typedInTenThousands: shown)?.won == won, "\(shown)")
    }

    @Test("An invalid amount is invalid in a field of 만원, too", arguments: ["", "만", "삼", "-3", "3만원 협의"])
    func noTenThousands(_ text: String) {
        #expect(Money(typedInTenThousands: text) == nil)
    }

    @Test("A set of words survives being a number, whatever it holds")
    func marks() {
        for days in [Set<Weekday>(), [.monday], [.sunday], [.tuesday, .friday], Set(Weekday.allCases)] {
            #expect(Marks(days).words(of: Weekday.self) == days)
        }
        #expect(Marks(Set([Weekday.monday])).rawValue == 1)
        #expect(Marks(Set([Weekday.sunday])).rawValue == 64)
    }

    @Test(
        "A key of a request is up to 64 visible letters",
        arguments: ["", "two words", "열쇠", "tab\t", String(repeating: "k", count: 65)]
    )
    func malformedKeys(key: String) {
        #expect(throws: RequestKeyRefusal.malformed) { try RequestKey(key) }
    }

    @Test("A part of a list has from 1 to 100 items, whatever is asked for")
    func slices() {
        #expect(SliceRequest(limit: 0).limit == 1)
        #expect(SliceRequest(limit: 1_000).limit == 100)
        #expect(SliceRequest().limit == 20)
    }
}
