import Domain
import TestSupport
import Testing

@Suite("Identifiers")
struct IdentifierTests {
    private enum Thing {}

    @Test(
        "An identifier reads back from its thirteen letters",
        arguments: [0, 1, 31, 32, 1 << 62, .max] as [Int64]
    )
    func roundTrip(_ number: Int64) {
        let id = Identifier<Thing>(rawValue: number)

        #expect(id.description.count == 13)
        #expect(Identifier<Thing>(id.description) == id)
    }

    @Test("Letters that people mistake for digits are understood")
    func mistakes() {
        #expect(Identifier<Thing>("oIl0000000000") == Identifier<Thing>("0110000000000"))
    }

    @Test(
        "Text that isn't an identifier is refused",
        arguments: [
            "", "0", "00000000000000", "8000000000000", "000000000000U", "000000000000가", "00000000000 0",
        ]
    )
    func refusals(_ text: String) {
        #expect(Identifier<Thing>(text) == nil)
    }

    @Test("Identifiers sort by the time they were made, as numbers and as text")
    func order() {
        let clock = TestClock()
        let identifiers = IdentifierGenerator(clock: clock, node: 7)
        let ids: [Identifier<Thing>] = (0..<5_000).map { _ in identifiers.next() }
        clock.pass(.milliseconds(10))
        let later: Identifier<Thing> = identifiers.next()

        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        #expect(ids.map(\.description) == ids.map(\.description).sorted())
        #expect(ids.allSatisfy { $0 < later })
    }

    @Test("A clock that is set back makes no identifier twice")
    func clockSetBack() {
        let clock = TestClock()
        let identifiers = IdentifierGenerator(clock: clock, node: 0)
        let before: Identifier<Thing> = identifiers.next()
        clock.pass(.seconds(-3_600))

        #expect(identifiers.next(Thing.self) > before)
    }

    @Test("Two servers make different identifiers in the same millisecond")
    func nodes() {
        let clock = TestClock()
        let one = IdentifierGenerator(clock: clock, node: 1)
        let other = IdentifierGenerator(clock: clock, node: 2)

        #expect(one.next(Thing.self) != other.next(Thing.self))
    }
}
