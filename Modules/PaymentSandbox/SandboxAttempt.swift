import HTTPServer
import WebAddresses

/// What a browser brings to the page: the parameters of `PortOne.requestPayment`.
struct SandboxAttempt: Sendable {
    let id: String
    let name: String
    let total: Int64
    let returnAddress: String
    let webhookAddresses: [String]
    /// Whether the customer asks for a transfer and not for a card.
    let isTransfer: Bool

    /// Nil if the store is another one, a parameter is missing, the amount is too large, or an
    /// address isn't HTTP.
    init?(_ fields: Query, store: String) {
        guard fields["storeId"] == store, fields["currency"] == "CURRENCY_KRW",
            let id = fields["paymentId"], !id.isEmpty, let name = fields["orderName"], !name.isEmpty,
            let total = fields["totalAmount"].flatMap(Int64.init), total <= SandboxPayment.most,
            let returnAddress = fields["redirectUrl"], Self.isHTTP(returnAddress)
        else { return nil }
        self.id = id
        self.name = name
        self.total = total
        self.returnAddress = returnAddress
        isTransfer = fields["payMethod"] == "VIRTUAL_ACCOUNT"
        webhookAddresses = fields.values("noticeUrls").filter(Self.isHTTP)
    }

    private static func isHTTP(_ address: String) -> Bool {
        WebAddress(address).map { ["http", "https"].contains($0.scheme) } ?? false
    }

    /// The parameters again, for the page's form.
    func fields(store: String) -> [(String, String)] {
        [
            ("storeId", store), ("paymentId", id), ("orderName", name), ("totalAmount", "\(total)"),
            ("currency", "CURRENCY_KRW"), ("redirectUrl", returnAddress),
            ("payMethod", isTransfer ? "VIRTUAL_ACCOUNT" : "CARD"),
        ] + webhookAddresses.map { ("noticeUrls", $0) }
    }

    /// The address that the browser returns to.
    func address(_ parameters: [(String, String)]) -> String {
        let query = ([("paymentId", id)] + parameters).map { "\($0)=\(PercentEncoding.encode($1))" }
        return returnAddress + (returnAddress.contains("?") ? "&" : "?") + query.joined(separator: "&")
    }
}

/// The payer's choice on the page.
enum SandboxMethod: String, Sendable {
    case card
    case account
    case declined
}
