import JSONCoding
import PaymentSandbox
import TestSupport
import Testing

/// The real program at a real server, with a sandbox as the provider.
@Suite("Orders at the command line")
struct OrderCommandsTests {
    @Test("Ana and Ben see the order, Ana refunds a part, and the operator proves the ledger")
    func story() async throws {
        let (payments, folder) = (try LocalPayments(), try TemporaryFolder())
        var settings = try payments.settings(secretsIn: folder)
        settings["commission"] = "3.3"
        try await TestServer.run(settings: settings) { server in
            var devices: [ScriptedDevice] = []
            for name in ["ana", "ben", "olga"] {
                let device = try await ScriptedDevice(joining: name, at: server.address)
                try await server.confirmEmail(of: name)
                devices.append(device)
            }
            let (ana, ben, olga) = (devices[0], devices[1], devices[2])
            try await server.appointOperator("olga")
            let order = try await bought(payments, server)

            #expect(try await ben.perform("order", "list").items.map { $0["id"] } == [.string(order)])
            #expect(try await ben.ask(["order", "show", order]).output.contains("아나 공방"))
            let listing = try await ana.perform("order", "show", order)["listing"]?.stringValue ?? ""
            #expect(try await ana.ask(["sale", "show", listing]).output.contains("3.3%"))
            #expect(try await !ben.ask(["sale", "show", listing]).output.contains("3.3%"))
            let stranger = try await olga.ask(["order", "list", "--json"])
            #expect(stranger.json.items.isEmpty)
            let early = try await ben.ask(["ledger", "verify", "--json"])
            #expect(early.status == 3 && early.problem["code"] == "order.not-found", "\(early)")

            let refund = ["order", "refund", order, "--amount", "10000", "--reason", "재료를 뺐어요"]
            let refused = try await ben.ask(refund + ["--json"])
            #expect(refused.problem["code"] == "order.not-payee", "\(refused)")
            #expect(try await ana.perform(refund)["refunded"] == 10_000)
            #expect(try await ben.perform("order", "show", order)["state"] == "partly-refunded")

            for (words, count) in [("도자기", 1), ("BEN", 1), (order, 1), ("기타", 0), ("%", 0)] {
                let found = try await olga.perform("order", "list", "--search", words).items
                #expect(found.count == count, "\(words)")
            }
            let verified = try await olga.ask(["ledger", "verify"])
            #expect(verified.status == 0, "\(verified)")
            let month = ["ledger", "statement", "--year", "2026", "--month", "11"]
            let lines = try await olga.ask(month).output.split(separator: "\n")
            #expect(lines.count == 9 && lines[8].hasSuffix("payer,refunded,10000"), "\(lines)")
        }
        await payments.close()
    }

    @Test("The operator proves the ledger against the provider, and has a wrong payment given back")
    func wrongPayment() async throws {
        try await LocalPayments.run { server, payments in
            let olga = try await ScriptedDevice(joining: "olga", at: server.address)
            try await server.appointOperator("olga")
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let listing = try await ana.post("도자기 하루 수업", Neighbour.dated())
            #expect(try await ana.sells(listing).status == 200)
            let order = try await ben.order(of: listing)
            _ = try await payments.approve(order, by: ben)
            #expect(await payments.sandbox.act(.overcharge, on: order))
            let early = try await olga.ask(["order", "cancel-payment", order, "--json"])
            #expect(early.status == 3 && early.problem["code"] == "order.no-wrong-payment", "\(early)")

            #expect(try await olga.perform("order", "check", order)["problem"] == "amount")
            let shown = try await olga.ask(["order", "show", order]).output
            #expect(shown.contains("Another amount was paid."), "\(shown)")
            #expect(try await olga.perform("order", "cancel-payment", order)["state"] == "cancelled")
            #expect(payments.sandbox.payment(order)?["status"] == "CANCELLED")
            let proof = try await olga.perform("ledger", "verify", "--provider")
            #expect(proof["checked"] == 1 && proof["asked"] == 1 && proof["items"]?.arrayValue == [])

            let sold = try await ben.order(of: listing)
            let token = try await payments.approve(sold, by: ben)
            #expect(try await ben.completes(sold, token).json["state"] == "sold")
            payments.sandbox.add(SandboxFault(.cancel, .refuse, times: nil))
            _ = try await ben.ask("POST", "/api/v1/orders/\(sold)/withdrawal")
            let refund = try await ben.settling(sold, "")["refund"]?.stringValue ?? ""
            let settle = [
                "order", "settle-refund", sold, "--refund", refund, "--amount", "30000", "--reason",
                "아나가 계좌로 보냈어요",
            ]
            #expect(try await olga.ask(settle).output.contains("아나가 계좌로 보냈어요"))
            #expect(try await olga.ask(["ledger", "verify", "--provider"]).status == 0)
            #expect(await payments.sandbox.act(.forget, on: sold))
            let fault = try await olga.ask(["ledger", "verify", "--provider"])
            #expect(fault.status == 1 && fault.output.contains("payer -30000"), "\(fault)")
            #expect(try await olga.ask(["ledger", "verify"]).status == 0)
        }
    }

    @Test("Ben orders a pass and a lesson and gives them up, and Ana reads what she was paid")
    func lessons() async throws {
        try await LocalPayments.run { server, payments in
            let ana = try await ScriptedDevice(joining: "ana", at: server.address)
            let ben = try await ScriptedDevice(joining: "ben", at: server.address)
            try await server.confirmEmail(of: "ana")
            let (teacher, student) = (try await server.device(of: "ana"), try await server.device(of: "ben"))
            let listing = try await teacher.postSoldLesson()
            let deal = try await teacher.agrees(on: listing, with: student)

            let lesson = try await ben.perform("order", "lesson", deal)
            #expect(lesson["amount"] == 50_000 && lesson["deal"] == .string(deal))
            let given = try await ben.perform("order", "withdraw", lesson["id"]?.stringValue ?? "")
            #expect(given["state"] == "cancelled")
            let pass = try await ben.perform("order", "pass", listing)
            let order = pass["id"]?.stringValue ?? ""
            let token = try await payments.approve(order, by: student)
            #expect(try await student.completes(order, token).json["state"] == "sold")
            let shown = try await ben.ask(["order", "show", order]).output
            #expect(shown.contains("1/3") && shown.contains("Pass ready"), "\(shown)")
            let refused = try await ben.ask(["order", "pass", listing, "--json"])
            #expect(refused.status == 3 && refused.problem["code"] == "order.pass-unfinished")

            let income = ["order", "income", "--year", "2026"]
            #expect(try await ana.perform(income)["sold"] == 120_000)
            #expect(try await ana.ask(income).output.contains("2026-11"))
            let lines = try await ana.ask(income + ["--csv"]).output.split(separator: "\n")
            #expect(lines.count == 2 && lines[1].hasSuffix("payee,sold,120000"), "\(lines)")
            #expect(try await ben.ask(income).output.contains("Nothing was paid."))
        }
    }

    /// Ben buys a seat of a class of Ana's, on other devices; the order.
    private func bought(_ payments: LocalPayments, _ server: TestServer) async throws -> String {
        let (ana, ben) = (try await server.device(of: "ana"), try await server.device(of: "ben"))
        let listing = try await ana.post("도자기 하루 수업", Neighbour.dated())
        #expect(try await ana.sells(listing).status == 200)
        let order = try await ben.order(of: listing)
        let token = try await payments.approve(order, by: ben)
        #expect(try await ben.completes(order, token).json["state"] == "sold")
        return order
    }
}
