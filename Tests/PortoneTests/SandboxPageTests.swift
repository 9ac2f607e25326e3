import Domain
import JSONCoding
import Network
import PaymentSandbox
import Portone
import Testing

@Suite("The sandbox", .timeLimit(.minutes(1)))
struct SandboxPageTests {
    private func get(_ address: String, language: String = "ko") async throws -> ClientResponse {
        try await HTTPClient().send(ClientRequest(.get, address, headers: ["Accept-Language": language]))
    }

    private func send(
        _ method: ClientRequest.Method = .post,
        _ address: String,
        _ body: String = ""
    ) async throws -> Int {
        let bytes = body.isEmpty ? nil : Array(body.utf8)
        return try await HTTPClient().send(ClientRequest(method, address, body: bytes)).status
    }

    @Test("Its page says in both languages that no money moves, and shows what is bought")
    func page() async throws {
        let scene = try Scene()
        let korean = String(decoding: try await get(scene.page).body, as: UTF8.self)
        #expect(korean.contains("실제로 돈이 나가지 않아요") && korean.contains("30,000원"))
        #expect(korean.contains("한식 &lt;b&gt;수업&lt;/b&gt; &amp; 차") && !korean.contains("<b>수업"))
        let english = String(decoding: try await get(scene.page, language: "en-GB,en").body, as: UTF8.self)
        #expect(english.contains("No money moves") && english.contains("₩30,000"))
        #expect(!english.contains("<script"))
        await scene.close()
    }

    @Test("A page with another store, a missing amount or an address that isn't HTTP is refused")
    func flaws() async throws {
        let scene = try Scene()
        #expect(try await get(scene.page).status == 200)
        for (part, other) in [
            ("storeId=store-of-the-test", "storeId=store-1"), ("totalAmount=30000", "totalAmount=much"),
            ("redirectUrl=http%3A", "redirectUrl=javascript%3A"), ("currency=CURRENCY_KRW", "currency=KRW"),
        ] {
            let address = scene.page.replacing(part, with: other)
            #expect(address != scene.page)
            #expect(try await get(address).status == 400)
            #expect(try await scene.pay(at: address)["status"] == "400")
        }
        await scene.close()
    }

    @Test(
        "A number of requests that isn't one is refused",
        arguments: ["0", "-1", "-9223372036854775808", "9223372036854775808", "1.5", "true", "\"many\""]
    )
    func numbers(_ times: String) async throws {
        let scene = try Scene()
        let fault = "{\"operation\":\"get\",\"kind\":\"forget\",\"times\":\(times)}"
        #expect(try await send(.post, scene.address + "/sandbox/faults", fault) == 400)
        try await scene.paid()
        #expect(try await scene.provider.payment(of: scene.charge.order)?.status == .paid)
        await scene.close()
    }

    @Test("No one pays more than a trillion won, and a fault may add one", arguments: [0, 1, Int64.max])
    func amounts(_ more: Int64) async throws {
        let most: Int64 = 1_000_000_000_000
        let amount = more == .max ? more : most + more
        let scene = try Scene()
        let page = scene.page.replacing("totalAmount=30000", with: "totalAmount=\(amount)")
        let body = "{\"totalAmount\":\(amount),\"currency\":\"KRW\"}"
        let registration = try await HTTPClient().send(
            ClientRequest(
                .post,
                scene.address + "/payments/\(scene.charge.order)/pre-register",
                headers: ["Authorization": "PortOne \(Scene.secret)"],
                body: Array(body.utf8)
            )
        )
        #expect(registration.status == (amount <= most ? 200 : 400))
        let paid = try await scene.pay(at: page)
        #expect((paid["status"] == "400") == (amount > most))
        scene.sandbox.add(SandboxFault(.get, .otherAmount))
        _ = try? await scene.provider.payment(of: scene.charge.order)
        await scene.close()
    }

    @Test("It is told over HTTP what it is told in the process")
    func control() async throws {
        let scene = try Scene()
        let control = scene.address + "/sandbox"
        let fault = "{\"operation\":\"get\",\"kind\":\"forget\",\"times\":2}"
        #expect(try await send(.post, control + "/faults", fault) == 204)
        #expect(
            try await send(.post, control + "/faults", "{\"operation\":\"get\",\"kind\":\"joke\"}") == 400
        )
        try await scene.provider.register(scene.charge)
        _ = try await scene.pay("account")
        let order = scene.charge.order
        #expect(try await scene.provider.payment(of: order) == nil)
        #expect(try await scene.provider.payment(of: order) == nil)
        #expect(try await scene.provider.payment(of: order)?.status == .accountIssued)
        #expect(try await send(.post, control + "/faults", fault) == 204)
        #expect(try await send(.delete, control + "/faults") == 204)
        #expect(try await scene.provider.payment(of: order)?.status == .accountIssued)
        #expect(try await send(.post, control + "/payments/\(order)/deposit") == 204)
        #expect(try await send(.post, control + "/payments/\(order)/deposit") == 409)
        #expect(try await send(.post, control + "/payments/\(order)/juggle") == 404)
        await scene.sandbox.settleWebhooks()
        let state = try JSON(parsing: try await get(control).body)
        #expect(state["payments"]?[0]?["status"] == "PAID")
        #expect(
            state["webhooks"]?[1]?["type"] == "Transaction.Paid" && state["webhooks"]?[1]?["status"] == 204
        )
        await scene.close()
    }
}
