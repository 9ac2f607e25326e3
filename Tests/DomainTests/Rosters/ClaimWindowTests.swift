import Domain
import Testing

@Suite("How long a seat is held")
struct ClaimWindowTests {
    private let now = RosterFixture.now

    @Test(
        "A day, or half of what is left before the beginning, and never beyond it",
        arguments: [
            (96 * 60, 24 * 60), (48 * 60, 24 * 60), (40 * 60, 20 * 60), (60, 30), (20, 15), (10, 10),
        ]
    )
    func windows(_ minutesLeft: Int, _ minutesHeld: Int) {
        let end = ClaimWindow.end(from: now, before: now + .seconds(minutesLeft * 60))
        #expect(end == now + .seconds(minutesHeld * 60))
    }

    @Test("A listing without a date gives a day; one that has begun gives nothing")
    func extremes() {
        #expect(ClaimWindow.end(from: now, before: nil) == now + .seconds(24 * 3_600))
        #expect(ClaimWindow.end(from: now, before: now) == nil)
    }
}
