public import Domain
import JSONCoding

/// An order as one of its parties or an operator sees it.
public struct OrderBody: ShapedBody {
    /// How the reader takes part.
    public enum Role: String, WireWord {
        case payer
        case payee
        case `operator`
    }

    public let id: Order.ID
    public let listing: Listing.ID
    public let title: String
    public let role: Role
    public let state: Order.State
    public let amount: Int
    public let refunded: Int
    /// The amount that can still be refunded.
    public let refundable: Int
    /// What the operator keeps of the rest; nil for the payer.
    public let commission: Int?
    /// What the payer would get back now.
    public let share: Int
    public let hasSeat: Bool
    /// What the reader may do about the money now.
    public let actions: [MoneyRule.Change]
    public let hasOffer: Bool
    /// Until when everything that lies ahead can be taken back after a change; nil without such an offer, or
    /// without an end.
    public let offerUntil: Moment?
    /// Whether an operator has to decide first.
    public let isFrozen: Bool
    /// When the owner of a shop asked whether the contract is made.
    public let contractAskedAt: Moment?
    /// When the payer said so.
    public let contractAgreedAt: Moment?
    /// When the dates of a class begin.
    public let dates: [Moment]
    public let payer: MemberCardBody?
    public let payee: MemberCardBody?
    public let seller: SellerBody
    /// When the class of a seat or the lesson begins; nil for a deposit and a pass.
    public let startsAt: Moment?
    /// Nil for a seat.
    public let deposit: OrderDepositBody?
    /// Nil for what isn't a pass.
    public let pass: OrderPassBody?
    /// The lesson that is paid; nil for another item.
    public let deal: Deal.ID?
    public let orderedAt: Moment
    public let heldUntil: Moment
    public let withdrawnAt: Moment?
    public let isTest: Bool
    public let receipt: String?
    public let account: BankAccountBody?
    /// Whether a refund waits for the payer's bank account.
    public let needsRefundAccount: Bool
    /// Nil for the payee, and when nothing waits to be refunded.
    public let refundAccount: RefundAccountBody?
    /// Nil but for operators.
    public var problem: OrderProblem? { problemText.flatMap(OrderProblem.init) }
    private let problemText: String?
    public let refunds: [RefundBody]
    public let timeline: [RefundStretchBody]
    /// Empty in lists.
    public let facts: [OrderFactBody]
    /// What the author changed of what was sold; empty in lists.
    public let changes: [OrderChangeBody]

    public static let shape = Shape<Self>(
        "Order",
        Field("id", \.id),
        Field("listing", \.listing),
        Field("title", \.title),
        Field("role", \.role),
        Field("state", \.state),
        Field("amount", \.amount, about: "In won, as all amounts"),
        Field("refunded", \.refunded),
        Field("refundable", \.refundable),
        Field("commission", \.commission, about: "What the operator keeps of the rest; null for the payer"),
        Field("share", \.share, about: "What the payer gets back for the seat now"),
        Field("hasSeat", \.hasSeat),
        Field("actions", \.actions, about: "What the reader may do about the money now"),
        Field("hasOffer", \.hasOffer, about: "Whether everything ahead can be taken back after a change"),
        Field("offerUntil", \.offerUntil, about: "Its end; null while the listing has no date"),
        Field("frozen", \.isFrozen, about: "Whether an operator has to decide first"),
        Field(
            "contractAskedAt",
            \.contractAskedAt,
            about: "When the owner asked whether the contract is made"
        ),
        Field("contractAgreedAt", \.contractAgreedAt, about: "When the payer said so"),
        Field("dates", \.dates, about: "When the dates of a class begin"),
        Field("payer", \.payer),
        Field("payee", \.payee),
        Field("seller", \.seller),
        Field("startsAt", \.startsAt, about: "When the class of a seat or the lesson begins"),
        Field("deposit", \.deposit, about: "Null for what isn't a deposit"),
        Field("pass", \.pass, about: "Null for what isn't a pass"),
        Field("deal", \.deal, about: "The lesson that is paid"),
        Field("orderedAt", \.orderedAt),
        Field("heldUntil", \.heldUntil),
        Field("withdrawnAt", \.withdrawnAt),
        Field("test", \.isTest, about: "Whether no money moves"),
        Field("receipt", \.receipt, about: "The provider's receipt"),
        Field("account", \.account),
        Field(
            "needsRefundAccount",
            \.needsRefundAccount,
            about: "Whether a refund waits for the payer's bank account"
        ),
        Field("refundAccount", \.refundAccount, about: "While a refund is made; for the payer and operators"),
        Field("problem", \.problem?.text, about: "To the parties, only that of a payment"),
        Field("refunds", \.refunds),
        Field("timeline", \.timeline, about: "What is given back, by time"),
        Field("facts", \.facts, about: "Empty in lists"),
        Field("changes", \.changes, about: "What was changed of what was sold; empty in lists"),
        make: Self.init
    )
}

extension OrderBody {
    public init(
        _ summary: OrderSummary,
        for role: Role,
        _ facts: [OrderFact] = [],
        changes: [SoldChange] = [],
        at now: Moment
    ) {
        let order = summary.order
        id = order.id
        listing = Listing.ID(rawValue: order.subject.number)
        title = order.title
        self.role = role
        state = order.state
        amount = order.amount.won
        refunded = order.refunded
        refundable = order.refundable
        commission = role == .payer ? nil : order.commission
        share = order.share(at: now).won
        hasSeat = order.hasSeat
        actions = order.actions(of: role, at: now)
        let offer = order.offer.flatMap { $0.holds(at: now) && order.hasSeat ? $0 : nil }
        hasOffer = offer != nil
        offerUntil = offer?.until
        isFrozen = order.isFrozen
        contractAskedAt = order.contractAskedAt
        contractAgreedAt = order.contractAgreedAt
        dates = order.terms.item.seat?.dates ?? []
        payer = summary.payer.map(MemberCardBody.init)
        payee = summary.payee.map(MemberCardBody.init)
        seller = SellerBody(order.terms.seller)
        deposit = OrderDepositBody(order)
        pass = OrderPassBody(order)
        deal = order.terms.item.lesson?.deal
        startsAt = deposit == nil && pass == nil ? order.terms.deadline : nil
        orderedAt = order.orderedAt
        heldUntil = order.heldUntil
        withdrawnAt = order.withdrawnAt
        isTest = order.isTest
        receipt = order.details.receiptAddress
        account = order.details.account.map(BankAccountBody.init)
        needsRefundAccount = order.needsRefundAccount
        refundAccount = role == .payee ? nil : order.refundAccount.map(RefundAccountBody.init)
        problemText = role == .operator || order.problem?.isOfPayment == true ? order.problem?.text : nil
        refunds = order.refunds.map(RefundBody.init)
        timeline = order.timeline(from: now).map(RefundStretchBody.init)
        self.facts = facts.map(OrderFactBody.init)
        self.changes = changes.map(OrderChangeBody.init)
    }
}

extension Order {
    /// The changes that the table allows this reader, as far as the item has them.
    fileprivate func actions(of role: OrderBody.Role, at now: Moment) -> [MoneyRule.Change] {
        let (changes, actor): ([MoneyRule.Change], MoneyRule.Actor) =
            switch role {
            case .payer: ([.withdrawal, .contract], .payer)
            case .payee: ([.ending, .refund, .holdEnd], .payee)
            case .operator: ([.refund], .operator)
            }
        return changes.filter { change in
            guard has(change) else { return false }
            switch rule(for: change, by: actor, at: now).answer {
            case .refused, .unconcerned: return false
            case .ends, .asks, .offers, .gives, .keeps, .follows, .stays, .decides: return true
            }
        }
    }

    private func has(_ change: MoneyRule.Change) -> Bool {
        switch change {
        case .withdrawal: hasSeat && (terms.item.lesson == nil || state == .held)
        case .ending: pass != nil && hasSeat
        case .refund: refundable > 0
        case .contract:
            terms.item.deposit != nil && contractAgreedAt == nil && withdrawnAt == nil
                && (contractAskedAt != nil || fulfilledAt != nil)
        case .holdEnd, .edit, .deletion, .release, .move, .cancellation, .delivery, .measure: true
        }
    }
}
