import Domain
import JSONCoding
import Network
import PaymentSandbox
import Portone
import TestSupport
import Testing

/// The sandbox says only what PortOne could say, in each state of a payment. Faults are told to it, and are
/// not compared.
@Suite("Answers of the sandbox", .timeLimit(.minutes(1)))
struct SandboxShapeTests {
    struct State: Sendable, CustomTestStringConvertible {
        let name: String
        var waits = false
        var choice: String?
        var actions: [SandboxAction] = []
        /// What is given back, in order; the last may be only accepted.
        var cancelled: [Int] = []
        var isLater = false
        /// What `GET` says: a status, or the type of an error.
        let says: String

        var testDescription: String { name }
    }

    private static let states = [
        State(name: "registered", says: "PAYMENT_NOT_FOUND"),
        State(name: "waiting for its confirmation", waits: true, choice: "card", says: "PAY_PENDING"),
        State(name: "failed", choice: "declined", says: "FAILED"),
        State(name: "account issued", choice: "account", says: "VIRTUAL_ACCOUNT_ISSUED"),
        State(name: "account expired", choice: "account", actions: [.expire], says: "CANCELLED"),
        State(name: "paid by card", choice: "card", says: "PAID"),
        State(name: "paid by transfer", choice: "account", actions: [.deposit], says: "PAID"),
        State(name: "disputed", choice: "card", actions: [.dispute], says: "PAID"),
        State(name: "no longer disputed", choice: "card", actions: [.dispute, .resolve], says: "PAID"),
        State(name: "overcharged", waits: true, choice: "card", actions: [.overcharge], says: "PAID"),
        State(name: "forgotten", choice: "card", actions: [.forget], says: "PAYMENT_NOT_FOUND"),
        State(name: "partly cancelled", choice: "card", cancelled: [10_000], says: "PARTIAL_CANCELLED"),
        State(name: "cancelled", choice: "card", cancelled: [10_000, 20_000], says: "CANCELLED"),
        State(
            name: "cancellation accepted",
            choice: "card",
            cancelled: [10_000],
            isLater: true,
            says: "PAID"
        ),
    ]

    private static let bodies: [(action: String, body: JSON)] = [
        ("pre-register", ["totalAmount": 30_000, "currency": "KRW"]), ("pre-register", [:]),
        ("confirm", ["paymentToken": "token-of-another"]), ("confirm", [:]),
        ("cancel", [:]), ("cancel", ["reason": "r", "amount": 99_999]),
        ("cancel", ["reason": "r", "currentCancellableAmount": 1]),
    ]

    @Test("Every request about a payment in any state is answered as published", arguments: states)
    func answers(_ state: State) async throws {
        let scene = try Scene(waitsForConfirmation: state.waits)
        let desk = Desk(scene: scene, shapes: try PublishedShapes())
        try await desk.reach(state)
        let answer = try await desk.ask("GET")
        #expect((answer["status"] ?? answer["type"]) == .string(state.says))
        for (action, body) in Self.bodies { _ = try await desk.ask("POST", action, body) }
        _ = try await desk.ask("POST", "cancel", ["reason": "r", "refundAccount": Desk.account])
        _ = try await desk.ask("GET")
        _ = try await desk.ask("GET", secret: "another")
        _ = try await desk.ask("POST", "cancel", ["reason": "r"], secret: "another")
        await scene.close()
    }

    @Test("A confirmation is answered as published, and so is each reason against it")
    func confirmation() async throws {
        let scene = try Scene(waitsForConfirmation: true)
        let desk = Desk(scene: scene, shapes: try PublishedShapes())
        let token = JSON.string(try await scene.approved().text)
        let cheaper = try await desk.ask("POST", "confirm", ["paymentToken": token, "totalAmount": 1])
        #expect(cheaper["type"] == "INFORMATION_MISMATCH")
        #expect(try await desk.ask("POST", "confirm", ["paymentToken": token])["paidAt"] != nil)
        #expect(try await desk.ask("POST", "confirm", ["paymentToken": token])["type"] == "ALREADY_PAID")
        await scene.close()
    }

    @Test("A refusal that is asked of the sandbox is a published one")
    func refusal() async throws {
        let scene = try Scene()
        let desk = Desk(scene: scene, shapes: try PublishedShapes())
        for operation in [SandboxFault.Operation.get, .register, .confirm, .cancel] {
            scene.sandbox.add(SandboxFault(operation, .refuse))
        }
        #expect(try await desk.ask("GET")["type"] == "INVALID_REQUEST")
        for action in ["pre-register", "confirm", "cancel"] {
            #expect(try await desk.ask("POST", action)["type"] == "INVALID_REQUEST")
        }
        await scene.close()
    }
}

/// Asks the sandbox without our client, and compares each answer with what is published.
private struct Desk {
    static let account: JSON = ["bank": "KAKAO", "number": "1", "holderName": "a"]

    let scene: Scene
    let shapes: PublishedShapes

    func reach(_ state: SandboxShapeTests.State) async throws {
        let id = scene.charge.order.description
        try await scene.provider.register(scene.charge)
        if let choice = state.choice { _ = try await scene.pay(choice) }
        for action in state.actions { #expect(await scene.sandbox.act(action, on: id)) }
        for amount in state.cancelled {
            if state.isLater { scene.sandbox.add(SandboxFault(.cancel, .later)) }
            let body: JSON = ["reason": "r", "amount": .integer(Int64(amount))]
            #expect(try await ask("POST", "cancel", body)["cancellation"] != nil)
        }
    }

    func ask(
        _ method: String,
        _ action: String? = nil,
        _ body: JSON = [:],
        secret: String = Scene.secret
    ) async throws -> JSON {
        let path = "/payments/\(scene.charge.order)" + (action.map { "/\($0)" } ?? "")
        let response = try await HTTPClient(retries: .never).send(
            ClientRequest(
                method == "GET" ? .get : .post,
                scene.address + path,
                headers: ["Authorization": "PortOne \(secret)", "Content-Type": "application/json"],
                body: method == "GET" ? nil : body.encoded()
            )
        )
        let answer = try JSON(parsing: response.body)
        let operation = try #require(shapes.operation(method, path))
        let schema = try #require(shapes.answer(to: operation, response.status))
        #expect(shapes.violations(of: answer, against: schema) == [], "\(operation), \(response.status)")
        return answer
    }
}
