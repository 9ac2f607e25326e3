public import Domain
import JSONCoding
import Secrets
import WebAddresses

/// Payments by PortOne V2.
public struct PortoneProvider: PaymentProvider {
    public let name = ProviderName("portone")

    private let setup: PortoneSetup
    let api: PortoneAPI

    public init(_ setup: PortoneSetup) {
        self.setup = setup
        api = PortoneAPI(setup)
    }

    public var waitsForConfirmation: Bool { setup.waitsForConfirmation }
    public var isTest: Bool { setup.isTest }

    public func register(_ charge: Charge) async throws(ProviderFailure) {
        let body: JSONObject = ["totalAmount": .integer(Int64(charge.amount.won)), "currency": "KRW"]
        let key = "register-\(charge.order)-\(charge.amount.won)"
        _ = try await api.post("pre-register", on: charge.order.description, body, key: key)
    }

    public func payment(of order: Order.ID) async throws(ProviderFailure) -> ProviderPayment? {
        let answer: JSON
        do {
            answer = try await api.payment(order.description)
        } catch .refused(code: PortoneError.notFound) {
            return nil
        }
        return try PortonePayment(answer).payment(of: order, at: setup)
    }

    public func confirm(_ charge: Charge, with token: PaymentToken) async throws(ProviderFailure) {
        let body: JSONObject = [
            "paymentToken": .string(token.text), "totalAmount": .integer(Int64(charge.amount.won)),
            "currency": "KRW", "isTest": .bool(setup.isTest),
        ]
        // Each attempt of the payer has a token, and a refused attempt doesn't spoil the next one.
        let attempt = Base64URL.encode(Array(SHA256.hash(Array(token.text.utf8)).prefix(12)))
        let answer: JSON
        do {
            answer = try await api.post(
                "confirm",
                on: charge.order.description,
                body,
                key: "confirm-\(charge.order)-\(attempt)"
            )
        } catch .refused(code: PortoneError.mismatch) {
            throw .contradiction("the amount, the currency or the mode differ from what the payer approved")
        }
        guard try PortoneFields(answer).moment(ifGiven: "paidAt") != nil else { throw .unreadable }
    }

    public func cancel(
        _ cancellation: ProviderCancellation
    ) async throws(ProviderFailure) -> CancellationOutcome {
        var body: JSONObject = [
            "amount": .integer(Int64(cancellation.amount.won)), "reason": .string(cancellation.reason),
            "currentCancellableAmount": .integer(Int64(cancellation.cancellable.won)),
        ]
        if let account = cancellation.account {
            body["refundAccount"] = [
                "bank": .string(account.bank.portoneName), "number": .string(account.number),
                "holderName": .string(account.holder),
            ]
        }
        let answer = try await api.post(
            "cancel",
            on: cancellation.order.description,
            body,
            key: cancellation.key
        )
        guard let done = try PortoneFields(answer).object("cancellation") else { throw .unreadable }
        switch try done.text("status") {
        case "SUCCEEDED":
            let amount = try done.money("totalAmount")
            guard amount == cancellation.amount else {
                throw .contradiction("\(amount.won) won were cancelled instead of \(cancellation.amount.won)")
            }
            return .done
        case "REQUESTED": return .requested
        case "FAILED": throw .refused(code: "CANCELLATION_FAILED")
        default: throw .unreadable
        }
    }

    public func event(in webhook: RawWebhook, at now: Moment) throws(WebhookRefusal) -> PaymentEvent? {
        let envelope = WebhookEnvelope(
            id: webhook["webhook-id"],
            timestamp: webhook["webhook-timestamp"],
            signature: webhook["webhook-signature"]
        )
        do {
            try setup.webhooks.verify(envelope, body: webhook.body, now: now.milliseconds / 1_000)
        } catch {
            throw WebhookRefusal(error)
        }
        guard let id = envelope.id else { throw .malformed }
        return try PortoneWebhook(webhook.body)?.event(id, at: setup)
    }

    public func checkout(for charge: Charge, by way: PaymentWay) -> Checkout {
        let parameters = parameters(charge, way)
        guard let page = setup.checkoutPage else {
            return .script(
                source: "https://cdn.portone.io/v2/browser-sdk.js",
                origins: ["https://*.portone.io", "https://*.iamport.co"],
                parameters: String(decoding: JSON.object(parameters).encoded(), as: UTF8.self)
            )
        }
        let query = parameters.flatMap { name, value in
            (value.arrayValue ?? [value]).compactMap { $0.stringValue ?? $0.intValue.map(String.init) }
                .map { "\(name)=\(PercentEncoding.encode($0))" }
        }
        return .page("\(page)?\(query.joined(separator: "&"))")
    }

    /// The parameters of `PortOne.requestPayment`. With `forceRedirect`, a computer's browser leaves the page
    /// and comes back as a phone's does.
    private func parameters(_ charge: Charge, _ way: PaymentWay) -> JSONObject {
        var parameters: JSONObject = [
            "storeId": .string(setup.storeID), "channelKey": .string(setup.channelKey),
            "paymentId": .string(charge.order.description), "orderName": .string(charge.title),
            "totalAmount": .integer(Int64(charge.amount.won)), "currency": "CURRENCY_KRW",
            "payMethod": way == .card ? "CARD" : "VIRTUAL_ACCOUNT",
            "redirectUrl": .string(charge.returnAddress), "forceRedirect": true,
            "noticeUrls": [.string(charge.webhookAddress)],
        ]
        if way == .transfer {
            parameters["virtualAccount"] = [
                "accountExpiry": ["validHours": .integer(Int64(charge.transferHours))]
            ]
        }
        return parameters
    }
}
