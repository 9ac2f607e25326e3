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
        JSON(
            form: fields.compactMap { try? FormField($0.0, $0.1) },
            shapedBy: schema,
            resolving: parts
        )
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

    @Test("Values of the wrong type are left to the schema")
    func misfits() {
        let written = document(("title", "x"), ("seats", "many"), ("surprise", "1"))
        let violations = schema.violations(in: written, resolving: parts)
        #expect(violations.map(\.path) == ["seats", "surprise"])
    }

    @Test(
        "A name that reaches too deep or too far is refused, and says where",
        arguments: [
            ("a.b.c.d.e.f.g", "a.b.c.d.e.f.g", .unknownField(suggestion: nil)),
            ("sessions.100.minutes", "sessions", .tooMany(most: 100)),
            ("sessions.9223372036854775807.minutes", "sessions", .tooMany(most: 100)),
            ("sessions.9223372036854775808.minutes", "sessions", .tooMany(most: 100)),
            ("images.99999999999999999999999", "images", .tooMany(most: 100)),
        ] as [(String, String, Violation.Kind)]
    )
    func bounds(_ name: String, _ path: String, _ kind: Violation.Kind) {
        #expect(throws: Violation(path: path, kind: kind)) { try FormField(name, "1") }
    }

    @Test("A row is an index within bounds; what merely looks like a number is a name")
    func rows() throws {
        #expect(try FormField("sessions.99.minutes", "1").row(of: "sessions") == 99)
        for name in ["sessions.-1.minutes", "sessions.+1.minutes", "sessions..minutes", "sessions.１", "x.1"] {
            #expect(try FormField(name, "1").row(of: "sessions") == nil, "\(name)")
        }
    }

    @Test("A form of more fields than any of ours is refused as a whole")
    func fields() throws {
        let most = (0..<FormField.most).map { (name: "a\($0)", value: "") }
        #expect(try [FormField](reading: most).count == FormField.most)
        #expect(throws: Violation(path: "", kind: .tooMany(most: FormField.most))) {
            try [FormField](reading: most + [(name: "b", value: "")])
        }
    }

    @Test("A checkbox that another field of its name precedes says yes, and alone says no")
    func checkbox() {
        #expect(document(("isOpen", "false"), ("isOpen", "true"))["isOpen"] == true)
        #expect(document(("isOpen", "false"))["isOpen"] == false)
    }
}
