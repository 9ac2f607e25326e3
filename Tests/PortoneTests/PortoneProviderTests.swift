import Domain
import PaymentSandbox
import Portone
import Secrets
import TestSupport
import Testing

@Suite("Payments by PortOne", .timeLimit(.minutes(1)))
struct PortoneProviderTests {
    @Test("A card payment is known with its amount once the payer has paid")
    func card() async throws {
        let scene = try Scene()
        try await scene.provider.register(scene.charge)
        #expect(try await scene.now() == nil)
        let back = try await scene.pay()
        #expect(back["paymentId"] == scene.charge.order.description)
        #expect(back["from"] == "pay" && back["paymentToken"] == nil && back["code"] == nil)
        let payment = try await scene.now()
        #expect(
            payment
                == ProviderPayment(
                    order: scene.charge.order,
                    status: .paid,
                    amount: scene.charge.amount,
                    cancelled: .zero,
                    currency: "KRW",
                    isTest: true,
                    method: "card"
                )
        )
        await scene.close()
    }

    @Test("A payment that waits for its confirmation is charged once, by its own token and amount only")
    func confirmation() async throws {
        let scene = try Scene(waitsForConfirmation: true)
        let token = try await scene.approved()
        #expect(try await scene.now()?.status == .pending)
        let foreign = try #require(PaymentToken("token-of-another"))
        #expect(
            await failure { () async throws(ProviderFailure) in
                try await scene.provider.confirm(scene.charge, with: foreign)
            } == .refused(code: "INVALID_PAYMENT_TOKEN")
        )
        let cheaper = Charge(
            order: scene.charge.order,
            title: scene.charge.title,
            amount: Money(won: 1_000) ?? .zero,
            returnAddress: scene.charge.returnAddress,
            webhookAddress: scene.charge.webhookAddress
        )
        let mismatch = await failure { () async throws(ProviderFailure) in
            try await scene.provider.confirm(cheaper, with: token)
        }
        guard case .contradiction = mismatch else {
            Issue.record("another amount is no contradiction: \(String(describing: mismatch))")
            return
        }
        #expect(try await scene.now()?.status == .pending)
        await scene.close()
    }

    @Test("Confirming again with the same token charges once and succeeds again")
    func twice() async throws {
        let scene = try Scene(waitsForConfirmation: true)
        let token = try await scene.approved()
        try await scene.provider.confirm(scene.charge, with: token)
        try await scene.provider.confirm(scene.charge, with: token)
        #expect(try await scene.now()?.status == .paid)
        await scene.close()
    }

    @Test("A payer who fails or gives up has paid nothing, and can try again")
    func again() async throws {
        let scene = try Scene()
        try await scene.provider.register(scene.charge)
        #expect(try await scene.pay("none")["code"] == "USER_CANCEL")
        #expect(try await scene.now() == nil)
        #expect(try await scene.pay("declined")["code"] == "FAILURE_TYPE_PG")
        #expect(try await scene.now()?.status == .failed)
        _ = try await scene.pay()
        #expect(try await scene.now()?.status == .paid)
        #expect(try await scene.pay()["code"] == "REFUSED_BY_SANDBOX")
        await scene.close()
    }

    @Test("Only the registered amount can be paid")
    func amount() async throws {
        let scene = try Scene()
        try await scene.provider.register(scene.charge)
        let cheaper = scene.page.replacing("totalAmount=30000", with: "totalAmount=100")
        #expect(cheaper != scene.page)
        #expect(try await scene.pay(at: cheaper)["code"] == "REFUSED_BY_SANDBOX")
        #expect(try await scene.now() == nil)
        await scene.close()
    }

    @Test("An issued account has its number and term, and becomes a payment with the transfer")
    func transfer() async throws {
        let scene = try Scene()
        try await scene.provider.register(scene.charge)
        _ = try await scene.pay("account")
        let issued = try await scene.now()
        #expect(issued?.status == .accountIssued)
        #expect(issued?.account?.number == "100-000-000000")
        let term = Moment(milliseconds: scene.clock.now.milliseconds / 1_000 * 1_000) + .seconds(86_400)
        #expect(issued?.account?.expiresAt == term)
        #expect(await scene.sandbox.act(.deposit, on: scene.charge.order.description))
        #expect(try await scene.now()?.status == .paid)
        #expect(await !scene.sandbox.act(.deposit, on: scene.charge.order.description))
        await scene.close()
    }

    @Test("A transfer goes back to the account that the payer names, and nowhere without one")
    func transferBack() async throws {
        let scene = try Scene()
        try await scene.provider.register(scene.charge)
        _ = try await scene.pay("account")
        #expect(await scene.sandbox.act(.deposit, on: scene.charge.order.description))
        await #expect(throws: ProviderFailure.refused(code: "INVALID_REQUEST")) {
            try await scene.cancel(30_000, of: 30_000, key: "cancellation-0001")
        }
        #expect(try await scene.now()?.cancelled == .zero)

        let account = try RefundAccount(
            bank: .kbank,
            number: "123-456-789012",
            holder: "벤",
            at: scene.clock.now
        )
        #expect(
            try await scene.cancel(30_000, of: 30_000, to: account, key: "cancellation-0002") == .done
        )
        #expect(try await scene.now()?.status == .cancelled)
        await scene.close()
    }

    @Test("An account that closes without a transfer was never charged")
    func expired() async throws {
        let scene = try Scene()
        try await scene.provider.register(scene.charge)
        _ = try await scene.pay("account")
        #expect(await scene.sandbox.act(.expire, on: scene.charge.order.description))
        #expect(try await scene.now()?.status == .failed)
        #expect(try await scene.now()?.cancelled == .zero)
        await scene.close()
    }

    @Test("Money goes back in parts until all of it is back, and a repetition gives back nothing more")
    func cancellations() async throws {
        let scene = try Scene()
        try await scene.paid()
        #expect(try await scene.cancel(10_000, of: 30_000, key: "cancellation-0001") == .done)
        #expect(try await scene.cancel(10_000, of: 30_000, key: "cancellation-0001") == .done)
        #expect(try await scene.now()?.status == .partlyCancelled)
        #expect(try await scene.now()?.cancelled == Money(won: 10_000))
        #expect(try await scene.cancel(20_000, of: 20_000, key: "cancellation-0002") == .done)
        #expect(try await scene.now()?.status == .cancelled)
        #expect(
            await failure { () async throws(ProviderFailure) in
                try await scene.cancel(1, of: 0, key: "cancellation-0003")
            } == .refused(code: "PAYMENT_ALREADY_CANCELLED")
        )
        await scene.close()
    }

    @Test("Two servers that both want to give the same money back give it back once")
    func consistency() async throws {
        let scene = try Scene()
        try await scene.paid()
        #expect(try await scene.cancel(10_000, of: 30_000, key: "cancellation-0001") == .done)
        #expect(
            await failure { () async throws(ProviderFailure) in
                try await scene.cancel(10_000, of: 30_000, key: "cancellation-0002")
            } == .refused(code: "CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN")
        )
        #expect(try await scene.now()?.cancelled == Money(won: 10_000))
        await scene.close()
    }

    @Test("A cancellation that the provider makes later is not counted before")
    func later() async throws {
        let scene = try Scene()
        try await scene.paid()
        scene.sandbox.add(SandboxFault(.cancel, .later))
        #expect(try await scene.cancel(30_000, of: 30_000) == .requested)
        #expect(try await scene.now()?.status == .paid)
        #expect(await scene.sandbox.act(.settle, on: scene.charge.order.description))
        #expect(try await scene.now()?.status == .cancelled)
        await scene.close()
    }

    @Test("A dispute is shown until it is resolved")
    func dispute() async throws {
        let scene = try Scene()
        try await scene.paid()
        #expect(await scene.sandbox.act(.dispute, on: scene.charge.order.description))
        #expect(try await scene.now()?.isDisputed == true)
        #expect(await scene.sandbox.act(.resolve, on: scene.charge.order.description))
        #expect(try await scene.now()?.isDisputed == false)
        await scene.close()
    }

    @Test("A wrong secret is no reason to give anything up")
    func secret() async throws {
        let scene = try Scene(apiSecret: "an old secret")
        let failure = await failure { () async throws(ProviderFailure) in
            try await scene.provider.register(scene.charge)
        }
        #expect(failure == .unavailable)
        await scene.close()
    }

    @Test("Without a page of its own, the payer pays in the window of PortOne's script")
    func script() throws {
        let provider = PortoneProvider(
            PortoneSetup(
                apiSecret: "s",
                storeID: "store-1",
                channelKey: "channel-1",
                webhookSecrets: [],
                isTest: false,
                waitsForConfirmation: false
            )
        )
        let charge = Charge(
            order: Order.ID(rawValue: 1),
            title: "</script>",
            amount: Money(won: 5_000) ?? .zero,
            returnAddress: "https://madang.example/orders/1",
            webhookAddress: "https://madang.example/webhooks/portone"
        )
        guard case .script(_, let origins, let parameters) = provider.checkout(for: charge, by: .card) else {
            Issue.record("no script")
            return
        }
        #expect(origins.allSatisfy { $0.hasPrefix("https://") })
        #expect(parameters.contains("\"currency\":\"CURRENCY_KRW\""))
        #expect(parameters.contains("\"totalAmount\":5000"))
        #expect(parameters.contains("\"noticeUrls\":[\"https://madang.example/webhooks/portone\"]"))
        #expect(parameters.contains("\"payMethod\":\"CARD\"") && !parameters.contains("virtualAccount"))

        guard case .script(_, _, let transfer) = provider.checkout(for: charge, by: .transfer) else {
            Issue.record("no script")
            return
        }
        #expect(transfer.contains("\"payMethod\":\"VIRTUAL_ACCOUNT\""))
        #expect(transfer.contains("\"virtualAccount\":{\"accountExpiry\":{\"validHours\":24}}"))
    }
}
