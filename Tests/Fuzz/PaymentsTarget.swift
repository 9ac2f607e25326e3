import Domain
import JSONCoding
import Secrets

@testable import Portone

/// In the first byte which reader is meant; behind it an answer about a payment, or the headers of a webhook,
/// one a line, and its body.
@Sendable func checkPayments(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let rest = Array(bytes.dropFirst())
    if first == UInt8(ascii: "p") { checkPayment(rest) } else { checkWebhook(rest) }
}

private let secret = WebhookSecret("whsec_bWFkYW5nLWZ1enotdGFyZ2V0LXNlY3JldA==")

private let setup = PortoneSetup(
    apiSecret: "secret",
    storeID: "store-1",
    channelKey: "channel-1",
    webhookSecrets: [secret].compactMap { $0 },
    isTest: true,
    waitsForConfirmation: false
)

private func checkPayment(_ bytes: [UInt8]) {
    let order = Order.ID(rawValue: 1)
    guard let json = try? JSON(parsing: bytes),
        let payment = try? PortonePayment(json).payment(of: order, at: setup)
    else { return }
    promise(payment.order == order, "the payment of another order")
    promise((payment.amount?.won ?? 0) <= Money.most, "an amount beyond its limit")
    promise(payment.cancelled <= payment.amount ?? .zero, "more is cancelled than paid")
    promise(payment.status != .paid || payment.cancelled == .zero, "paid, and partly cancelled")
    promise(payment.status != .accountIssued || payment.account != nil, "an account without a number")
    promise(payment.receiptAddress?.hasPrefix("https://") ?? true, "a receipt that isn't a secure page")
}

private func checkWebhook(_ bytes: [UInt8]) {
    let now = Moment(milliseconds: 1_795_170_600_000)
    let provider = PortoneProvider(setup)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    guard lines.count == 4 else { return }
    let headers = lines.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    let names = ["webhook-id", "webhook-timestamp", "webhook-signature"]
    let sent = RawWebhook(
        body: Array(lines[3]),
        headers: Dictionary(uniqueKeysWithValues: zip(names, headers))
    )
    let isAccepted = (try? provider.event(in: sent, at: now)) != nil
    let right = secret?.signature(id: headers[0], timestamp: headers[1], body: sent.body) ?? ""
    promise(!isAccepted || headers[2].contains(right), "a webhook without its signature")
    // The same body from a sender that has the secret.
    let time = "1795170600"
    let signature = secret?.signature(id: "msg", timestamp: time, body: sent.body) ?? ""
    let signed = RawWebhook(
        body: sent.body,
        headers: Dictionary(uniqueKeysWithValues: zip(names, ["msg", time, signature]))
    )
    guard let event = try? provider.event(in: signed, at: now) else { return }
    promise(event.id == "msg" && PortoneWebhook.types.contains(event.type), "an event of an unknown type")
}
