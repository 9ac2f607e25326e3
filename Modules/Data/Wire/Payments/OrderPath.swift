/// Paths of sales, orders and the ledger.
public enum OrderPath: String, Path {
    case sale = "/api/v1/listings/{id}/sale"
    case place = "/api/v1/listings/{id}/orders"
    case deposit = "/api/v1/listings/{id}/deposit"
    case placeDeposit = "/api/v1/listings/{id}/deposit/orders"
    case placePass = "/api/v1/listings/{id}/pass/orders"
    case lessonPayment = "/api/v1/deals/{id}/payment"
    case placeLesson = "/api/v1/deals/{id}/payment/orders"
    case income = "/api/v1/income"
    case incomeStatement = "/api/v1/income/statement"
    case mine = "/api/v1/orders"
    case one = "/api/v1/orders/{id}"
    case checkout = "/api/v1/orders/{id}/checkout"
    case completion = "/api/v1/orders/{id}/completion"
    case withdrawal = "/api/v1/orders/{id}/withdrawal"
    case refunds = "/api/v1/orders/{id}/refunds"
    case refundAccount = "/api/v1/orders/{id}/refund-account"
    case all = "/api/v1/operator/orders"
    case faults = "/api/v1/operator/ledger/faults"
    case statement = "/api/v1/operator/ledger/statement"
    /// For the provider.
    case webhook = "/webhooks/portone"
}
