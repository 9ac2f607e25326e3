import Domain
import PaymentSandbox
import Portone
import Testing

/// Each way of being wrong becomes a failure, and asking again afterwards tells what is true.
@Suite("A provider that is wrong", .timeLimit(.minutes(1)))
struct ProviderFaultTests {
    /// Faults of an answer, and the failure that the caller gets.
    static let faults: [(SandboxFault.Kind, ProviderFailure)] = [
        (.failBefore, .unavailable), (.failAfter, .unavailable), (.dropBefore, .unavailable),
        (.dropAfter, .unavailable), (.cutOff, .unreadable), (.slow, .timeout),
        (.refuse, .refused(code: "INVALID_REQUEST")),
    ]

    /// Whether the provider does what it is asked despite the fault.
    static func isDone(_ kind: SandboxFault.Kind) -> Bool {
        ![.failBefore, .dropBefore, .refuse].contains(kind)
    }

    private func patience(_ kind: SandboxFault.Kind) -> Duration {
        kind == .slow ? .milliseconds(250) : .seconds(20)
    }

    @Test("Reading a payment fails, and is right the next time", arguments: faults)
    func get(kind: SandboxFault.Kind, expected: ProviderFailure) async throws {
        let scene = try Scene(patience: patience(kind))
        try await scene.paid()
        scene.sandbox.add(SandboxFault(.get, kind))
        let failure = await failure { () async throws(ProviderFailure) in
            try await scene.impatient.payment(of: scene.charge.order)
        }
        #expect(failure == expected)
        #expect(try await scene.now()?.status == .paid)
        await scene.close()
    }

    @Test("Registering fails, and can be repeated", arguments: faults)
    func register(kind: SandboxFault.Kind, expected: ProviderFailure) async throws {
        let scene = try Scene(patience: patience(kind))
        scene.sandbox.add(SandboxFault(.register, kind))
        let failure = await failure { () async throws(ProviderFailure) in
            try await scene.impatient.register(scene.charge)
        }
        // An empty document has no half that could be cut off.
        #expect(failure == expected)
        try await scene.paid()
        #expect(try await scene.now()?.status == .paid)
        await scene.close()
    }

    @Test(
        "Confirming fails, the payment tells whether it is charged, and repeating charges once",
        arguments: faults
    )
    func confirm(kind: SandboxFault.Kind, expected: ProviderFailure) async throws {
        let scene = try Scene(waitsForConfirmation: true, patience: patience(kind))
        let token = try await scene.approved()
        scene.sandbox.add(SandboxFault(.confirm, kind))
        let failure = await failure { () async throws(ProviderFailure) in
            try await scene.impatient.confirm(scene.charge, with: token)
        }
        #expect(failure == expected)
        #expect(try await scene.now()?.status == (Self.isDone(kind) ? .paid : .pending))
        try await scene.provider.confirm(scene.charge, with: token)
        #expect(try await scene.now()?.status == .paid)
        await scene.close()
    }

    @Test(
        "Cancelling fails, the payment tells whether money went back, and repeating returns it once",
        arguments: faults
    )
    func cancel(kind: SandboxFault.Kind, expected: ProviderFailure) async throws {
        let scene = try Scene(patience: patience(kind))
        try await scene.paid()
        scene.sandbox.add(SandboxFault(.cancel, kind))
        let failure = await failure { () async throws(ProviderFailure) in
            try await scene.cancel(12_000, of: 30_000, by: scene.impatient)
        }
        #expect(failure == expected)
        #expect(try await scene.now()?.cancelled == (Self.isDone(kind) ? Money(won: 12_000) : .zero))
        #expect(try await scene.cancel(12_000, of: 30_000) == .done)
        #expect(try await scene.now()?.cancelled == Money(won: 12_000))
        await scene.close()
    }

    @Test("A payment that the provider has forgotten counts as none")
    func forgotten() async throws {
        let scene = try Scene()
        try await scene.paid()
        scene.sandbox.add(SandboxFault(.get, .forget))
        #expect(try await scene.provider.payment(of: scene.charge.order) == nil)
        #expect(try await scene.now()?.status == .paid)
        #expect(await scene.sandbox.act(.forget, on: scene.charge.order.description))
        #expect(try await scene.now() == nil)
        await scene.close()
    }

    @Test(
        "The payment of another order or store is a contradiction",
        arguments: [SandboxFault.Kind.otherOrder, .otherStore]
    )
    func foreign(kind: SandboxFault.Kind) async throws {
        let scene = try Scene()
        try await scene.paid()
        scene.sandbox.add(SandboxFault(.get, kind))
        let failure = await failure { () async throws(ProviderFailure) in
            try await scene.provider.payment(of: scene.charge.order)
        }
        guard case .contradiction = failure else {
            Issue.record("\(kind) gave \(String(describing: failure))")
            return
        }
        await scene.close()
    }

    @Test("Another amount, currency or mode is reported as it is said, for the order to be compared with")
    func others() async throws {
        let scene = try Scene()
        try await scene.paid()
        for kind in [SandboxFault.Kind.otherAmount, .otherCurrency, .otherMode] {
            scene.sandbox.add(SandboxFault(.get, kind))
        }
        let order = scene.charge.order
        #expect(try await scene.provider.payment(of: order)?.amount == Money(won: 30_001))
        #expect(try await scene.provider.payment(of: order)?.currency == "USD")
        #expect(try await scene.provider.payment(of: order)?.isTest == false)
        await scene.close()
    }

    @Test("A status of a later version of the API is neither paid nor failed")
    func unknown() async throws {
        let scene = try Scene()
        try await scene.paid()
        scene.sandbox.add(SandboxFault(.get, .unknownStatus))
        let failure = await failure { () async throws(ProviderFailure) in
            try await scene.provider.payment(of: scene.charge.order)
        }
        #expect(failure == .unreadable && failure?.isUncertain == true)
        await scene.close()
    }

    @Test("A cancellation of another amount than asked is a contradiction")
    func otherCancellation() async throws {
        let scene = try Scene()
        try await scene.paid()
        scene.sandbox.add(SandboxFault(.cancel, .otherAmount))
        let failure = await failure { () async throws(ProviderFailure) in
            try await scene.cancel(12_000, of: 30_000)
        }
        guard case .contradiction = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        await scene.close()
    }
}
