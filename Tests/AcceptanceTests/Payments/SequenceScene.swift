import Database
import Domain
import Foundation
import JSONCoding
import PaymentSandbox
import Secrets
import Synchronization
import TestSupport
import Testing

/// Servers that sell seats, one on SQLite or two on one PostgreSQL, and the provider that they ask.
struct SequenceScene: Sendable {
    /// What can happen to an order.
    enum Event: CaseIterable {
        case approval, decline, transfer, refundAccount, payerReturn, returnOfAnother
        case webhook, repeatedWebhook, lateWebhook, forgedWebhook
        case operatorLook, poll, holdEnd
        case withdrawal, refund, deletion, neighbour, failure, overcharge, cancellation

        /// Moves the clock, after which members refresh their sessions.
        var takesTime: Bool { self == .poll || self == .holdEnd }
    }

    /// A seat that Ben holds.
    struct Seat: Sendable {
        let listing: String
        let order: String
        /// Where it is paid.
        let page: String
        let round: Int
    }

    /// A member with a session.
    struct Person: Sendable {
        var access: String
        var renewal: String
    }

    /// Ana sells, Ben buys, Cho would like to, and Olga operates the server.
    struct Cast: Sendable {
        private(set) var ana: Person
        private(set) var ben: Person
        private(set) var cho: Person
        private(set) var olga: Person
    }

    let servers: [TestServer]
    let payments: LocalPayments
    private let tokens = Tokens()

    /// The token of the payer's latest approval, by order.
    private final class Tokens: Sendable {
        private let known = Mutex<[String: String]>([:])

        subscript(order: String) -> String? {
            get { known.withLock { $0[order] } }
            set { known.withLock { $0[order] = newValue } }
        }
    }

    static func run(
        _ engine: Database.Engine,
        waitsForConfirmation: Bool,
        _ body: (SequenceScene) async throws -> Void
    ) async throws {
        let payments = try LocalPayments(waitsForConfirmation: waitsForConfirmation)
        let folders = try (0..<3).map { _ in try TemporaryFolder() }
        var settings = try payments.settings(secretsIn: folders[2])
        settings["commission"] = "3.3"
        guard engine == .postgresql else {
            try await TestServer.run(settings: settings) { server in
                try await body(SequenceScene(servers: [server], payments: payments))
            }
            return await payments.close()
        }
        settings["database"] = try await PostgreSQLServer.shared().freshDatabase()
        settings["key-file"] = folders[2].file("key").path
        try await TestServer.run(settings: settings, in: folders[0]) { first in
            settings["node"] = "1"
            try await TestServer.run(settings: settings, in: folders[1]) { second in
                try await body(SequenceScene(servers: [first, second], payments: payments))
            }
        }
        await payments.close()
    }

    private init(servers: [TestServer], payments: LocalPayments) {
        (self.servers, self.payments) = (servers, payments)
    }

    /// Asks one of the servers.
    func ask(
        _ person: Person?,
        _ method: String,
        _ path: String,
        _ body: JSON? = nil
    ) async throws -> TestResponse {
        let headers = person.map { ["Authorization": "Bearer \($0.access)"] } ?? [:]
        let server = servers.randomElement() ?? servers[0]
        return try await server.ask(method, "/api/v1\(path)", body, headers: headers)
    }

    func pass(_ time: Duration) async {
        for server in servers { server.clock.pass(time) }
        for server in servers.shuffled() { await server.runMaintenance() }
    }
}

extension SequenceScene {
    func happen(
        _ event: Event,
        to seat: Seat,
        _ cast: inout Cast,
        _ chance: inout SeededGenerator
    ) async throws {
        switch event {
        case .poll: await pass(.seconds(3_700))
        case .holdEnd: await pass(Order.holdTime)
        default: return try await act(event, on: seat, cast, &chance)
        }
        try await cast.refresh(at: self)
    }

    /// - Precondition: The event takes no time.
    func act(_ event: Event, on seat: Seat, _ cast: Cast, _ chance: inout SeededGenerator) async throws {
        let order = "/orders/\(seat.order)"
        switch event {
        case .approval: tokens[seat.order] = try? await payments.token(paying: seat.page)
        case .decline: _ = try? await payments.pay(at: seat.page, by: "declined")
        case .transfer:
            _ = try? await payments.pay(at: seat.page, by: "account")
            _ = await payments.sandbox.act(.deposit, on: seat.order)
        case .refundAccount:
            try await expect(ask(cast.ben, "PUT", "\(order)/refund-account", Self.account))
        case .payerReturn: try await complete(order, by: cast.ben, tokens[seat.order])
        case .returnOfAnother: try await complete(order, by: cast.ben, "token-of-another")
        case .webhook: try await send("1", of: seat)
        case .repeatedWebhook: for _ in 0..<2 { try await send("2", of: seat) }
        case .lateWebhook: try await send("3", of: seat, age: 600)
        case .forgedWebhook: try await send("4", of: seat, isForged: true)
        case .operatorLook: try await complete(order, by: cast.olga, nil)
        case .withdrawal: try await expect(ask(cast.ben, "POST", "\(order)/withdrawal"))
        case .refund:
            let won = Int64.random(in: 1...30_000, using: &chance)
            let body: JSON = ["amount": .integer(won), "reason": "환불"]
            try await expect(ask(cast.ana, "POST", "\(order)/refunds", body))
        case .deletion: try await expect(ask(cast.ana, "DELETE", "/listings/\(seat.listing)"))
        case .neighbour: try await expect(ask(cast.cho, "POST", "/listings/\(seat.listing)/orders"))
        case .failure: payments.sandbox.add(Self.fault(&chance))
        case .overcharge: _ = await payments.sandbox.act(.overcharge, on: seat.order)
        case .cancellation: try await expect(ask(cast.olga, "POST", "\(order)/payment-cancellation"))
        case .poll, .holdEnd: preconditionFailure("\(event) takes time")
        }
    }

    private static let account: JSON = ["bank": "toss", "number": "100012345678", "holder": "벤"]

    private func complete(_ order: String, by person: Person, _ token: String?) async throws {
        let body: JSON = ["paymentToken": token.map { .string($0) } ?? .null]
        try await expect(ask(person, "POST", "\(order)/completion", body))
    }

    /// Every answer is clear: done, a refusal, or that the provider can't be reached.
    private func expect(_ answer: TestResponse) {
        #expect([200, 204, 400, 403, 404, 409, 422, 503].contains(answer.status), "\(answer)")
    }

    private func send(_ id: String, of seat: Seat, age: Int64 = 0, isForged: Bool = false) async throws {
        let server = servers.randomElement() ?? servers[0]
        let second = "\(server.clock.now.milliseconds / 1_000 - age)"
        let body = Array(
            """
            {"type":"Transaction.Paid","timestamp":"2026-11-20T10:30:00Z",\
            "data":{"storeId":"store","paymentId":"\(seat.order)","transactionId":"1"}}
            """.utf8
        )
        let id = "\(seat.order)-\(id)"
        let signature = payments.webhookSecret.signature(id: id, timestamp: second, body: body)
        let answer = try await TestResponse.asking(
            "POST",
            server.address + "/webhooks/portone",
            body,
            headers: [
                "webhook-id": id, "webhook-timestamp": second,
                "webhook-signature": isForged ? "v1,AAAA" : signature,
            ]
        )
        #expect(
            isForged || age > 0 ? answer.status == 401 : [200, 503].contains(answer.status),
            "\(answer)"
        )
    }

    private static func fault(_ chance: inout SeededGenerator) -> SandboxFault {
        let common: [SandboxFault.Kind] = [.failBefore, .dropBefore, .cutOff]
        let answers: [SandboxFault.Kind] = [
            .forget, .otherAmount, .otherOrder, .otherStore, .otherCurrency, .otherMode, .unknownStatus,
        ]
        let changes: [SandboxFault.Kind] = [.failAfter, .dropAfter, .refuse]
        let (operation, kinds): (SandboxFault.Operation, [SandboxFault.Kind]) =
            switch Int.random(in: 0..<4, using: &chance) {
            case 0: (.confirm, common + changes)
            case 1: (.cancel, common + changes + [.later])
            default: (.get, common + answers)
            }
        return SandboxFault(operation, kinds.randomElement(using: &chance) ?? .failBefore)
    }
}

extension SequenceScene {
    /// Some hours later everything is decided, and agrees with the provider.
    func expectPeace() async throws {
        for _ in 0..<3 { await pass(.seconds(3_700)) }
        try await operate()
        await pass(.seconds(3_700))
        let server = servers[0]
        let olga = try await server.device(of: "olga")
        try await olga.provesLedger()
        var (cursor, seats): (String?, [String: Int]) = (nil, [:])
        repeat {
            let after = cursor.map { "&cursor=\($0)" } ?? ""
            let part = try await olga.ask("GET", "/api/v1/operator/orders?limit=100\(after)")
            for order in part.items {
                payments.expectAgreement(of: order)
                let listing = order["listing"]?.stringValue ?? ""
                seats[listing, default: 0] += order["hasSeat"] == true ? 1 : 0
            }
            cursor = part.json["next"]?.stringValue
        } while cursor != nil
        for (listing, sold) in seats {
            let post = try await olga.read(class: listing)
            guard post.status == 200 else { continue }
            #expect(post.json["taken"]?.intValue == sold, "\(post)")
        }
    }
}

extension SequenceScene {
    /// The operator names an account for each payer who was to get a transfer back and named none, and
    /// cancels payments of another amount.
    private func operate() async throws {
        let olga = try await servers[0].device(of: "olga")
        var cursor: String?
        repeat {
            let after = cursor.map { "&cursor=\($0)" } ?? ""
            let part = try await olga.ask("GET", "/api/v1/operator/orders?limit=100\(after)")
            for order in part.items {
                let path = "/api/v1/orders/\(order["id"]?.stringValue ?? "")"
                if order["needsRefundAccount"] == true {
                    if let payer = order["payer"]?["nickname"]?.stringValue {
                        let ben = try await servers[0].device(of: payer)
                        _ = try await ben.ask("POST", "\(path)/refund-account/help")
                    }
                    let named = try await olga.ask("PUT", "\(path)/refund-account", Self.account)
                    #expect(named.status == 200, "\(named)")
                }
                if order["problem"] == "amount" {
                    let cancelled = try await olga.ask("POST", "\(path)/payment-cancellation")
                    #expect(cancelled.status == 200, "\(cancelled)")
                }
            }
            cursor = part.json["next"]?.stringValue
        } while cursor != nil
    }
}

extension SequenceScene.Cast {
    init(at scene: SequenceScene, numbered number: Int) async throws {
        if number == 0 {
            _ = try await scene.servers[0].signUp("olga")
            try await scene.servers[0].appointOperator("olga")
        }
        ana = SequenceScene.Person(try await scene.servers[0].signUp("ana\(number)"))
        ben = SequenceScene.Person(try await scene.servers[0].signUp("ben\(number)"))
        cho = SequenceScene.Person(try await scene.servers[0].signUp("cho\(number)"))
        olga = SequenceScene.Person(try await scene.servers[0].device(of: "olga"))
    }

    mutating func refresh(at scene: SequenceScene) async throws {
        try await ana.refresh(at: scene)
        try await ben.refresh(at: scene)
        try await cho.refresh(at: scene)
        try await olga.refresh(at: scene)
    }
}

extension SequenceScene.Person {
    fileprivate init(_ neighbour: Neighbour) {
        self.init(access: neighbour.accessToken, renewal: neighbour.refreshToken)
    }

    fileprivate mutating func refresh(at scene: SequenceScene) async throws {
        let body: JSON = ["refreshToken": .string(renewal)]
        let answer = try await scene.ask(nil, "POST", "/sessions/refresh", body)
        access = try #require(answer.json["session"]?["accessToken"]?.stringValue, "\(answer)")
        renewal = try #require(answer.json["session"]?["refreshToken"]?.stringValue, "\(answer)")
        let password: JSON = ["password": .string(Neighbour.password)]
        _ = try await scene.ask(self, "POST", "/sessions/current/confirmation", password)
    }
}
