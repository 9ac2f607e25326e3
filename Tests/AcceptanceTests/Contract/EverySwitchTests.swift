import Domain
import Foundation
import JSONCoding
import TestSupport
import Testing
import Wire

/// The one program that runs in production is an optimised one; CI tries that.
@Suite("With every switch on", .timeLimit(.minutes(5)))
struct EverySwitchTests {
    @Test("The program starts, does one thing by each of its switches, and stops when it is asked to")
    func everySwitch() async throws {
        let town = try await EverySwitch()
        let madang = try await MadangProcess(
            data: town.folder.file("data").path,
            town.words,
            accessLog: "json"
        )
        let ana = try await RemoteMember(joining: "ana", at: madang, reading: town.mail)
        let ben = try await RemoteMember(joining: "ben", at: madang, reading: town.mail)
        try await tellsKey(madang)
        try await readsMetrics(madang)
        try await showsTiles(madang)
        try await leavesToProvider(madang)
        try await asksAddressServices(ana, town)
        try await proposesSource(ben)
        try await sellsSeats(ana, ben, town)
        try await takesDeposit(ana, ben, town)
        try await takesPicture(ana)

        madang.askToStop()
        #expect(await madang.end() == 0)
        let said = madang.said
        #expect(!said.contains("failure") && said.contains("\"status\":201"), "\(said.suffix(2_000))")
        await town.close()
    }

    /// Federation: the account has a key that others can read.
    private func tellsKey(_ madang: MadangProcess) async throws {
        let account = try await TestResponse.asking("GET", "\(madang.address)/federation/actor")
        #expect(account.json["publicKey"]?["publicKeyPem"]?.stringValue?.contains("PUBLIC KEY") == true)
        let follow: JSON = [
            "id": "https://social.example/1", "type": "Follow", "actor": "https://social.example/users/a",
            "object": account.json["id"] ?? .null,
        ]
        let inbox = "\(madang.address)/federation/inbox"
        #expect(try await TestResponse.asking("POST", inbox, follow.encoded()).status == 401)
    }

    private func readsMetrics(_ madang: MadangProcess) async throws {
        let token = ["Authorization": "Bearer \(EverySwitch.metricsToken)"]
        let metrics = try await TestResponse.asking("GET", "\(madang.address)/metrics", headers: token)
        #expect(metrics.tell("madang_database_reads_total"))
    }

    private func showsTiles(_ madang: MadangProcess) async throws {
        let map = try await TestResponse.asking("GET", "\(madang.address)/map?neighbourhood=1114055000")
        #expect(map.header("Content-Security-Policy")?.contains("https://tiles.example") == true)
    }

    private func leavesToProvider(_ madang: MadangProcess) async throws {
        for provider in ["kakao", "naver"] {
            let path = "\(madang.address)/api/v1/sign-in/\(provider)"
            #expect(try await TestResponse.asking("GET", path).json["address"]?.stringValue != nil)
        }
    }

    private func asksAddressServices(_ ana: RemoteMember, _ town: EverySwitch) async throws {
        #expect(try await ana.ask("GET", "/api/v1/addresses?q=\(EverySwitch.myeongdong)").status == 200)
        // VWorld is asked for the road and for the lot.
        #expect(town.addressServices.requests.count == 5)
    }

    private func proposesSource(_ ben: RemoteMember) async throws {
        let source: JSON = [
            "url": "https://events.example/events.ics", "name": "동네 달력", "licence": "CC BY 4.0",
            "neighbourhood": "1114055000", "contact": "ben@example.com",
        ]
        let proposed = try await ben.ask("POST", "/api/v1/sources", source)
        #expect(proposed.json["state"] == "proposed", "\(proposed)")
    }

    /// Payments: one seat by card, and one by a transfer that is begun.
    private func sellsSeats(_ ana: RemoteMember, _ ben: RemoteMember, _ town: EverySwitch) async throws {
        let start = Moment(milliseconds: Int64(Date().timeIntervalSince1970) * 1_000) + .seconds(864_000)
        for way in ["card", "account"] {
            let post = Neighbour.offer("수업", Neighbour.dated(at: start.rfc3339))
            let listing = try await ana.ask("POST", "/api/v1/classes", post).id
            let sale = try await ana.ask("PUT", "/api/v1/listings/\(listing)/sale", Neighbour.seller)
            #expect(sale.status == 200, "\(sale)")
            let order = try await ben.ask("POST", "/api/v1/listings/\(listing)/orders")
            let paid = try await pays(order, by: ben, way, town)
            #expect(paid.json["state"]?.stringValue == (way == "card" ? "sold" : "held"), "\(paid)")
            #expect((paid.json["account"]?["number"] != nil) == (way == "account"), "\(paid)")
        }
    }

    private func takesDeposit(_ ana: RemoteMember, _ ben: RemoteMember, _ town: EverySwitch) async throws {
        let shop = try await ana.ask("POST", "/api/v1/shops", Neighbour.shop()).id
        let path = "/api/v1/listings/\(shop)/deposit"
        let offer = try await ana.ask("PUT", path, Neighbour.deposit())
        #expect(offer.status == 200, "\(offer)")
        let order = try await ben.ask("POST", "\(path)/orders", .object(Neighbour.ticks))
        let paid = try await pays(order, by: ben, "card", town)
        #expect(paid.json["state"] == "sold", "\(paid)")
    }

    private func pays(
        _ order: TestResponse,
        by ben: RemoteMember,
        _ way: String,
        _ town: EverySwitch
    ) async throws -> TestResponse {
        let path = "/api/v1/orders/\(order.json["id"]?.stringValue ?? "")"
        let query = way == "account" ? "?way=transfer" : ""
        let checkout = try await ben.ask("GET", "\(path)/checkout\(query)")
        let page = try #require(checkout.json["page"]?.stringValue, "\(order) \(checkout)")
        let location = try await town.payments.pay(at: page, by: way)
        let token = location.split(separator: "&").first { $0.hasPrefix("paymentToken=") }
            .map { String($0.dropFirst("paymentToken=".count)) }
        let body: JSON = ["paymentToken": token.map { .string($0) } ?? .null]
        return try await ben.ask("POST", "\(path)/completion", body)
    }

    private func takesPicture(_ ana: RemoteMember) async throws {
        #expect(try await ana.upload(PNGFile(40, 30).blank).status == 201)
    }
}

/// What an operator sets who uses everything there is, and the servers around it.
private struct EverySwitch {
    static let metricsToken = "a token of the monitor"
    static let myeongdong = "%EB%AA%85%EB%8F%99"

    let folder: TemporaryFolder
    let mail: LocalMailServer
    let payments: LocalPayments
    let providers: LocalSignInProviders
    let addressServices: ScriptedServer
    private let settings: [String: String]

    init() async throws {
        folder = try TemporaryFolder()
        mail = try LocalMailServer()
        payments = try LocalPayments()
        providers = try LocalSignInProviders()
        addressServices = try ScriptedServer { exchange, _ in exchange.answer(body: Self.noAddress) }
        let tokens = (metrics: folder.file("metrics-token"), addresses: folder.file("address-key"))
        try Data(Self.metricsToken.utf8).write(to: tokens.metrics)
        try Data("key".utf8).write(to: tokens.addresses)
        settings = [
            "database": try await PostgreSQLServer.shared().freshDatabase(),
            "key-file": folder.file("madang.key").path, "image-folder": folder.file("images").path,
            "threads": "2", "node": "3", "trusted-proxies": "192.0.2.1", "connections-per-address": "50",
            "federation": "on", "board-memory": "64", "source-contact": "mailto:events@example.com",
            "address-order": "vworld,juso,naver,kakao,file", "naver-map-id": "id",
            "tile-url": "https://tiles.example/{z}/{x}/{y}.png", "tile-credit": "Tiles",
            "metrics": "local", "metrics-token-file": tokens.metrics.path,
            "smtp": mail.address, "mail-from": "madang@example.com",
            "refund-ladder": "5:100", "commission": "2.5", "bank-transfers": "on", "shop-deposits": "on",
        ]
        .merging(Self.addressSettings(at: addressServices.url(""), tokens.addresses.path)) { $1 }
        .merging(try providers.settings(secretIn: folder)) { $1 }
        .merging(try payments.settings(secretsIn: folder)) { $1 }
    }

    /// What each of the services answers if it finds nothing.
    private static let noAddress = """
        {"documents": [], "addresses": [], "results": {"common": {"errorCode": "0"}, "juso": null},
         "response": {"status": "NOT_FOUND"}}
        """

    private static func addressSettings(at address: String, _ keyFile: String) -> [String: String] {
        let keys = ["kakao", "naver-map", "juso", "juso-point", "vworld"].map { ("\($0)-key-file", keyFile) }
        let servers = ["kakao", "naver-map", "juso", "vworld"].map { ("\($0)-url", address) }
        return Dictionary(uniqueKeysWithValues: keys + servers)
    }

    var words: [String] { settings.flatMap { ["--\($0.key)", $0.value] } }

    func close() async {
        await payments.close()
        await providers.close()
    }
}
