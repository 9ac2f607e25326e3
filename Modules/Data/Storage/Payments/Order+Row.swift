public import Database
public import Domain

extension Order {
    /// The columns that ``init(row:_:)`` reads from a table named `orders`.
    static let columns: SQL = """
        orders.id AS order_id, orders.subject_kind AS subject_kind, orders.subject_id AS subject_id,
            orders.title AS title, orders.payer AS payer, orders.payee AS payee, orders.amount AS amount,
            orders.seller_name AS seller_name, orders.seller_contact AS seller_contact,
            orders.business_number AS business_number, orders.commission AS commission,
            orders.item AS item, orders.ladder AS ladder, orders.cooling AS cooling,
            orders.owner_register AS owner_register, orders.owner_building AS owner_building,
            orders.payer_register AS payer_register, orders.payer_building AS payer_building,
            orders.lessons AS lessons, orders.validity AS validity, orders.notice AS notice,
            orders.deal AS deal, orders.deadline AS deadline, orders.provider AS provider,
            orders.is_test AS is_test,
            orders.ordered_at AS ordered_at, orders.state AS state, orders.changed_at AS changed_at,
            orders.held_until AS held_until, orders.withdrawn_at AS withdrawn_at,
            orders.sold_at AS sold_at, orders.fulfilled_at AS fulfilled_at,
            orders.method AS method, orders.receipt_address AS receipt_address,
            orders.account_bank AS account_bank, orders.account_number AS account_number,
            orders.account_expires_at AS account_expires_at, orders.refund_bank AS refund_bank,
            orders.refund_number AS refund_number, orders.refund_holder AS refund_holder,
            orders.refund_account_at AS refund_account_at, orders.problem AS problem,
            orders.transfer_hours AS transfer_hours, orders.dates AS dates,
            orders.rest_ladder AS rest_ladder, orders.offered_at AS offered_at,
            orders.offer_amount AS offer_amount, orders.offer_until AS offer_until,
            orders.freezes AS freezes, orders.contract_asked_at AS contract_asked_at,
            orders.contract_agreed_at AS contract_agreed_at
        """

    init(row: Row, _ refunds: [Refund], _ uses: [PassUse]) throws {
        self.init(
            id: try row.value("order_id"),
            subject: try row.subject(),
            title: try row.value("title"),
            payer: try row.value("payer"),
            payee: try row.value("payee"),
            amount: try row.stored("amount") { Money(won: $0) },
            terms: OrderTerms(
                seller: try Seller(row: row),
                item: try Item(row: row),
                commission: try Commission(row: row),
                deadline: try row.value("deadline"),
                transferHours: try row.value("transfer_hours")
            ),
            provider: ProviderName(try row.value("provider")),
            isTest: try row.value("is_test"),
            orderedAt: try row.value("ordered_at"),
            state: try row.word("state"),
            changedAt: try row.value("changed_at"),
            heldUntil: try row.value("held_until"),
            withdrawnAt: try row.value("withdrawn_at"),
            soldAt: try row.value("sold_at"),
            fulfilledAt: try row.value("fulfilled_at"),
            details: try PaymentDetails(row: row),
            refunds: refunds,
            refundAccount: try RefundAccount(row: row),
            uses: uses,
            offer: try MoneyOffer(row: row),
            freezes: try row.freezes(),
            contractAskedAt: try row.value("contract_asked_at"),
            contractAgreedAt: try row.value("contract_agreed_at"),
            problem: try row.storedIfPresent("problem") { (text: String) in OrderProblem(text) }
        )
    }
}

extension Order: InsertableRow {
    public static let table: StaticString = "orders"

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        let (deposit, pass) = (terms.item.deposit, terms.item.pass)
        return [
            "id": id, "subject_kind": subject.kind.rawValue, "subject_id": subject.number, "title": title,
            "payer": payer, "payee": payee, "amount": amount.won, "seller_name": terms.seller.name,
            "seller_contact": terms.seller.contact, "business_number": terms.seller.businessNumber,
            "commission": terms.commission.hundredths,
            "item": terms.item.name, "ladder": terms.item.ladder?.description ?? pass?.ladder.description,
            "lessons": pass?.count, "validity": pass?.validity.description, "notice": pass?.notice,
            "deal": terms.item.lesson?.deal,
            "cooling": deposit?.cooling, "owner_register": deposit?.ownerSaw.register.daysSince1970,
            "owner_building": deposit?.ownerSaw.building.daysSince1970,
            "payer_register": deposit?.payerSaw.register.daysSince1970,
            "payer_building": deposit?.payerSaw.building.daysSince1970,
            "deadline": terms.deadline, "provider": provider.text, "is_test": isTest,
            "ordered_at": orderedAt, "state": state.rawValue, "changed_at": changedAt,
            "held_until": heldUntil, "withdrawn_at": withdrawnAt, "sold_at": soldAt,
            "fulfilled_at": fulfilledAt, "method": details.method, "receipt_address": details.receiptAddress,
            "account_bank": details.account?.bank, "account_number": details.account?.number,
            "account_expires_at": details.account?.expiresAt,
            "refund_bank": refundAccount?.bank.rawValue, "refund_number": refundAccount?.number,
            "refund_holder": refundAccount?.holder, "refund_account_at": refundAccount?.givenAt,
            "problem": problem?.text, "transfer_hours": terms.transferHours,
            "dates": terms.item.storedDates, "last_date": terms.item.seat?.dates.last,
            "rest_ladder": terms.item.seat?.rest.description,
            "has_open_refund": openRefund != nil,
        ]
    }
}

extension Order.Item {
    /// As stored.
    fileprivate var name: String {
        switch self {
        case .seat: "seat"
        case .deposit: "deposit"
        case .pass: "pass"
        case .single: "lesson"
        }
    }

    /// Nil for what has no dates.
    var storedDates: String? {
        seat.map { $0.dates.map(\.milliseconds.description).joined(separator: " ") }
    }

    fileprivate init(row: Row) throws {
        switch try row.value("item") as String {
        case "deposit":
            self = .deposit(
                Deposit(
                    cooling: try row.value("cooling"),
                    ownerSaw: try SeenDocuments(row: row, "owner_register", "owner_building"),
                    payerSaw: try SeenDocuments(row: row, "payer_register", "payer_building")
                )
            )
        case "pass":
            self = .pass(
                Pass(
                    count: try row.value("lessons"),
                    validity: try row.stored("validity") { (text: String) in PassValidity(text) },
                    ladder: try row.stored("ladder") { (text: String) in PassLadder(text) },
                    notice: try row.value("notice")
                )
            )
        case "lesson":
            self = .single(
                PaidLesson(
                    deal: try row.value("deal"),
                    ladder: try row.stored("ladder") { (text: String) in RefundLadder(text) }
                )
            )
        default: self = .seat(try PaidSeat(row: row))
        }
    }
}

extension PaidSeat {
    fileprivate init(row: Row) throws {
        self.init(
            ladder: try row.stored("ladder") { (text: String) in RefundLadder(text) },
            rest: try row.stored("rest_ladder") { (text: String) in PassLadder(text) },
            dates: try row.stored("dates") { (text: String) in
                let dates = text.split(separator: " ").map { Int64($0).map(Moment.init(milliseconds:)) }
                return dates.contains(nil) ? nil : dates.compactMap(\.self)
            }
        )
    }
}

extension MoneyOffer {
    /// Nil without one.
    fileprivate init?(row: Row) throws {
        guard let madeAt: Moment = try row.value("offered_at") else { return nil }
        self.init(
            madeAt: madeAt,
            amount: try row.stored("offer_amount") { Money(won: $0) },
            until: try row.value("offer_until")
        )
    }
}

extension Row {
    fileprivate func freezes() throws -> [OrderFreeze] {
        try storedIfPresent("freezes") { (text: String) in
            let all = text.split(separator: ",").map { OrderFreeze(String($0)) }
            return all.contains(nil) ? nil : all.compactMap(\.self)
        } ?? []
    }
}

extension Order {
    /// Nil without one.
    var storedFreezes: String? {
        freezes.isEmpty ? nil : freezes.map(\.description).joined(separator: ",")
    }
}

extension SeenDocuments {
    init(row: Row, _ register: String, _ building: String) throws {
        self.init(
            register: CivilDate(daysSince1970: try row.value(register)),
            building: CivilDate(daysSince1970: try row.value(building))
        )
    }
}

extension Commission {
    init(row: Row) throws {
        self = try row.stored("commission") { Commission(hundredths: $0) }
    }
}

extension Seller {
    init(row: Row) throws {
        let contact: String = try row.value("seller_contact")
        let number: String? = try row.value("business_number")
        self = try row.stored("seller_name") {
            try Seller(name: $0, contact: contact, businessNumber: number)
        }
    }
}

extension PaymentDetails {
    fileprivate init(row: Row) throws {
        let bank: String? = try row.value("account_bank")
        self.init(
            method: try row.value("method"),
            receiptAddress: try row.value("receipt_address"),
            account: try bank.map {
                ProviderPayment.Account(
                    bank: $0,
                    number: try row.value("account_number"),
                    expiresAt: try row.value("account_expires_at")
                )
            }
        )
    }
}

extension RefundAccount {
    /// Nil without one.
    fileprivate init?(row: Row) throws {
        guard let bank: Bank = try row.wordIfPresent("refund_bank") else { return nil }
        let (holder, moment): (String, Moment) = (
            try row.value("refund_holder"), try row.value("refund_account_at")
        )
        self = try row.stored("refund_number") {
            try RefundAccount(bank: bank, number: $0, holder: holder, at: moment)
        }
    }
}

extension Refund {
    init(row: Row) throws {
        self.init(
            id: try row.value("id"),
            amount: try row.stored("amount") { Money(won: $0) },
            cause: try row.word("cause"),
            reason: try row.storedIfPresent("reason") { try RefundReason($0) },
            settlement: try row.storedIfPresent("settlement") { try RefundReason($0) },
            askedAt: try row.value("asked_at"),
            state: try row.word("state"),
            doneAt: try row.value("done_at")
        )
    }
}

/// A refund of an order at its place.
public struct RefundRow: InsertableRow {
    public static let table: StaticString = "order_refunds"

    private let order: Order.ID
    private let place: Int
    private let refund: Refund

    public init(_ refund: Refund, of order: Order.ID, place: Int) {
        self.order = order
        self.place = place
        self.refund = refund
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": refund.id, "order_id": order, "place": place, "amount": refund.amount.won,
            "cause": refund.cause.rawValue, "reason": refund.reason?.text,
            "settlement": refund.settlement?.text, "asked_at": refund.askedAt,
            "state": refund.state.rawValue, "done_at": refund.doneAt,
        ]
    }
}

public struct OrderFactRow: InsertableRow {
    public static let table: StaticString = "order_facts"

    private let order: Order.ID
    private let number: Int
    private let fact: OrderFact

    public init(_ fact: OrderFact, of order: Order.ID, number: Int) {
        self.order = order
        self.number = number
        self.fact = fact
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "order_id": order, "number": number, "event": fact.event.rawValue,
            "source": fact.source.rawValue, "amount": fact.amount?.won,
            "account_bank": fact.account?.bank.rawValue, "account_digits": fact.account?.digits,
            "at": fact.at,
        ]
    }
}

extension OrderFact {
    init(row: Row) throws {
        self.init(
            try row.word("event"),
            by: try row.word("source"),
            amount: try row.storedIfPresent("amount") { Money(won: $0) },
            account: try NamedAccount(row: row),
            at: try row.value("at")
        )
    }
}

extension NamedAccount {
    /// Nil without one.
    fileprivate init?(row: Row) throws {
        guard let bank: Bank = try row.wordIfPresent("account_bank") else { return nil }
        self.init(bank: bank, digits: try row.value("account_digits"))
    }
}

struct SoldChangeRow: InsertableRow {
    static let table: StaticString = "order_changes"

    let change: SoldChange
    let order: Order.ID
    let number: Int

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "order_id": order, "number": number, "part": change.part.rawValue, "former": change.from,
            "latter": change.to, "at": change.at,
        ]
    }
}

public struct LedgerRow: InsertableRow {
    public static let table: StaticString = "ledger_entries"

    private let order: Order.ID
    private let number: Int
    private let entry: LedgerEntry
    private let at: Moment

    public init(_ entry: LedgerEntry, of order: Order.ID, number: Int, at moment: Moment) {
        self.order = order
        self.number = number
        self.entry = entry
        at = moment
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "order_id": order, "number": number, "account": entry.account.rawValue,
            "movement": entry.movement.rawValue, "won": entry.won, "at": at,
        ]
    }
}
