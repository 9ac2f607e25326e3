import Domain
import JSONCoding
import Markup
import Testing
import Wording

@testable import Web

@Suite("Forms")
struct FormPartsTests {
    private func signUp(
        _ problem: Problem?,
        _ language: Language = .english,
        fields: [(name: String, value: String)] = [("nickname", "ana"), ("email", "ana@example.com")]
    ) throws -> HTML {
        let entry = FormEntry(fields + [("password", "open sesame 9")])
        let page = SignUpPage(
            step: .application,
            entry: problem.map(entry.refused) ?? entry,
            others: [],
            documents: []
        )
        return page.page(for: try .sample(language)).content
    }

    @Test("A refused form keeps what was typed, except a password")
    func keepsWhatWasTyped() throws {
        let form = try signUp(Problem(AccountRefusal.nicknameTaken))
        #expect(form.tag("id=\"nickname\"")?.contains("value=\"ana\"") == true)
        #expect(form.tag("id=\"email\"")?.contains("value=\"ana@example.com\"") == true)
        #expect(!form.text.contains("open sesame 9"))
    }

    @Test(
        "A refusal marks its own field and no other, which the line on top leads to",
        arguments: Language.allCases
    )
    func marksItsField(language: Language) throws {
        let form = try signUp(Problem(AccountRefusal.nicknameTaken), language)
        let words = "\(AccountRefusal.nicknameTaken.words[language])" as HTML
        let field = try #require(form.tag("aria-invalid=\"true\""))
        #expect(field.contains("id=\"nickname\"") && field.contains("aria-describedby=\"nickname-note\""))
        #expect(form.text.contains("<p class=\"trouble\" id=\"nickname-note\">\(words.text)</p>"))
        let count = "\(FramePhrases.refusedFields(1)[language])" as HTML
        #expect(form.text.contains("autofocus><p><a href=\"#nickname\">\(count.text)</a></p></div>"))
    }

    @Test("A refusal of no field in particular is told on top, and marks none")
    func refusesWithoutField() throws {
        let form = try signUp(Problem(AccountRefusal.gone))
        let words = AccountRefusal.gone.words[.english]
        #expect(form.tag("role=\"alert\"")?.contains("autofocus") == true)
        #expect(form.text.contains("autofocus><p>\(words)</p></div>"))
        #expect(form.tag("aria-invalid=\"true\"") == nil)
    }

    @Test("One line on top counts the wrong fields; what is refused of no field of the form follows it")
    func countsFields() throws {
        let entry = FormEntry.empty.refused(
            Problem(
                FieldRefusals([
                    RequestRefusal.violation(Violation(path: "minutes", kind: .missing)),
                    RequestRefusal.violation(Violation(path: "rows.1.day", kind: .missing)),
                    RequestRefusal.violation(Violation(path: "rows.2.day", kind: .missing)),
                    AccountRefusal.nicknameTaken,
                ])
            )
        )
        let parts = FormParts(visit: try .sample(.english), entry: entry)
        let rows = parts.choices("rows", Words("날", "Days"), [("sat", Words("토", "Sat"))])
        let form = parts.form(to: "/", "\(parts.line("minutes", Words("길이", "Length")))\(rows)")
        let taken = "\(AccountRefusal.nicknameTaken.words[.english])" as HTML
        let count = "<p><a href=\"#minutes\">Please check 2 fields.</a></p>"
        #expect(form.text.contains("autofocus>\(count)<p>\(taken.text)</p></div>"))
        #expect(form.text.contains("id=\"minutes-note\">Please fill this in.</p>"))
    }

    @Test("Required fields are marked where others aren't, and told to assistive technology")
    func marksRequired() throws {
        let parts = FormParts(visit: try .sample(.english), entry: .empty, marksRequired: true)
        let mark = "<span class=\"must\">required</span>"
        let (needed, other) = (Words("제목", "Title"), Words("준비물", "To bring"))
        let line = parts.line("title", needed, isRequired: true)
        #expect(
            line.text.contains("Title \(mark)</label>")
                && line.tag("id=\"title\"")?.contains(" required") == true
        )
        #expect(!parts.line("bring", other).text.contains(mark))
        let places = parts.choices("place", needed, several: true, isRequired: true, [("a", other)])
        #expect(places.text.contains("Title \(mark)</legend>"))
        let plain = FormParts(visit: try .sample(.english), entry: .empty)
        #expect(!plain.line("title", needed, isRequired: true).text.contains(mark))
    }

    @Test("A stepper is a number field without scripts, and money has its unit in the field and its name")
    func numbers() throws {
        let parts = FormParts(visit: try .sample(.korean), entry: FormEntry([(name: "seats", value: "4")]))
        let seats = parts.stepper("seats", Words("인원", "Seats"), in: 2...8, step: 1)
        #expect(
            seats.tag("id=\"seats\"")?.contains("type=\"number\" value=\"4\" min=\"2\" max=\"8\"") == true
        )
        #expect(seats.text.contains("aria-label=\"인원 늘리기\""))
        let rent = parts.money("rent", Words("월세 (원)", "Rent (won)"), inTenThousands: true)
        #expect(rent.text.contains("월세 <span class=\"unseen\">(만원)</span></label>"))
        #expect(rent.tag("id=\"rent\"")?.contains("data-won=\"10000\"") == true)
    }

    @Test("A hint describes its field as long as nothing is wrong with it")
    func describesByHint() throws {
        let form = try signUp(nil)
        #expect(form.tag("id=\"nickname\"")?.contains("aria-describedby=\"nickname-note\"") == true)
        #expect(form.tag("id=\"nickname-note\"") == "p class=\"hint\" id=\"nickname-note\"")
        #expect(form.tag("id=\"email\"")?.contains("aria-describedby") == false)
        let refused = try signUp(Problem(AccountRefusal.nicknameTaken))
        #expect(refused.tag("id=\"nickname-note\"") == "p class=\"trouble\" id=\"nickname-note\"")
    }

    @Test("A refusal of a part marks the choices that it is part of")
    func marksPart() throws {
        let entry = FormEntry.empty.refused(
            Problem(FieldRefusal(refusal: AccountRefusal.gone, field: "schedule.weekdays"))
        )
        let parts = FormParts(visit: try .sample(), entry: entry)
        let choices = parts.choices("schedule", Words("요일", "Days"), [("sat", Words("토", "Sat"))])
        #expect(choices.tag("id=\"schedule\"")?.contains("aria-invalid=\"true\"") == true)
        #expect(choices.tag("id=\"schedule-note\"") == "p class=\"trouble\" id=\"schedule-note\"")
    }

    @Test("A choice stays selected")
    func keepsChoices() throws {
        let options = ["a", "b", "c"].map { ($0, Words($0, $0)) }
        let entry = FormEntry([
            (name: "few", value: "a"), (name: "few", value: "c"), (name: "one", value: "b"),
        ])
        let parts = FormParts(visit: try .sample(), entry: entry)
        let few = parts.choices("few", Words("몇", "Few"), several: true, options)
        let chosen = few.text.matches(of: /value="(.)" checked/).map { String($0.output.1) }
        #expect(chosen == ["a", "c"])
        #expect(
            parts.select("one", Words("하나", "One"), options).tag("selected") == "option value=\"b\" selected"
        )
    }

    @Test("Typed input is escaped in every kind of field")
    func escapes() throws {
        let words = Words("칸", "Field")
        let parts = FormParts(visit: try .sample(), entry: FormEntry([(name: "a", value: hostile)]))
        let chosen = [(hostile, Words(hostile, hostile))]
        for field in [
            parts.line("a", words), parts.area("a", words, most: 100), parts.hidden("a"),
            parts.select("a", words, chosen), parts.choices("a", words, chosen),
            parts.line("b", Words(hostile, hostile)), parts.line("b", words, hint: Words(hostile, hostile)),
        ] {
            #expect(field.isSafe, "\(field.text)")
        }
    }
}
