import JSONCoding
import PaymentSandbox
import TestSupport
import Testing

extension MarkupStory {
    /// Ana sells a seat to Ben and gives some of the money back.
    mutating func orders() async throws {
        ana = try await ana.server.device(of: "ana")
        ben = try await ben.server.device(of: "ben")
        olga = try await olga.server.device(of: "olga")
        let listing = try await ana.post("도자기 하루 수업", Neighbour.dated())
        try await perform(ana, "PUT", "/api/v1/listings/{id}/sale", listing, ["name", "contact"])
        let order = try await ben.order(of: listing)
        let token = try await payments.approve(order, by: ben)
        #expect(try await ben.completes(order, token).json["state"] == "sold")
        let path = "/api/v1/orders/{id}/refunds"
        try await perform(ana, "POST", path, order, ["reason"], besides: ["amount": 1_000])
        payments.sandbox.add(SandboxFault(.cancel, .refuse, times: nil))
        _ = try await ben.ask("POST", "/api/v1/orders/\(order)/withdrawal")
        let settled = try await olga.settling(order, "").objectValue ?? [:]
        try await perform(
            olga,
            "POST",
            "/api/v1/orders/{id}/refund-settlement",
            order,
            ["reason"],
            besides: settled
        )
        payments.sandbox.clearFaults()
        let transferred = try await transfer()
        let shop = try await ana.postShop()
        var deposit = Neighbour.ticks
        deposit["amount"] = 1_000_000
        try await perform(
            ana,
            "PUT",
            "/api/v1/listings/{id}/deposit",
            shop,
            ["name", "contact"],
            besides: deposit
        )
        record("listings", listing, shop)
        record("orders", order, transferred)
    }

    /// Ben pays by bank transfer and names the account of a refund that the provider makes later.
    private mutating func transfer() async throws -> String {
        let listing = try await ana.post("도자기 오후 수업", Neighbour.dated())
        #expect(try await ana.sells(listing).status == 200)
        let order = try await ben.order(of: listing)
        try await payments.transfer(order, by: ben)
        _ = await payments.sandbox.act(.deposit, on: order)
        #expect(try await ben.completes(order).json["state"] == "sold")
        _ = try await ben.ask("POST", "/api/v1/orders/\(order)/withdrawal")
        payments.sandbox.add(SandboxFault(.cancel, .later))
        let account: JSONObject = ["bank": "toss", "number": "100012345678"]
        let path = "/api/v1/orders/{id}/refund-account"
        try await perform(ben, "PUT", path, order, ["holder"], besides: account)
        return order
    }
}
