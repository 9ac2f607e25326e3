import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

/// The fields are those of the API's own document, and the pages those that are registered.
@Suite("Members' text is escaped on every page")
struct MarkupTests {
    @Test(
        "Markup in any field of free text reaches no page as markup, for any reader or from a refused form",
        .timeLimit(.minutes(20))
    )
    func planted() async throws {
        let (payments, folder) = (try LocalPayments(), try TemporaryFolder())
        let settings = try payments.settings(secretsIn: folder).merging([
            "shop-deposits": "on", "bank-transfers": "on",
        ]) { $1 }
        try await TestServer.run(settings: settings) { server in
            var story = try await MarkupStory(server, payments)
            try await story.happens()

            let document = try await server.ask("GET", "/api/v1/openapi.json").json
            // A preview is stored nowhere, a set-up has fields of the site settings, an appeal by the address
            // in an email has that of a member, and the reason of a reset is in an email only.
            let others = ["/preview ", "/set-up", "/appeal-link ", "/second-factor-reset "]
            let wanted = PlantedMarkup.freeText(in: document).filter { field in
                !field.hasSuffix(" nickname") && !others.contains(where: field.contains)
            }
            let missing = Set(wanted).subtracting(story.planted.fields)
            #expect(missing.isEmpty, "nothing is planted in \(missing.sorted())")

            let addresses = try addresses(server, story.names)
            var (pages, found) = (story.pages, [String: [String]]())
            for name in ["", "ana", "ben", "olga"] {
                let browser = try await browser(of: name, at: server)
                for address in addresses {
                    try await browser.open(address)
                    guard browser.header("Content-Type")?.hasPrefix("text/html") == true else { continue }
                    pages.append(browser.html)
                    for sign in PlantedMarkup.signs { #expect(!browser.sees(sign), "\(name) at \(address)") }
                    #expect(browser.status < 500, "\(name) at \(address): \(browser.status)")
                    if browser.status < 400 { found[name, default: []].append(address) }
                }
            }
            for sign in PlantedMarkup.signs { #expect(!story.pages.contains { $0.contains(sign) }) }
            #expect(story.planted.unseen(in: pages) == [])
            #expect(pages.allSatisfy { !$0.contains("class=&quot;") }, "a page shows its own markup")
            try await readLessons(at: server)
            try await fillForms(of: found, at: server)
        }
        await payments.close()
    }

    /// The home of lessons and the notes after them show what was planted, as text.
    private func readLessons(at server: TestServer) async throws {
        try await server.device(of: "ben").live(in: "1114055000")
        let browser = try await browser(of: "ben", at: server)
        for address in ["/browse?kind=lesson", "/lessons/suggested", "/me/lesson-notes"] {
            try await browser.open(address)
            #expect(browser.sees("&lt;b&gt;m"), "nothing is planted at \(address)")
            for sign in PlantedMarkup.signs { #expect(!browser.sees(sign), "\(address)") }
        }
    }

    /// Comes after all pages were read, because a form that is accepted changes them.
    private func fillForms(of found: [String: [String]], at server: TestServer) async throws {
        let text = PlantedMarkup.raw(0)
        var sent: Set<String> = []
        for (name, addresses) in found.sorted(by: { $0.key < $1.key }) {
            let browser = try await browser(of: name, at: server)
            for address in addresses {
                try await browser.open(address)
                for (action, fields) in browser.forms where !fields.isEmpty {
                    guard sent.insert("\(name) \(action) \(fields.sorted())").inserted else { continue }
                    try await browser.open(address)
                    guard browser.forms[action] != nil else { continue }
                    let filled = Dictionary(fields.map { ($0, [text]) }) { first, _ in first }
                    try await browser.submit(action, filled)
                    for sign in PlantedMarkup.signs {
                        #expect(!browser.sees(sign), "\(name) sends \(action)")
                    }
                    #expect(browser.status < 500, "\(action): \(browser.status)")
                }
            }
        }
        #expect(sent.count > 20)
    }

    /// The browser of a member, or of a stranger without a name.
    private func browser(of name: String, at server: TestServer) async throws -> PlainBrowser {
        let browser = PlainBrowser(at: server.address)
        if !name.isEmpty { try await browser.signIn(as: name) }
        return browser
    }

    /// Each page of what there is, and asked for in several ways.
    private func addresses(_ server: TestServer, _ names: [String: [String]]) throws -> [String] {
        let kinds = ["classes", "runs", "events", "shops", "lessons", "community", "submissions"]
        var names = names
        for segment in kinds + ["{listing}"] { names[segment] = names["listings"] }
        // For what the story has none of, an identifier that exists.
        for segment in ["{id}", "{member}", "{account}"] { names[segment] = names["members"] }
        let text = "%3Cb%3Em0%22%3E%3Cscript%3Em0"
        let queries = ["q", "then", "title", "status", "neighbourhood", "cursor", "email", "kind"]
        let routes = FilledRoutes(
            routes: server.routes,
            names: names,
            additions: ["?status=upheld", "?status=dismissed"]
                + ["?" + queries.map { "\($0)=\(text)" }.joined(separator: "&")],
            everywhere: text
        )
        return try routes.addresses(inEveryWay: true).filter { !$0.hasPrefix("/api/") }
    }
}
