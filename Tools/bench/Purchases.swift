import Database
import Foundation
import Network
import PaymentSandbox
import Secrets

/// Purchases of seats by many members at once, at a provider that moves no money; and orders, lists, searches
/// and the ledger, with more than 100,000 orders in the database.
enum Purchases {
    private static let buyers = 32
    private static let each = 20

    static func measure() async throws {
        let data = try await PurchaseData.made()
        let till = try Till()
        let served = try Served(data.folder, with: try till.settings)
        defer { served.stop() }
        try await served.becomesReady()
        var shoppers: [Shopper] = []
        for number in 1...buyers { shoppers.append(try await Shopper(number, at: served)) }
        let ids = try await buy(data.forSale, by: shoppers, at: till, served)
        try await read(ids, by: shoppers, served)
        try await data.appoint(shoppers[0].email)
        try await operate(by: shoppers[0], served)
        await till.sandbox.stop()
    }

    /// Each shopper buys a seat of each class; the orders of each shopper.
    private static func buy(
        _ listings: [String],
        by shoppers: [Shopper],
        at till: Till,
        _ served: Served
    ) async throws -> [[String]] {
        // The first purchases open the connections.
        for shopper in shoppers { _ = try await shopper.buy(listings[each], at: till) }
        let (start, worked) = (ContinuousClock.now, served.processorTime)
        let bought = try await withThrowingTaskGroup(of: (Int, [Shopper.Purchase]).self) { group in
            for (place, shopper) in shoppers.enumerated() {
                group.addTask {
                    var bought: [Shopper.Purchase] = []
                    for listing in listings.prefix(each) {
                        bought.append(try await shopper.buy(listing, at: till))
                    }
                    return (place, bought)
                }
            }
            return try await group.reduce(into: [Int: [Shopper.Purchase]]()) { $0[$1.0] = $1.1 }
        }
        let seconds = start.duration(to: .now) / .seconds(1)
        let all = bought.values.flatMap(\.self)
        let times = all.map(\.milliseconds).sorted()
        let cost = (served.processorTime - worked) / Double(all.count)
        Bench.row(
            "purchases: \(buyers) members at once, hold to sold, without webhooks",
            """
            \((Double(all.count) / seconds).rounded) a second; median \(times[times.count / 2].rounded) ms, \
            95 % within \(times[times.count * 95 / 100].rounded) ms; \(tenths(cost)) ms of processor each
            """,
            ""
        )
        return shoppers.indices.map { bought[$0]?.map(\.order) ?? [] }
    }

    /// What the parties of orders read.
    private static func read(_ orders: [[String]], by shoppers: [Shopper], _ served: Served) async throws {
        let loads: [(String, (String) -> String)] = [
            ("an order", { "/api/v1/orders/\($0)" }), ("my orders", { _ in "/api/v1/orders" }),
        ]
        for (name, path) in loads {
            let requests = zip(shoppers, orders).flatMap { shopper, ids in
                ids.prefix(3).map { (path: path($0), shopper: shopper) }
            }
            let script = FileManager.default.temporaryDirectory
                .appendingPathComponent("madang-orders-\(getpid()).lua")
            try lua(requests).write(to: script, atomically: true, encoding: .utf8)
            defer { try? FileManager.default.removeItem(at: script) }
            let measured = try Measured(served.address("/").absoluteString, script: script.path)
            Bench.row(
                "\(name), \(buyers) members",
                "\(measured.rate.rounded) a second, p99 \(measured.slow)",
                ""
            )
        }
    }

    private static func lua(_ requests: [(path: String, shopper: Shopper)]) -> String {
        func list(_ values: [String]) -> String { values.map { "\"\($0)\"" }.joined(separator: ",") }
        return """
            local paths = {\(list(requests.map(\.path)))}
            local tokens = {\(list(requests.map { "Bearer \($0.shopper.token)" }))}
            local turn = 0
            request = function()
                turn = turn + 1
                local place = turn % #paths + 1
                return wrk.format("GET", paths[place], {["Authorization"] = tokens[place]})
            end
            """
    }

    /// One request at a time.
    private static func operate(by shopper: Shopper, _ served: Served) async throws {
        let orders = "/api/v1/operator/orders"
        let loads = [
            ("all orders", orders, 50),
            ("search for a common title", "\(orders)?q=%EB%8F%84%EC%9E%90%EA%B8%B0", 50),
            ("search for a name of few", "\(orders)?q=\(shopper.nickname)", 20),
            ("search for what isn't there", "\(orders)?q=nowhere", 20),
        ]
        for (name, path, count) in loads {
            try await report(name, count, served) { _ = try await shopper.read(path) }
        }
        try await report("the whole ledger verified, in parts", 5, served) {
            var cursor: String?
            repeat {
                let after = cursor.map { "?cursor=\($0)" } ?? ""
                let part = try await shopper.read("/api/v1/operator/ledger/faults\(after)")
                cursor = part["next"] as? String
            } while cursor != nil
        }
        Bench.row("private memory of the server after that", served.memory.own.megabytes, "")
    }

    private static func report(
        _ name: String,
        _ count: Int,
        _ served: Served,
        _ work: () async throws -> Void
    ) async throws {
        var times: [Double] = []
        let worked = served.processorTime
        for _ in 0..<count {
            let start = ContinuousClock.now
            try await work()
            times.append(start.duration(to: .now) / .milliseconds(1))
        }
        times.sort()
        let cost = (served.processorTime - worked) / Double(count)
        Bench.row(
            "\(name), one at a time",
            """
            median \(tenths(times[times.count / 2])) ms, slowest \(tenths(times[times.count - 1])) ms; \
            \(tenths(cost)) ms of processor
            """,
            ""
        )
    }

    private static func tenths(_ number: Double) -> String { String(format: "%.1f", number) }
}

/// A provider that moves no money, and what a server has to know about it.
struct Till {
    let sandbox: SandboxProvider
    private let secret = WebhookSecret.random()
    private let address: String

    init() throws {
        sandbox = SandboxProvider(
            SandboxConfiguration(
                apiSecret: "secret",
                webhookSecret: secret,
                storeID: "store",
                waitsForConfirmation: true,
                retryPauses: []
            )
        )
        address = try sandbox.start()
    }

    /// The public address takes no connections, so webhooks are lost.
    var settings: [String] {
        get throws {
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("madang-till-\(getpid())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let (api, webhook) = (folder.appendingPathComponent("api"), folder.appendingPathComponent("hook"))
            for (file, text) in [(api, "secret"), (webhook, secret.text)] {
                try text.write(to: file, atomically: true, encoding: .utf8)
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
            }
            return [
                "--public-url", "http://127.0.0.1:9", "--payments-operator", "마당 02-000-0000",
                "--portone-store-id", "store", "--portone-channel-key", "channel",
                "--portone-secret-file", api.path, "--portone-webhook-secret-file", webhook.path,
                "--portone-mode", "test", "--portone-capture", "manual", "--portone-api", address,
                "--portone-checkout", address + SandboxProvider.checkoutPath,
            ]
        }
    }

    /// Pays by card on the provider's page; the token with which the payer returns.
    func token(paying page: String, with client: HTTPClient) async throws -> String {
        let query = page.split(separator: "?", maxSplits: 1).last.map(String.init) ?? ""
        let stream = try await client.open(
            ClientRequest(
                .post,
                address + SandboxProvider.checkoutPath,
                headers: ["Content-Type": "application/x-www-form-urlencoded"],
                body: Array("\(query)&choice=card".utf8)
            )
        )
        let parameters = (stream.headers["Location"] ?? "").split { "?&".contains($0) }
        let token = parameters.first { $0.hasPrefix("paymentToken=") }
        guard let token else { throw Shopper.failure("no token: \(stream.status)") }
        return String(token.dropFirst("paymentToken=".count))
    }
}

/// A signed-in member who buys seats.
struct Shopper: Sendable {
    struct Purchase: Sendable {
        let order: String
        let milliseconds: Double
    }

    let nickname: String
    let token: String
    private let base: String
    private let client = HTTPClient(retries: .never)

    var email: String { "\(nickname)@example.com" }

    init(_ number: Int, at served: Served) async throws {
        nickname = "bench\(getpid())n\(number)"
        token = try await served.signUp(number)
        base = String(served.address("/").absoluteString.dropLast())
    }

    /// Holds a seat, pays for it, and returns.
    func buy(_ listing: String, at till: Till) async throws -> Purchase {
        let start = ContinuousClock.now
        let held = try await ask(.post, "/api/v1/listings/\(listing)/orders")
        guard let order = held["id"] as? String else { throw Self.failure("no order: \(held)") }
        let checkout = try await ask(.get, "/api/v1/orders/\(order)/checkout")
        guard let page = checkout["page"] as? String else { throw Self.failure("no page: \(checkout)") }
        let token = try await till.token(paying: page, with: client)
        let sold = try await ask(
            .post,
            "/api/v1/orders/\(order)/completion",
            body: "{\"paymentToken\": \"\(token)\"}"
        )
        guard sold["state"] as? String == "sold" else { throw Self.failure("not sold: \(sold)") }
        return Purchase(order: order, milliseconds: start.duration(to: .now) / .milliseconds(1))
    }

    func read(_ path: String) async throws -> [String: Any] {
        let headers: ClientHeaders = ["Authorization": "Bearer \(token)"]
        let answer = try await client.send(ClientRequest(.get, base + path, headers: headers))
        guard answer.status == 200 else { throw Self.failure("\(path): \(answer.status)") }
        return try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any] ?? [:]
    }

    private func ask(
        _ method: ClientRequest.Method,
        _ path: String,
        body: String? = nil
    ) async throws -> [String: Any] {
        let answer = try await client.send(
            ClientRequest(
                method,
                base + path,
                headers: ["Authorization": "Bearer \(token)", "Content-Type": "application/json"],
                body: body.map { Array($0.utf8) }
            )
        )
        return try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any] ?? [:]
    }

    static func failure(_ text: String) -> CocoaError {
        CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
