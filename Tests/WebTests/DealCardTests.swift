import Domain
import JSONCoding
import Markup
import Testing
import Wire
import Wording

@testable import Web

@Suite("The card of a deal")
struct DealCardTests {
    private static let deal = "/deals/0000000000002"
    private static let propose = "/conversations/0000000000003/deal"

    /// Where its buttons and links lead.
    private func actions(
        _ state: String,
        _ party: String,
        proposedBy: String = "author",
        at now: String = "2026-11-20T10:30:00Z"
    ) throws -> [String] {
        let visit = try Visit.sample(member: .sample(), now: now)
        let deal = try DealBody(sample: .deal(state: state, party: party, proposedBy: proposedBy))
        let card = DealCard(deal: deal).html(for: visit)
        return card.text.matches(of: /(?:action|<a class="button[^"]*" href)="([^"]*)"/).map {
            String($0.output.1)
        }
    }

    @Test(
        "The recipient sees the answers, the proposer can withdraw, and both can propose other terms",
        arguments: [("author", "partner"), ("partner", "author")]
    )
    func proposed(by proposer: String, to recipient: String) throws {
        let answers = ["/accept", "/decline", "/ask-changes"].map { Self.deal + $0 }
        func actions(_ state: String, _ party: String) throws -> [String] {
            try self.actions(state, party, proposedBy: proposer)
        }
        #expect(try actions("proposed", recipient) == answers + [Self.propose])
        #expect(try actions("proposed", proposer) == [Self.propose, Self.deal + "/withdraw"])
        #expect(try actions("changes-asked", recipient) == [Self.propose, Self.deal + "/decline"])
        #expect(try actions("changes-asked", proposer) == [Self.propose, Self.deal + "/withdraw"])
    }

    @Test("The recipient is told of an exact place only where there is one", arguments: [true, false])
    func exactPlace(isSet: Bool) throws {
        let deal = try DealBody(sample: .deal(state: "proposed", party: "partner", hasExactPlace: isSet))
        let card = DealCard(deal: deal).html(for: try .sample(.english)).text
        #expect(card.contains("You will see the exact place once you accept.") == isSet)
    }

    @Test("An accepted deal is cancelled before it starts, and done after its end")
    func accepted() throws {
        #expect(
            try actions("accepted", "partner")
                == [Self.deal + "/move", Self.deal + "/calendar.ics", Self.deal + "/cancel"]
        )
        #expect(
            try actions("accepted", "partner", at: "2026-11-21T10:30:00Z") == [
                Self.deal + "/notes", Self.deal + "/no-show",
            ]
        )
        #expect(
            try actions("accepted", "partner", at: "2026-11-21T11:30:00Z")
                == [Self.deal + "/complete", Self.deal + "/notes", Self.deal + "/no-show"]
        )
    }

    @Test("A proposed move is answered by the other and withdrawn by its proposer")
    func moving() throws {
        let move = try #require(JSON.deal(state: "accepted")["terms"])
        func answers(_ party: String) throws -> [String] {
            let proposal: JSON = [
                "number": 3, "proposedBy": "author", "proposedAt": "2026-11-20T10:00:00Z", "terms": move,
            ]
            let deal = try DealBody(sample: .deal(state: "accepted", party: party, move: proposal))
            let visit = try Visit.sample(.english, member: .sample(), now: "2026-11-20T10:30:00Z")
            let card = DealCard(deal: deal).html(for: visit).text
            #expect(card.contains("name=\"number\" value=\"3\""))
            return card.matches(of: /action="([^"]*\/move[^"]*)"/).map { String($0.output.1) }
        }
        #expect(try answers("author") == [Self.deal + "/move/withdraw"])
        #expect(try answers("partner") == [Self.deal + "/move/accept", Self.deal + "/move/decline"])
    }

    @Test("The other member answers a reported no-show, and a disputed one can be reported to operators")
    func noShow() throws {
        func card(_ party: String, _ answer: JSON = nil) throws -> String {
            let noShow: JSON = [
                "notedBy": "author", "notedAt": "2026-11-21T12:00:00Z", "answer": answer,
                "answeredAt": nil, "reason": nil,
            ]
            let deal = try DealBody(sample: .deal(state: "accepted", party: party, noShow: noShow))
            let visit = try Visit.sample(.english, member: .sample(), now: "2026-11-21T12:30:00Z")
            return DealCard(deal: deal).html(for: visit).text
        }
        let asked = try card("partner")
        #expect(asked.contains("/no-show/agree\"") && asked.contains("/no-show/dispute\""))
        #expect(asked.contains("within 7 days") && asked.contains("/complete\""))
        #expect(try card("author").contains("/no-show/withdraw\"") && !card("author").contains("/agree\""))
        #expect(try !card("author").contains("/report"))
        #expect(try card("author", "disputed").contains("/report"))
        #expect(try !card("partner", "disputed").contains("/no-show"))
    }

    @Test("A finished item links to what can be done next", arguments: ["author", "partner"])
    func over(party: String) throws {
        #expect(try actions("done", party) == [Self.deal + "/review", Self.deal + "/notes", Self.propose])
        #expect(try actions("lapsed", party) == [Self.propose])
        for state in ["replaced", "declined", "withdrawn", "cancelled"] {
            #expect(try actions(state, party) == [], "\(state)")
        }
    }

    @Test(
        "Its terms are told in the reader's language, the time by the clocks of Seoul",
        arguments: [
            (Language.korean, "11월 21일 (토) 오후 7:00", "1시간 30분", "서울 강남구 역삼1동", "시간당 30,000원"),
            (.english, "Sat 21 Nov, 7:00 pm", "1 h 30 min", "Yeoksam 1-dong", "₩30,000 an hour"),
        ]
    )
    func terms(language: Language, time: String, length: String, place: String, price: String) throws {
        let card = DealCard(deal: try DealBody(sample: .deal())).html(for: try .sample(language))
        #expect(
            card.text.contains("<time datetime=\"2026-11-21T10:00:00.000Z\">\(time)</time> · \(length)</dd>")
        )
        #expect(card.text.contains("<dd>\(place)</dd>") && card.text.contains("<dd>\(price)</dd>"))
    }

    @Test("A price that is null is negotiable")
    func negotiable() throws {
        let card = DealCard(deal: try DealBody(sample: .deal(price: nil))).html(for: try .sample())
        #expect(card.text.contains("<dd>Negotiable</dd>"))
    }

    @Test("A refused reason stays where it was typed, and is in sight")
    func refusedReason() throws {
        let entry = FormEntry([(name: "reason", value: "Sorry")]).refused(Problem(DealRefusal.reasonTooLong))
        var card = DealCard(deal: try DealBody(sample: .deal(state: "accepted")))
        #expect(card.html(for: try .sample()).tag("class=\"reason\"") == "details class=\"reason\"")
        card.answering = entry
        let html = card.html(for: try .sample())
        #expect(html.tag("class=\"reason\"") == "details class=\"reason\" open")
        #expect(html.tag("id=\"reason\"")?.contains("aria-invalid=\"true\"") == true)
        #expect(html.text.contains(">Sorry</textarea>"))
    }
}
