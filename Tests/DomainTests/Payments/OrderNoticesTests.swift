import Domain
import Testing

@Suite("Notices of an order")
struct OrderNoticesTests {
    private let ana = SampleOrder.ana
    private let ben = SampleOrder.ben

    @Test("Both parties hear of the money")
    func both() throws {
        let order = try SampleOrder.held().order
        let notices = order.notices(of: .orderSold)
        #expect(notices.map(\.member) == [ana, ben])
        #expect(notices.allSatisfy { $0.kind == .orderSold && $0.target == Subject(.order, order.id) })
        #expect(notices.allSatisfy { $0.amount == order.amount && $0.actor == nil })
    }

    @Test("Only the payer hears of what concerns the payer alone")
    func payer() throws {
        let order = try SampleOrder.held().order
        for event: Line.Event in [.refundAccountNeeded, .orderSoldChanged, .orderHoldEnded] {
            #expect(order.notices(of: event).map(\.member) == [ben])
        }
    }

    @Test("An event without a kind of notice sends no notice")
    func none() throws {
        #expect(try SampleOrder.held().order.notices(of: .depositTerms) == [])
    }
}
