import Domain
import Testing

@Suite("Words of the kernel")
struct SmallWordsTests {
    @Test("An amount of money is neither negative nor absurd", arguments: [-1, Money.most + 1])
    func money(won: Int) {
        #expect(Money(won: won) == nil)
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
