public import Domain
import JSONCoding

/// Operations on orders and the ledger, for the parties and for operators.
public struct OrderOperations: OperationList {
    public typealias OfOrder<In: Body> = Operation<SignedInDevice, Order.ID, In, OrderBody>

    private static let order = PathPattern<Order.ID>("/api/v1/orders/{id}", else: OrderRefusal.notFound)

    public let mine = Operation<SignedIn, Void, SliceQuery, ListBody<OrderBody>>(
        .get,
        "/api/v1/orders",
        "List my orders; as payer and as seller, newest first"
    )
    public let one = Operation<SignedIn, Order.ID, Nothing, OrderBody>(
        .get,
        order,
        "Get an order; one of mine, or any for operators"
    )
    public let checkout = Operation<SignedIn, Order.ID, CheckoutQuery, CheckoutBody>(
        .get,
        order / "checkout",
        "Get the way to pay an order; for its payer"
    )
    public let complete = OfOrder<CompletionBody>(
        .post,
        order / "completion",
        "Compare an order with the provider; after paying, or for operators; parties seldom"
    )
    public let withdraw = OfOrder<Nothing>(
        .post,
        order / "withdrawal",
        "Give up my seat or pass; gives back what the order's terms say; a teacher can end a pass"
    )
    public let agreeToContract = OfOrder<Nothing>(
        .post,
        order / "contract",
        "Say that the contract about a shop is made; for the payer of its deposit"
    )
    public let endHold = OfOrder<Nothing>(
        .delete,
        order / "hold",
        "End the hold of a payer who hasn't paid; for the seller"
    )
    public let refund = OfOrder<RefundRequestBody>(
        .post,
        order / "refunds",
        "Refund an amount; for the seller and for operators"
    )
    public let giveRefundAccount = OfOrder<RefundAccountBody>(
        .put,
        order / "refund-account",
        "Name the bank account for the refund of a transfer; for its payer and operators"
    )
    public let askForRefundAccount = OfOrder<Nothing>(
        .post,
        order / "refund-account/help",
        "Ask an operator to name the bank account for my refund"
    )

    // For operators, not found for other members.

    public let all = Operation<SignedIn, Void, OrderQuery, ListBody<OrderBody>>(
        .get,
        "/api/v1/operator/orders",
        "List all orders; newest first, for operators"
    )
    public let cancelPayment = OfOrder<Nothing>(
        .post,
        order / "payment-cancellation",
        "Cancel a payment that the order can't accept, such as of another amount; for operators"
    )
    public let settleRefund = OfOrder<RefundSettlementBody>(
        .post,
        order / "refund-settlement",
        "Record how a refund that the provider refuses was given back; for operators"
    )
    public let faults = Operation<SignedIn, Void, LedgerPartQuery, LedgerProofBody>(
        .get,
        "/api/v1/operator/ledger/faults",
        "Verify a part of the ledger; lists orders that don't add up, for operators"
    )
    public let statement = Operation<SignedIn, Void, SpanQuery, ListBody<StatementLineBody>>(
        .get,
        "/api/v1/operator/ledger/statement",
        "Get a statement of the ledger; for operators"
    )
}

/// The way to pay.
public struct CheckoutQuery: ShapedBody {
    public let way: PaymentWay?

    public init(way: PaymentWay? = nil) {
        self.way = way
    }

    public static let shape = Shape<Self>(
        "CheckoutQuery",
        Field("way", \.way, nil, .omittable, about: "By card unless another way is given"),
        make: { Self(way: $0) }
    )
}

/// The filter of all orders.
public struct OrderQuery: ShapedBody {
    public let filter: OrderFilter
    public let slice: SliceRequest

    public init(_ filter: OrderFilter = OrderFilter(), _ slice: SliceRequest = SliceRequest()) {
        self.filter = filter
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "OrderQuery",
        Field("state", \.filter.state, nil, .omittable, about: "Only this state"),
        Field(
            "problem",
            { OnlyTrue($0.filter.hasProblem) },
            nil,
            .omittable,
            about: "Only those that contradict the provider"
        ),
        Field(
            "new-sellers",
            { OnlyTrue($0.filter.isOfNewSellers) },
            nil,
            .omittable,
            about: "Only those of sellers who have fulfilled no sale yet"
        ),
        Field(
            "q",
            \.filter.text,
            .text(maxLength: OrderFilter.longestText),
            .omittable,
            about: "Only this number, or this text in the title or a name"
        ),
        Field(flat: \.slice),
        make: { state, problem, newSellers, text, slice in
            let filter = OrderFilter(
                state: state,
                hasProblem: problem != nil,
                isOfNewSellers: newSellers != nil,
                text: text
            )
            return Self(filter, slice)
        }
    )
}

/// A part of the ledger to verify.
public struct LedgerPartQuery: ShapedBody {
    public let asksProvider: Bool
    public let cursor: String?

    public init(asksProvider: Bool, after cursor: String?) {
        self.asksProvider = asksProvider
        self.cursor = cursor
    }

    public static let shape = Shape<Self>(
        "LedgerPartQuery",
        Field(
            "provider",
            { OnlyTrue($0.asksProvider) },
            nil,
            .omittable,
            about: "Compares with the provider, too, fewer orders at a time"
        ),
        Field(
            "cursor",
            \.cursor,
            .text(minLength: 1, maxLength: 200),
            .omittable,
            about: "`next` of the previous part"
        ),
        make: { Self(asksProvider: $0 != nil, after: $1) }
    )
}

extension API {
    public static let orders = OrderOperations()
}
