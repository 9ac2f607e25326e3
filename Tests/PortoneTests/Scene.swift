import Domain
import Foundation
import HTTPServer
import Network
import PaymentSandbox
import Portone
import Secrets
import Synchronization
import TestSupport
import WebAddresses

/// A shop's server between the sandbox and a payer: the client of PortOne, and a receiver of webhooks.
final class Scene: Sendable {
    static let store = "store-of-the-test"
    static let secret = "api secret"

    let sandbox: SandboxProvider
    let address: String
    let provider: PortoneProvider
    /// The same with the given patience, for a request that is answered slowly.
    let impatient: PortoneProvider
    let clock = TestClock()
    let webhookSecret = WebhookSecret.random()
    let charge: Charge
    private let inbox = Inbox()
    private let receiver = Mutex<HTTPServer?>(nil)

    init(
        waitsForConfirmation: Bool = false,
        patience: Duration = .seconds(20),
        apiSecret: String = secret
    ) throws {
        let (clock, webhookSecret) = (clock, webhookSecret)
        sandbox = SandboxProvider(
            SandboxConfiguration(
                apiSecret: Self.secret,
                webhookSecret: webhookSecret,
                storeID: Self.store,
                waitsForConfirmation: waitsForConfirmation,
                retryPauses: [.zero, .zero],
                now: { clock.now.milliseconds / 1_000 }
            )
        )
        address = try sandbox.start()
        let address = address
        func provider(_ patience: Duration) -> PortoneProvider {
            PortoneProvider(
                PortoneSetup(
                    apiSecret: apiSecret,
                    storeID: Self.store,
                    channelKey: "channel-key",
                    webhookSecrets: [webhookSecret, .random()],
                    isTest: true,
                    waitsForConfirmation: waitsForConfirmation,
                    apiAddress: address,
                    checkoutPage: address + SandboxProvider.checkoutPath,
                    patience: patience
                )
            )
        }
        self.provider = provider(.seconds(20))
        impatient = provider(patience)
        let server = inbox.server()
        let port = try server.start()
        receiver.withLock { $0 = server }
        charge = Charge(
            order: Order.ID(rawValue: 1_234_567_890_123),
            title: "한식 <b>수업</b> & 차",
            amount: Money(won: 30_000) ?? .zero,
            returnAddress: "http://127.0.0.1:\(port)/orders?from=pay",
            webhookAddress: "http://127.0.0.1:\(port)/webhooks"
        )
    }

    func close() async {
        await sandbox.stop()
        await receiver.withLock { $0 }?.stop(within: .zero)
    }

    /// The answers to the next webhooks; success without any.
    func answerWebhooks(with next: [Int]) {
        inbox.answers(next)
    }

    /// The webhooks that arrived so far.
    var webhooks: [RawWebhook] {
        get async {
            await sandbox.settleWebhooks()
            return inbox.webhooks
        }
    }

    func event(_ webhook: RawWebhook) throws -> PaymentEvent? {
        try provider.event(in: webhook, at: clock.now)
    }

    /// The address of the page to pay on.
    var page: String {
        guard case .page(let page) = provider.checkout(for: charge, by: .card) else { return "" }
        return page
    }

    /// The payer makes a choice on the page. Returns the parameters that the browser comes back with.
    func pay(_ choice: String = "card", at page: String? = nil) async throws -> [String: String] {
        let parts = (page ?? self.page).split(separator: "?", maxSplits: 1).map(String.init)
        let response = try await HTTPClient().open(
            ClientRequest(
                .post,
                parts[0],
                headers: ["Content-Type": "application/x-www-form-urlencoded"],
                body: Array((parts[1] + "&choice=" + choice).utf8)
            )
        )
        guard let location = response.headers["Location"] else { return ["status": "\(response.status)"] }
        let query = Query(parsing: String(location.split(separator: "?", maxSplits: 1)[1]))
        return Dictionary(query.map { ($0.name, $0.value) }) { $1 }
    }

    /// A payment of the charge, registered and approved.
    func paid() async throws {
        try await provider.register(charge)
        _ = try await pay()
    }

    /// Approves the payment and returns the token.
    func approved() async throws -> PaymentToken {
        try await provider.register(charge)
        guard let token = PaymentToken(try await pay()["paymentToken"] ?? "") else { throw Missing() }
        return token
    }

    func cancel(
        _ won: Int,
        of cancellable: Int,
        to account: RefundAccount? = nil,
        key: String = "cancellation-0001",
        by other: PortoneProvider? = nil
    ) async throws(ProviderFailure) -> CancellationOutcome {
        try await (other ?? provider).cancel(
            ProviderCancellation(
                order: charge.order,
                amount: Money(won: won) ?? .zero,
                cancellable: Money(won: cancellable) ?? .zero,
                reason: "아파서 못 가요",
                account: account,
                key: key
            )
        )
    }

    func now() async throws -> ProviderPayment? {
        sandbox.clearFaults()
        return try await provider.payment(of: charge.order)
    }
}

struct Missing: Error {}

/// The webhooks that arrived, and the answers to the next ones.
private final class Inbox: Sendable {
    private let state = Mutex<(webhooks: [RawWebhook], statuses: [Int])>(([], []))

    var webhooks: [RawWebhook] { state.withLock { $0.webhooks } }

    func answers(_ statuses: [Int]) {
        state.withLock { $0.statuses = statuses }
    }

    func server() -> HTTPServer {
        let route = Route(.post, "/webhooks", body: .buffered(limit: 1 << 20)) { self.take($0) }
        return HTTPServer(
            configuration: ServerConfiguration(threads: 1),
            router: Router(routes: [route]) { rejection, _ in Response(status: rejection.status) }
        )
    }

    private func take(_ request: Request) -> Response {
        let headers = request.headers.map { ($0.name.lowercased(), $0.value) }
        let webhook = RawWebhook(
            body: request.body.bytes,
            headers: Dictionary(headers) { first, _ in first }
        )
        return state.withLock { state in
            state.webhooks.append(webhook)
            return Response(status: state.statuses.isEmpty ? 204 : state.statuses.removeFirst())
        }
    }
}

/// Returns the failure; nil on success.
func failure<Value>(of body: () async throws(ProviderFailure) -> Value) async -> ProviderFailure? {
    do {
        _ = try await body()
        return nil
    } catch {
        return error
    }
}
