public import Database
public import Domain

public struct SQLOrderQueries: OrderQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(_ id: Order.ID, for reader: Member.ID?) async throws -> OrderSummary? {
        try await database.read { connection in
            let party: SQL = reader.map { "AND \($0) IN (orders.payer, orders.payee)" } ?? ""
            let rows = try connection.run("\(Self.head) WHERE orders.id = \(id) \(party)")
            return try connection.orders.summaries(rows).first
        }
    }

    public func list(of reader: Member.ID, _ slice: SliceRequest) async throws -> Slice<OrderSummary> {
        try await database.read { connection in
            try connection.orders.slice(slice, Self.list(of: reader, slice))
        }
    }

    public func list(_ filter: OrderFilter, _ slice: SliceRequest, at now: Moment) async throws
        -> Slice<OrderSummary>
    {
        try await database.read { connection in
            try connection.orders.slice(slice, Self.list(filter, slice, at: now))
        }
    }

    public func hasFulfilled(_ seller: Member.ID, at now: Moment) async throws -> Bool {
        try await database.read { try $0.orders.hasFulfilled(seller, at: now) }
    }

    public func sale(of listing: Listing.ID) async throws -> Sale? {
        try await database.read { try $0.orders.sale(of: listing) }
    }

    public func reservation(of listing: Listing.ID) async throws -> Reservation? {
        let subject = Subject(.listing, listing)
        return try await database.read { connection in
            let row = try connection.first(
                """
                SELECT id, payer, deadline FROM orders
                WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number)
                    AND \(Order.isReserving)
                ORDER BY deadline DESC LIMIT 1
                """
            )
            return try row.map { row in
                Reservation(
                    order: try row.value("id"),
                    payer: try row.value("payer"),
                    until: try row.value("deadline")
                )
            }
        }
    }

    public func pass(of payer: Member.ID, for listing: Listing.ID, at now: Moment) async throws -> Order? {
        try await database.read { connection in
            try connection.orders.listSeats(of: payer, in: Subject(.listing, listing)).first {
                $0.state.isCharged && $0.hasLessons(at: now)
            }
        }
    }

    public func lessonOffer(of listing: Listing.ID) async throws -> LessonOffer? {
        try await database.read { try $0.lessonOffers.find(listing) }
    }

    public func facts(of id: Order.ID) async throws -> [OrderFact] {
        try await database.read { connection in
            try connection.run(
                """
                SELECT event, source, amount, account_bank, account_digits, at FROM order_facts
                WHERE order_id = \(id) ORDER BY number
                """
            ).map { try OrderFact(row: $0) }
        }
    }

    public func dates(of listing: Listing) async throws -> [Moment] {
        try await database.read { try $0.orders.dates(of: listing.subject) }
    }

    public func hasFormerDeposit(of listing: Listing.ID) async throws -> Bool {
        try await database.read { try $0.orders.hasFormerDeposit(in: Subject(.listing, listing)) }
    }

    public func changes(of id: Order.ID) async throws -> [SoldChange] {
        try await database.read { connection in
            try connection.run(
                "SELECT part, former, latter, at FROM order_changes WHERE order_id = \(id) ORDER BY number"
            ).map {
                SoldChange(
                    try $0.word("part"),
                    from: try $0.value("former"),
                    to: try $0.value("latter"),
                    at: try $0.value("at")
                )
            }
        }
    }

    public func listAccounts(after latest: Order.ID?, most: Int) async throws -> [OrderAccount] {
        let start = latest ?? Order.ID(rawValue: .min)
        return try await database.read { connection in
            try connection.orders.accounts(
                "SELECT \(Order.columns) FROM orders WHERE id > \(start) ORDER BY id LIMIT \(most)"
            )
        }
    }

    public func account(of id: Order.ID) async throws -> OrderAccount? {
        try await database.read { connection in
            try connection.orders.accounts("SELECT \(Order.columns) FROM orders WHERE id = \(id)").first
        }
    }

    public func statement(
        from start: Moment,
        until end: Moment,
        of payee: Member.ID?
    ) async throws -> [StatementLine] {
        let own: SQL = payee.map { "AND orders.payee = \($0) AND account = 'payee'" } ?? ""
        return try await database.read { connection in
            try connection.run(
                """
                SELECT ledger_entries.at AS at, ledger_entries.order_id AS order_id, orders.title AS title,
                    orders.seller_name AS seller_name, account, movement, won
                FROM ledger_entries JOIN orders ON orders.id = ledger_entries.order_id
                WHERE ledger_entries.at >= \(start) AND ledger_entries.at < \(end) \(own)
                ORDER BY ledger_entries.at, ledger_entries.order_id, number
                """
            ).map { row in
                StatementLine(
                    at: try row.value("at"),
                    order: try row.value("order_id"),
                    title: try row.value("title"),
                    payee: try row.value("seller_name"),
                    LedgerEntry(
                        try row.word("account"),
                        try row.word("movement"),
                        try row.value("won")
                    )
                )
            }
        }
    }

    public func income(of payee: Member.ID, from start: Moment, until end: Moment) async throws
        -> [IncomeLine]
    {
        try await database.read { connection in
            try connection.run(Self.income(of: payee, from: start, until: end)).map { row in
                IncomeLine(
                    day: CivilDate(daysSince1970: try row.value("day")),
                    subject: try row.subject(),
                    title: try row.value("title"),
                    sold: try row.value("sold"),
                    refunded: try row.value("refunded")
                )
            }
        }
    }

    /// Days in Seoul, which is nine hours ahead of UTC.
    static func income(of payee: Member.ID, from start: Moment, until end: Moment) -> SQL {
        """
        SELECT (ledger_entries.at + 32400000) / 86400000 AS day, subject_kind, subject_id,
            max(orders.title) AS title,
            CAST(sum(CASE WHEN movement = 'sold' THEN won ELSE 0 END) AS BIGINT) AS sold,
            CAST(sum(CASE WHEN movement = 'refunded' THEN -won ELSE 0 END) AS BIGINT) AS refunded
        FROM orders JOIN ledger_entries ON ledger_entries.order_id = orders.id
        WHERE orders.payee = \(payee) AND account = 'payee' AND ledger_entries.at >= \(start)
            AND ledger_entries.at < \(end)
        GROUP BY (ledger_entries.at + 32400000) / 86400000, subject_kind, subject_id
        ORDER BY day, subject_id
        """
    }

    static func list(of reader: Member.ID, _ slice: SliceRequest) throws -> SQL {
        let end = try slice.end
        func page(_ column: SQL) -> SQL {
            """
            SELECT id FROM orders WHERE \(column) = \(reader) AND id < \(end)
            ORDER BY id DESC LIMIT \(slice.rows)
            """
        }
        return """
            \(head) WHERE orders.id IN (SELECT id FROM (\(page("payer"))) AS paid
                UNION ALL SELECT id FROM (\(page("payee"))) AS received)
            ORDER BY orders.id DESC LIMIT \(slice.rows)
            """
    }

    static func list(_ filter: OrderFilter, _ slice: SliceRequest, at now: Moment) throws -> SQL {
        let state: SQL = filter.state.map { "AND orders.state = \($0.rawValue)" } ?? ""
        let problem: SQL = filter.hasProblem ? "AND orders.problem IS NOT NULL" : ""
        let newSellers: SQL = filter.isOfNewSellers ? "AND \(Order.isOfNewSeller(at: now))" : ""
        return """
            \(head) WHERE orders.id < \(try slice.end) \(state) \(problem) \(newSellers)
                \(filter.text.map(contains) ?? "")
            ORDER BY orders.id DESC LIMIT \(slice.rows)
            """
    }

    /// Orders with a number, or with a text in the title or a party's name.
    private static func contains(_ text: String) -> SQL {
        let escaped = text.lowercased().reduce(into: "") { pattern, letter in
            if "%_!".contains(letter) { pattern.append("!") }
            pattern.append(letter)
        }
        let pattern = "%\(escaped)%"
        func has(_ column: SQL) -> SQL { "lower(\(column)) LIKE \(pattern) ESCAPE '!'" }
        // Looking members up first spares joining every order with its parties.
        let members: SQL = "(SELECT id FROM accounts WHERE \(has("nickname")))"
        let number: SQL = Order.ID(text).map { "orders.id = \($0) OR" } ?? ""
        return """
            AND (\(number) \(has("orders.title")) OR \(has("orders.seller_name"))
                OR orders.payer IN \(members) OR orders.payee IN \(members))
            """
    }

    private static let head: SQL = """
        SELECT \(Order.columns), \(MemberCard.columns("payer_card")), \(MemberCard.columns("payee_card"))
        FROM orders
            \(MemberCard.join("payer_card", on: "orders.payer"))
            \(MemberCard.join("payee_card", on: "orders.payee"))
        """
}

extension SliceRequest {
    fileprivate var end: Order.ID {
        get throws { try start(Order.self) ?? Order.ID(rawValue: .max) }
    }
}

extension OrderTable {
    fileprivate func accounts(_ query: SQL) throws -> [OrderAccount] {
        let orders = try orders(connection.run(query))
        guard !orders.isEmpty else { return [] }
        var balances: [Order.ID: [LedgerEntry.Account: Int]] = [:]
        for row in try connection.run(
            """
            SELECT order_id, account, CAST(sum(won) AS BIGINT) AS won FROM ledger_entries
            WHERE order_id IN \(list: orders.map(\.id)) GROUP BY order_id, account
            """
        ) {
            balances[try row.value("order_id"), default: [:]][try row.word("account")] = try row.value("won")
        }
        return orders.map { OrderAccount($0, balances: balances[$0.id] ?? [:]) }
    }

    fileprivate func slice(_ slice: SliceRequest, _ list: SQL) throws -> Slice<OrderSummary> {
        try Slice(connection.run(list), slice, by: "order_id", of: Order.self) { try summaries($0) }
    }

    fileprivate func summaries(_ rows: [Row]) throws -> [OrderSummary] {
        try zip(orders(rows), rows).map { order, row in
            OrderSummary(
                order,
                payer: try MemberCard(row: row, "payer_card"),
                payee: try MemberCard(row: row, "payee_card")
            )
        }
    }
}
