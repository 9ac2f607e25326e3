public import Database
public import Domain

extension PassUse {
    init(row: Row) throws {
        self.init(
            deal: try row.value("deal"),
            startsAt: try row.value("starts_at"),
            noticeStart: try row.value("notice_start"),
            usedAt: try row.value("used_at"),
            returnedAt: try row.value("returned_at")
        )
    }
}

public struct PassUseRow: InsertableRow {
    public static let table: StaticString = "pass_uses"

    private let order: Order.ID
    private let use: PassUse

    public init(_ use: PassUse, of order: Order.ID) {
        self.order = order
        self.use = use
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "deal": use.deal, "order_id": order, "starts_at": use.startsAt,
            "notice_start": use.noticeStart, "used_at": use.usedAt, "returned_at": use.returnedAt,
        ]
    }
}
