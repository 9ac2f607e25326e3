import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

/// What a form suggests must not end a listing with its first deal.
@Suite("A listing of every kind that is posted as its form suggests")
struct DefaultsTests {
    @Test(
        "It stays open, in the feed and open for talks after one deal",
        arguments: Listing.Kind.allCases
    )
    func oneDeal(_ kind: Listing.Kind) async throws {
        try await TestServer.run { server in
            let id = try await post(kind, on: server)
            let ana = try await server.device(of: "ana")
            let (ben, cho) = (try await server.signUp("ben"), try await server.signUp("cho"))
            try await agree(kind, on: id, ana, ben)
            let read = try await cho.ask("GET", "/api/v1/\(kind.pathSegment)/\(id)").json
            #expect(read["status"] == "open", "\(read)")
            let feed = "/api/v1/listings?neighbourhood=1114055000&kind=\(kind.rawValue)"
            #expect(try await cho.ask("GET", feed).items.map { $0["id"]?.stringValue } == [id])
            #expect(try await !cho.ask(about: id).isEmpty)
        }
    }

    /// With what the form asks for, and its own number of seats.
    private func post(_ kind: Listing.Kind, on server: TestServer) async throws -> String {
        let browser = try await PlainBrowser(joining: "ana", at: server.address)
        try await server.confirmEmail(of: "ana")
        let ana = try await server.device(of: "ana")
        try await ana.live(in: "1114055000")
        if kind.has(.teachers) { try await ana.teach() }
        let details = SamplePost.of(kind).details
        if !details.isEmpty { try await ana.tells(details) }
        var fields = SamplePost.of(kind).form
        fields.removeValue(forKey: "seats")
        let path = "/\(kind.pathSegment)/new"
        try await browser.open(path)
        try await browser.submit(path, fields)
        #expect(browser.sees("글을 올렸어요."), "\(browser.html)")
        return browser.path.split(separator: "/").last.map(String.init) ?? ""
    }

    /// A deal, a place on the roster, or a word: what members do with a listing of the kind.
    private func agree(_ kind: Listing.Kind, on id: String, _ ana: Neighbour, _ ben: Neighbour) async throws {
        if kind.takesApplications {
            #expect(try await ben.apply(to: id).status < 300)
            if kind.admission == .byOrganiser { try await ana.admit(ben, to: id) }
            return
        }
        let talk = try await ben.ask(about: id)
        guard let purpose = kind.dealPurpose else { return }
        let deal = try await ben.propose(in: talk, purpose == .viewing ? ["price": .null] : [:])
        #expect(try await ana.perform("accept", deal).status == 200)
    }
}
