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
        "A refusal marks its own field and no other, and is linked from the top",
        arguments: Language.allCases
    )
    func marksItsField(language: Language) throws {
        let form = try signUp(Problem(AccountRefusal.nicknameTaken), language)
        let words = "\(AccountRefusal.nicknameTaken.words[language])" as HTML
        let field = try #require(form.tag("aria-invalid=\"true\""))
        #expect(field.contains("id=\"nickname\"") && field.contains("aria-describedby=\"nickname-note\""))
        #expect(form.text.contains("<p class=\"trouble\" id=\"nickname-note\">\(words.text)</p>"))
        #expect(form.text.contains("autofocus><a href=\"#nickname\">\(words.text)</a></p>"))
    }

    @Test("A refusal of no field in particular is told on top, and marks none")
    func refusesWithoutField() throws {
        let form = try signUp(Problem(AccountRefusal.gone))
        let words = AccountRefusal.gone.words[.english]
        #expect(form.tag("role=\"alert\"")?.contains("autofocus") == true)
        #expect(form.text.contains("autofocus>\(words)</p>"))
        #expect(form.tag("aria-invalid=\"true\"") == nil)
    }

    @Test("A value of the wrong type is told by the label of its field")
    func namesByLabel() throws {
        let entry = FormEntry.empty.refused(
            Problem(
                FieldRefusals([
                    RequestRefusal.violation(Violation(path: "minutes", kind: .missing)),
                    AccountRefusal.nicknameTaken,
                ])
            )
        )
        let parts = FormParts(visit: try .sample(.english), entry: entry)
        let form = parts.form(to: "/", parts.line("minutes", Words("길이", "Length")))
        let taken = "\(AccountRefusal.nicknameTaken.words[.english])" as HTML
        #expect(form.text.contains("<li><a href=\"#minutes\">Length: Please fill this in.</a></li>"))
        #expect(form.text.contains("<li><a href=\"#nickname\">\(taken.text)</a></li>"))
        #expect(form.text.contains("id=\"minutes-note\">Please fill this in.</p>"))
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
