import Wire

/// Paths of order pages and their actions.
enum OrderPagePath: String, Path {
    case sale = "/listings/{id}/sale"
    case endSale = "/listings/{id}/sale/end"
    case buy = "/listings/{id}/buy"
    case deposit = "/listings/{id}/deposit"
    case endDeposit = "/listings/{id}/deposit/end"
    case payDeposit = "/listings/{id}/deposit/pay"
    case buyPass = "/listings/{id}/pass"
    case payLesson = "/deals/{id}/pay"
    case mine = "/me/orders"
    case income = "/me/income"
    case incomeFile = "/me/income.csv"
    case all = "/orders"
    case one = "/orders/{id}"
    case pay = "/orders/{id}/pay"
    /// The address to which the provider sends the payer back.
    case back = "/orders/{id}/return"
    case check = "/orders/{id}/check"
    case cancelPayment = "/orders/{id}/payment-cancellation"
    case withdraw = "/orders/{id}/withdraw"
    case refund = "/orders/{id}/refund"
    case settlement = "/orders/{id}/refund-settlement"
    case refundAccount = "/orders/{id}/refund-account"
    case refundAccountHelp = "/orders/{id}/refund-account/help"
    case contract = "/orders/{id}/contract"
    case endHold = "/orders/{id}/hold/end"
}

/// The address to which the provider sends the payer of an order back.
public func returnPath(of order: String) -> String { OrderPagePath.back.filled(order) }
