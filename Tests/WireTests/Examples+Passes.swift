import Domain
import Wire

extension Examples {
    private static let passOffer = PassOffer(count: 10, price: Money(won: 450_000)!, validity: .months(3))

    private static let bought = order(
        .sold,
        of: .pass(passOffer.pass),
        uses: [
            PassUse(deal: Deal.ID(rawValue: 5), startsAt: now, usedAt: now),
            PassUse(deal: Deal.ID(rawValue: 6), startsAt: now, usedAt: now, returnedAt: now),
        ]
    )

    private static let income = Income(
        of: 2026,
        [
            IncomeLine(
                day: CivilDate(year: 2026, month: 11, day: 20)!,
                subject: Subject(.listing, 9),
                title: "바이올린",
                sold: 450_000,
                refunded: 45_000
            )
        ]
    )

    private static let student = MemberCard(id: account.id, nickname: account.nickname, picture: nil)

    /// Passes, single lessons, what was earned, and students.
    static let passes: [any Body] = [
        SaleBody(
            isOpen: true,
            amount: nil,
            single: Money(won: 50_000),
            pass: PassOfferBody(passOffer, at: now),
            ownPass: OrderPassBody(bought),
            seller: SellerBody(seller),
            refunds: [],
            intermediary: "마당",
            isTest: true
        ),
        OrderBody(OrderSummary(bought, payer: nil, payee: nil), for: .payer, at: now),
        OrderBody(
            OrderSummary(
                order(.sold, of: .single(PaidLesson(deal: Deal.ID(rawValue: 5), ladder: .standard))),
                payer: nil,
                payee: nil
            ),
            for: .payee,
            at: now
        ),
        DealPaymentBody(.pass(Order.ID(rawValue: 77), number: 3, of: 10)),
        DealPaymentBody(.passAhead(Order.ID(rawValue: 77), number: 4, of: 10)),
        DealPaymentBody(.order(Order.ID(rawValue: 77), .sold)),
        DealPaymentBody(
            .order(Order.ID(rawValue: 77), .sold),
            .money(paid: Money(won: 50_000)!, refunded: .zero, share: Money(won: 25_000)!)
        ),
        DealPaymentBody(
            .pass(Order.ID(rawValue: 77), number: 3, of: 10),
            .lesson(comesBack: true)
        ),
        DealPaymentBody(.payable(Money(won: 50_000)!)),
        IncomeBody(income), IncomeBody(Income(of: 2026, [])),
        StudentBody(Student(student, lessons: 0, latest: nil, next: nil, pass: nil)),
        StudentBody(
            Student(
                student,
                lessons: 3,
                latest: now,
                next: Student.NextLesson(deal: Deal.ID(rawValue: 5), startsAt: now),
                pass: bought
            )
        ),
    ]
}
