import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("The steps of a post's form, and the card that it would have")
struct ComposeStepsTests {
    private func browser(_ server: TestServer) async throws -> PlainBrowser {
        let browser = try await PlainBrowser(joining: "ana", at: server.address)
        try await server.device(of: "ana").live(in: "1114055000")
        return browser
    }

    @Test("All steps are on one page, those with an error unfolded and the first of them marked")
    func marked() async throws {
        try await TestServer.run { server in
            let browser = try await browser(server)
            try await browser.open("/shops/new")
            #expect(browser.html.matches(of: /<section class="form-step"/).count == 4)
            #expect(browser.sees("aria-labelledby=\"step-1\" data-current"))
            #expect(browser.html.matches(of: /<details class="fold more-fields" open>/).isEmpty)

            var shop = SamplePost.of(.shop).form
            shop["approvedOn"] = ["어제쯤"]
            shop["upFront"] = [""]
            try await browser.submit("/shops/new", shop)
            #expect(browser.sees("2곳을 확인해 주세요."))
            #expect(browser.sees("class=\"trouble\" id=\"approvedOn-note\""))
            #expect(browser.sees("class=\"trouble\" id=\"upFront-note\""))
            #expect(browser.sees("aria-labelledby=\"step-2\" data-current"))
            #expect(browser.html.matches(of: /<details class="fold more-fields" open>/).count == 1)
        }
    }

    @Test("A rent and a broker are ignored where another choice makes them needless")
    func needless() async throws {
        try await TestServer.run { server in
            let browser = try await browser(server)
            try await browser.open("/shops/new")
            var shop = SamplePost.of(.shop).form
            shop["deal"] = ["sale"]
            shop["rent"] = ["모름"]
            shop["brokerName"] = ["김중개"]
            try await browser.submit("/shops/new", shop)
            #expect(browser.sees("글을 올렸어요.") && !browser.sees("김중개"))
        }
    }

    @Test("An edited post shows all steps at once, with everything that is folded in a new one")
    func editing() async throws {
        try await TestServer.run { server in
            let browser = try await browser(server)
            try await browser.open("/shops/new")
            try await browser.submit("/shops/new", SamplePost.of(.shop).form)
            try await browser.open("\(browser.path.prefix { $0 != "?" })/edit")
            #expect(browser.html.matches(of: /<section class="form-step"/).count == 4)
            #expect(!browser.sees("data-current") && !browser.sees("data-previous"))
            #expect(browser.html.matches(of: /<details class="fold more-fields">/).isEmpty)
        }
    }

    @Test(
        "The form shows the card once nothing is missing, and nothing is posted",
        arguments: Listing.Kind.allCases
    )
    func preview(_ kind: Listing.Kind) async throws {
        try await TestServer.run { server in
            let browser = try await browser(server)
            let ana = try await server.device(of: "ana")
            let details = SamplePost.of(kind).details
            if !details.isEmpty { _ = try await ana.ask("PATCH", "/api/v1/me", .object(details)) }
            let page = "/\(kind.pathSegment)/new"
            try await browser.open(page)
            var form = SamplePost.of(kind).form
            let card = "<h3 class=\"card-title\">\(SamplePost.of(kind).title)</h3>"
            try await browser.submit(page, form.merging(["title": [""], "step": ["save"]]) { $1 })
            #expect(browser.status == 200 && !browser.sees(card))
            form["step"] = ["save"]
            try await browser.submit(page, form)
            #expect(browser.sees(card))
            #expect(try await ana.ask("GET", "/api/v1/me/listings").items.isEmpty)
        }
    }

    @Test("A preview over the API is a card, for a member only, and stores nothing")
    func overTheAPI() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let answer = try await ana.ask("POST", "/api/v1/classes/preview", Neighbour.offer("피아노"))
            #expect(answer.status == 200 && answer.json["title"] == "피아노")
            #expect(answer.json["author"]?["nickname"] == "ana")
            let id = answer.json["id"]?.stringValue ?? ""
            #expect(try await ana.ask("GET", "/api/v1/classes/\(id)").status == 404)
            #expect(try await ana.ask("GET", "/api/v1/me/listings").items.isEmpty)
            let guest = try await server.ask("POST", "/api/v1/classes/preview", Neighbour.offer())
            #expect(guest.status == 401)
        }
    }

    @Test("A preview shows a picture of its author, and not of another member")
    func pictures() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let picture = try await ana.upload(PNGFile(40, 40).blank).json["id"] ?? .null
            let offer = Neighbour.offer("피아노", ["images": [picture]])
            let own = try await ana.ask("POST", "/api/v1/classes/preview", offer)
            #expect(own.json["thumbnail"]?.stringValue?.hasPrefix("/images/") == true)
            let other = try await ben.ask("POST", "/api/v1/classes/preview", offer)
            #expect(other.status == 200 && other.json["thumbnail"] == .null)
        }
    }
}
