import Domain
import Markup
import Testing
import Wire
import Wording

@testable import Web

@Suite("The start of a run in its form")
struct StartFieldsTests {
    private func moment(_ text: String) throws -> Moment { try #require(Moment(rfc3339: text)) }

    @Test(
        "Usual starts lie ahead, soonest first",
        arguments: [
            // A Friday.
            ("2026-11-20T18:59:00+09:00", ["2026-11-20T19:00", "2026-11-21T07:00", "2026-11-28T08:00"]),
            ("2026-11-20T19:00:00+09:00", ["2026-11-21T07:00", "2026-11-21T19:00", "2026-11-28T08:00"]),
            ("2026-11-19T23:00:00+09:00", ["2026-11-20T07:00", "2026-11-20T19:00", "2026-11-21T08:00"]),
        ]
    )
    func usual(_ now: String, _ starts: [String]) throws {
        #expect(StartFields.usual(at: try moment(now)).map(\.time.fieldText) == starts)
    }

    @Test("A start becomes a day and a time of day, and both become the same start")
    func halves() {
        let shown = StartFields.shown(FormEntry([(name: "startsAt", value: "2026-11-21T10:10:00Z")]))
        #expect(shown.text("startsOn") == "2026-11-21" && shown.text("startsTime") == "19:10")
        #expect(shown.text("startsAt").isEmpty)
        #expect(StartFields.told(shown).text("startsAt") == "2026-11-21T19:10:00+09:00")
    }

    @Test("A day without a time is kept, so that it is refused; no day at all is missing")
    func half() {
        let half = StartFields.told(
            FormEntry([(name: "startsOn", value: "2026-11-21"), (name: "startsTime", value: "")])
        )
        #expect(half.text("startsAt") == "2026-11-21T")
        #expect(
            StartFields.told(FormEntry([(name: "startsTime", value: "19:00")])).texts("startsAt").isEmpty
        )
    }

    @Test("Fourteen days are offered, and the chosen day and time of an earlier run, too")
    func days() throws {
        let entry = FormEntry([
            (name: "startsOn", value: "2026-01-02"), (name: "startsTime", value: "06:10"),
        ])
        let parts = FormParts(visit: try .sample(.english), entry: entry)
        let html = StartFields(parts: parts, label: Words("시작", "Starts"), hint: nil).html
        #expect(html.text.matches(of: /name="startsOn"/).count == 15)
        #expect(html.tag("value=\"2026-01-02\"")?.contains("checked") == true)
        #expect(html.tag("value=\"06:10\"")?.contains("selected") == true)
    }
}

@Suite("The form of a post")
struct FormStepTests {
    @Test("It asks in two to four steps, each named", arguments: Listing.Kind.allCases)
    func steps(_ kind: Listing.Kind) {
        let steps = kind.pages.steps
        #expect((2...4).contains(steps.count))
        #expect(Set(steps.map { $0.title[.korean] }).count == steps.count)
        #expect(steps.allSatisfy { !$0.fields.isEmpty })
    }
}
