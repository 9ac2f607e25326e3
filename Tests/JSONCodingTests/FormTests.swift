import JSONCoding
import Testing

@Suite("Forms that spell documents")
struct FormTests {
    private let schema = Schema.object([
        "title": .string().required,
        "seats": .integer(),
        "isOpen": .boolean,
        "bio": .nullable(.string()),
        "days": .array(of: .string()),
        "price": .nullable(.reference("Price")),
        "sessions": .array(of: .reference("Session")),
    ])
    private let parts = [
        "Price": Schema.object(["won": .integer().required, "per": .string().required]),
        "Session": Schema.object(["minutes": .integer().required]),
    ]

    private func document(_ fields: (String, String)...) -> JSON {
        JSON(form: fields.map { (name: $0.0, value: $0.1) }, shapedBy: schema, resolving: parts)
    }

    @Test("Text becomes what the schema wants there")
    func kinds() {
        let written = document(
            ("title", "기타"),
            ("seats", "1,000"),
            ("isOpen", "on"),
            ("price.won", "30000"),
            ("price.per", "hour")
        )
        #expect(
            written == [
                "title": "기타", "seats": 1000, "isOpen": true, "price": ["won": 30000, "per": "hour"],
            ]
        )
    }

    @Test("A field left empty was not given, and is null where null may stand")
    func empty() {
        let written = document(
            ("title", ""),
            ("seats", ""),
            ("bio", ""),
            ("price.won", ""),
            ("price.per", "")
        )
        #expect(written["title"] == nil && written["seats"] == nil)
        #expect(written["bio"] == .null && written["price"] == .null)
    }

    @Test("Lists are spelled by repeating a name, or by places, in whatever order they came")
    func lists() {
        let written = document(
            ("days", "mon"),
            ("days", ""),
            ("days", "tue"),
            ("sessions.10.minutes", "90"),
            ("sessions.2.minutes", "60")
        )
        #expect(written["days"] == ["mon", "tue"])
        #expect(written["sessions"] == [["minutes": 60], ["minutes": 90]])
    }

    @Test("What doesn't fit stays for the schema to refuse")
    func misfits() {
        let written = document(("title", "x"), ("seats", "many"), ("surprise", "1"))
        let violations = schema.violations(in: written, resolving: parts)
        #expect(violations.map(\.path) == ["seats", "surprise"])
    }

    @Test("Names that reach too deep or too far are left out")
    func bounds() {
        let written = document(("title", "x"), ("a.b.c.d.e.f.g", "1"), ("sessions.1000000.minutes", "1"))
        #expect(written["a"] == nil && (written["sessions"] ?? []) == [])
    }

    @Test("A checkbox that another field of its name precedes says yes, and alone says no")
    func checkbox() {
        #expect(document(("isOpen", "false"), ("isOpen", "true"))["isOpen"] == true)
        #expect(document(("isOpen", "false"))["isOpen"] == false)
    }
}
