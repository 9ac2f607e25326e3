public import Domain
public import JSONCoding

/// An order as one of its parties or an operator sees it.
public struct OrderBody: Body {
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
    /// Until when everything that lies ahead can be taken back after a change; nil without such an offer, or
    /// without an end.
    public let offerUntil: Moment?
    public let hasOffer: Bool
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
    public let problem: OrderProblem?
    public let refunds: [RefundBody]
    public let timeline: [RefundStretchBody]
    /// Empty in lists.
    public let facts: [OrderFactBody]
    /// What the author changed of what was sold; empty in lists.
    public let changes: [OrderChangeBody]

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
        problem = role == .operator || order.problem?.isOfPayment == true ? order.problem : nil
        refunds = order.refunds.map(RefundBody.init)
        timeline = order.timeline(from: now).map(RefundStretchBody.init)
        self.facts = facts.map(OrderFactBody.init)
        self.changes = changes.map(OrderChangeBody.init)
    }

    public static var name: String { "Order" }
    public static var parts: [any Body.Type] {
        [
            MemberCardBody.self, SellerBody.self, BankAccountBody.self, RefundBody.self,
            RefundStretchBody.self, OrderFactBody.self, OrderDepositBody.self, OrderPassBody.self,
            RefundAccountBody.self, OrderChangeBody.self,
        ]
    }

    public static var schema: Schema { .object(properties: facts + details) }

    private static let facts: [(name: String, schema: Schema)] = [
        ("id", .string().required),
        ("listing", .string().required),
        ("title", .string().required),
        ("role", .words(of: Role.self).required),
        ("state", .words(of: Order.State.self).required),
        ("amount", .integer().required.described("In won, as all amounts")),
        ("refunded", .integer().required),
        ("refundable", .integer().required),
        (
            "commission",
            .nullable(.integer()).required.described(
                "What the operator keeps of the rest; null for the payer"
            )
        ),
        ("share", .integer().required.described("What the payer gets back for the seat now")),
        ("hasSeat", .boolean.required),
        (
            "actions",
            .array(of: .words(of: MoneyRule.Change.self)).required.described(
                "What the reader may do about the money now"
            )
        ),
        (
            "hasOffer",
            .boolean.required.described("Whether everything ahead can be taken back after a change")
        ),
        ("offerUntil", .nullable(.moment).required.described("Its end; null while the listing has no date")),
        ("frozen", .boolean.required.described("Whether an operator has to decide first")),
        (
            "contractAskedAt",
            .nullable(.moment).required.described("When the owner asked whether the contract is made")
        ),
        ("contractAgreedAt", .nullable(.moment).required.described("When the payer said so")),
        ("dates", .array(of: .moment).required.described("When the dates of a class begin")),
        ("payer", .nullable(.reference(MemberCardBody.name)).required),
        ("payee", .nullable(.reference(MemberCardBody.name)).required),
        ("seller", .reference(SellerBody.name).required),
        ("startsAt", .nullable(.moment).required.described("When the class of a seat or the lesson begins")),
        (
            "deposit",
            .nullable(.reference(OrderDepositBody.name)).required.described("Null for what isn't a deposit")
        ),
        ("pass", .nullable(.reference(OrderPassBody.name)).required.described("Null for what isn't a pass")),
        ("deal", .nullable(.string()).required.described("The lesson that is paid")),
    ]

    private static let details: [(name: String, schema: Schema)] = [
        ("orderedAt", .moment.required),
        ("heldUntil", .moment.required),
        ("withdrawnAt", .nullable(.moment).required),
        ("test", .boolean.required.described("Whether no money moves")),
        ("receipt", .nullable(.string()).required.described("The provider's receipt")),
        ("account", .nullable(.reference(BankAccountBody.name)).required),
        (
            "needsRefundAccount",
            .boolean.required.described("Whether a refund waits for the payer's bank account")
        ),
        (
            "refundAccount",
            .nullable(.reference(RefundAccountBody.name)).required.described(
                "While a refund is made; for the payer and operators"
            )
        ),
        ("problem", .nullable(.string()).required.described("To the parties, only that of a payment")),
        ("refunds", .array(of: .reference(RefundBody.name)).required),
        (
            "timeline",
            .array(of: .reference(RefundStretchBody.name)).required.described("What is given back, by time")
        ),
        ("facts", .array(of: .reference(OrderFactBody.name)).required.described("Empty in lists")),
        (
            "changes",
            .array(of: .reference(OrderChangeBody.name)).required.described(
                "What was changed of what was sold; empty in lists"
            )
        ),
    ]

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        listing = try fields.identifier("listing")
        title = try fields.text("title")
        role = try fields.choice("role")
        state = try fields.choice("state")
        amount = try fields.integer("amount")
        refunded = try fields.integer("refunded")
        refundable = try fields.integer("refundable")
        commission = try fields.integerIfPresent("commission")
        share = try fields.integer("share")
        hasSeat = try fields.boolean("hasSeat")
        actions = try fields.choices("actions")
        hasOffer = try fields.boolean("hasOffer")
        offerUntil = try fields.momentIfPresent("offerUntil")
        isFrozen = try fields.boolean("frozen")
        contractAskedAt = try fields.momentIfPresent("contractAskedAt")
        contractAgreedAt = try fields.momentIfPresent("contractAgreedAt")
        dates = try fields.moments("dates")
        payer = try fields.bodyIfPresent("payer")
        payee = try fields.bodyIfPresent("payee")
        seller = try fields.body("seller")
        startsAt = try fields.momentIfPresent("startsAt")
        deposit = try fields.bodyIfPresent("deposit")
        pass = try fields.bodyIfPresent("pass")
        deal = try fields.identifierIfPresent("deal")
        orderedAt = try fields.moment("orderedAt")
        heldUntil = try fields.moment("heldUntil")
        withdrawnAt = try fields.momentIfPresent("withdrawnAt")
        isTest = try fields.boolean("test")
        receipt = try fields.textIfPresent("receipt")
        account = try fields.bodyIfPresent("account")
        needsRefundAccount = try fields.boolean("needsRefundAccount")
        refundAccount = try fields.bodyIfPresent("refundAccount")
        problem = try fields.textIfPresent("problem").flatMap(OrderProblem.init)
        refunds = try fields.bodies("refunds")
        timeline = try fields.bodies("timeline")
        facts = try fields.bodies("facts")
        changes = try fields.bodies("changes")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("listing", listing)
            writer.field("title", title)
            writer.field("role", role.rawValue)
            writer.field("state", state.rawValue)
            writer.field("amount", amount)
            writer.field("refunded", refunded)
            writer.field("refundable", refundable)
            writer.field("commission", commission)
            writer.field("share", share)
            writer.field("hasSeat", hasSeat)
            writer.field("actions", actions.map(\.rawValue))
            writer.field("hasOffer", hasOffer)
            writer.field("offerUntil", offerUntil)
            writer.field("frozen", isFrozen)
            writer.field("contractAskedAt", contractAskedAt)
            writer.field("contractAgreedAt", contractAgreedAt)
            writer.field("dates", dates)
            writer.field("payer", payer)
            writer.field("payee", payee)
            writer.field("seller", seller)
            writer.field("startsAt", startsAt)
            writer.field("deposit", deposit)
            writer.field("pass", pass)
            writer.field("deal", deal)
            writer.field("orderedAt", orderedAt)
            writer.field("heldUntil", heldUntil)
            writer.field("withdrawnAt", withdrawnAt)
            writer.field("test", isTest)
            writer.field("receipt", receipt)
            writer.field("account", account)
            writer.field("needsRefundAccount", needsRefundAccount)
            writer.field("refundAccount", refundAccount)
            writer.field("problem", problem?.text)
            writer.field("refunds", refunds)
            writer.field("timeline", timeline)
            writer.field("facts", facts)
            writer.field("changes", changes)
        }
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
