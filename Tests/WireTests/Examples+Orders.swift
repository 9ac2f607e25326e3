import Domain
import Wire

extension Examples {
    static let seller = made {
        try Seller(name: "아나 공방", contact: "ana@example.com", businessNumber: "1234567890")
    }

    private static let documents = SeenDocuments(
        register: CivilDate(year: 2026, month: 11, day: 19)!,
        building: CivilDate(year: 2026, month: 11, day: 20)!
    )

    private static let offer = DepositOffer(
        amount: Money(won: 1_000_000)!,
        days: 7,
        cooling: 24,
        documents: documents
    )

    private static let refundAccount = made {
        try RefundAccount(bank: .kookmin, number: "123456789012", holder: "김다은", at: now)
    }

    private static func terms(of item: Order.Item) -> OrderTerms {
        OrderTerms(
            seller: seller,
            item: item,
            commission: Commission("3.3")!,
            deadline: now + .seconds(900_000)
        )
    }

    static func order(
        _ state: Order.State,
        _ problem: OrderProblem? = nil,
        of item: Order.Item = .seat(PaidSeat(ladder: .standard, dates: [now, now + .seconds(900_000)])),
        uses: [PassUse] = []
    ) -> Order {
        Order(
            id: Order.ID(rawValue: 77),
            subject: Subject(.listing, 9),
            title: "도자기",
            payer: Member.ID(rawValue: 1),
            payee: nil,
            amount: Money(won: 30_000)!,
            terms: terms(of: item),
            provider: ProviderName("portone"),
            isTest: true,
            orderedAt: now,
            state: state,
            changedAt: now,
            heldUntil: now + Order.holdTime,
            soldAt: now,
            fulfilledAt: now,
            details: PaymentDetails(
                method: "card",
                receiptAddress: "https://receipt.example",
                account: .init(bank: "SHINHAN", number: "110", expiresAt: now)
            ),
            refunds: [
                Refund(
                    id: Refund.ID(rawValue: 3),
                    amount: Money(won: 1_000)!,
                    cause: .payee,
                    reason: made { try RefundReason("재료") },
                    askedAt: now,
                    state: .done,
                    doneAt: now
                )
            ],
            refundAccount: refundAccount,
            uses: uses,
            offer: MoneyOffer(madeAt: now, amount: Money(won: 30_000)!, until: nil),
            freezes: [OrderFreeze(report: Report.ID(rawValue: 4), cause: .dispute, at: now)],
            contractAskedAt: now,
            contractAgreedAt: now,
            problem: problem
        )
    }

    /// Sales, orders and the ledger.
    static let orders: [any Body] = [
        SellerBody(seller), SellerBody(name: "벤", contact: "010", businessNumber: nil),
        SaleBody(
            isOpen: true,
            amount: Money(won: 30_000),
            seller: SellerBody(seller),
            refunds: RefundLadder.standard.timeline(
                of: Money(won: 30_000)!,
                before: now + .seconds(900_000),
                from: now
            ).map(RefundStretchBody.init),
            intermediary: "마당",
            isTest: true
        ),
        SaleBody(isOpen: false, amount: nil, seller: nil, refunds: [], intermediary: nil, isTest: false),
        DepositBody(
            isOpen: true,
            offer: OfferedDepositBody(
                Sale(
                    listing: Listing.ID(rawValue: 9),
                    seller: seller,
                    goods: .deposit(offer),
                    commission: .none
                ),
                showingSeller: true
            ),
            most: 10_000_000,
            reservedUntil: now,
            refunds: RefundLadder.standard.timeline(
                of: Money(won: 30_000)!,
                before: now + .seconds(900_000),
                from: now
            ).map(RefundStretchBody.init),
            intermediary: "마당",
            isTest: true
        ),
        DepositBody(
            isOpen: false,
            offer: nil,
            most: nil,
            reservedUntil: nil,
            refunds: [],
            intermediary: nil,
            isTest: false
        ),
        DocumentTicksBody(DocumentTicks.none),
        OrderBody(
            OrderSummary(
                order(
                    .sold,
                    of: .deposit(Deposit(cooling: 24, ownerSaw: documents, payerSaw: documents))
                ),
                payer: nil,
                payee: nil
            ),
            for: .payee,
            at: now
        ),
        CheckoutBody(.page("https://pay.example"), of: [.card, .transfer]),
        CheckoutBody(
            .script(source: "https://a.example/x.js", origins: ["https://a.example"], parameters: "{}"),
            of: [.card]
        ),
        RefundAccountBody(refundAccount),
        CompletionBody(paymentToken: "token"), CompletionBody(paymentToken: nil),
        RefundSettlementBody(refund: Refund.ID(rawValue: 3), amount: 1_000, reason: "아나가 계좌로 보냈어요"),
        SaleTermsBody(seller: SellerBody(seller), transferHours: 6),
        SaleTermsBody(seller: SellerBody(seller)),
        RefundRequestBody(amount: 1_000, reason: "재료"),
        RefundRequestBody(amount: 1_000, reason: "서류", because: .documents),
        OrderBody(
            OrderSummary(order(.partlyRefunded, .disputed), payer: nil, payee: nil),
            for: .operator,
            [
                OrderFact(.sold, by: .webhook, amount: Money(won: 30_000), at: now),
                OrderFact(.refundAccountGiven, by: .payer, account: NamedAccount(refundAccount), at: now),
            ],
            changes: SoldContent.Part.allCases.map {
                SoldChange($0, from: "1795219200000/60", to: "", at: now)
            },
            at: now
        ),
        OrderBody(OrderSummary(order(.held), payer: nil, payee: nil), for: .payer, at: now),
        LedgerFaultBody(LedgerFault(OrderAccount(order(.sold), balances: [:]))!),
        LedgerProofBody(
            checked: 1_000,
            asked: 50,
            items: [LedgerFaultBody(LedgerFault(OrderAccount(order(.sold), balances: [:]))!)],
            next: Order.ID(rawValue: 77).description
        ),
        StatementLineBody(
            StatementLine(
                at: now,
                order: Order.ID(rawValue: 77),
                title: "도자기",
                payee: "아나 공방",
                LedgerEntry(.payee, .sold, 30_000)
            )
        ),
    ]
}
