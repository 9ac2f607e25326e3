import Domain
import Testing

@Suite("A filter of the board")
struct BoardFilterTests {
    @Test("leaves cancelled listings out of what others list")
    func cancelled() {
        let filter = BoardFilter(statuses: [.open, .cancelled])
        #expect(filter.withoutCancelled.statuses == [.open])
    }
}
