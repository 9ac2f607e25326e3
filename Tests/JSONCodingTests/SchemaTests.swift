import JSONCoding
import Testing

@Suite("Schema")
struct SchemaTests {
    private let person = Schema.object([
        "name": .string(minLength: 1, maxLength: 3).required,
        "age": .integer(0...150),
        "height": .number(0...2.5),
        "role": .string(oneOf: ["host", "guest"]),
        "isHome": .boolean,
        "nickname": .nullable(.string(maxLength: 2)).required,
        "pets": .array(of: .reference("Pet"), minItems: 1, maxItems: 2),
    ])
    private let pet = Schema.object(["code": .string().required], isOpen: true)

    private func violations(_ changes: JSONObject) -> [Violation] {
        var members: JSONObject = ["name": "안나", "nickname": nil]
        for (key, value) in changes { members[key] = value }
        return person.violations(in: .object(members), resolving: ["Pet": pet])
    }

    @Test("A value that fits has no violations")
    func fits() {
        #expect(
            violations([
                "name": "\u{1F1F0}\u{1F1F7}a", "age": 150, "height": 2.5, "role": "host", "isHome": false,
                "nickname": "ab", "pets": [["code": "x", "more": 1]],
            ]).isEmpty
        )
        #expect(violations(["age": .number(30), "height": 2]).isEmpty)
    }

    @Test(
        "Each broken rule is named, with the place where it is broken",
        arguments: [
            (["name": ""], "name", .tooShort(least: 1)),
            (["name": "abcd"], "name", .tooLong(most: 3)),
            (["name": nil], "name", .wrongType(expected: "string")),
            (["age": "1"], "age", .wrongType(expected: "integer")),
            (["age": 1.5], "age", .wrongType(expected: "integer")),
            (["age": 9_223_372_036_854_775_808.0], "age", .outOfRange(lowest: "0", highest: "150")),
            (["age": 151], "age", .outOfRange(lowest: "0", highest: "150")),
            (["height": -0.1], "height", .outOfRange(lowest: "0.0", highest: "2.5")),
            (["height": true], "height", .wrongType(expected: "number")),
            (["role": "cook"], "role", .notOneOf(["host", "guest"])),
            (["isHome": 1], "isHome", .wrongType(expected: "boolean")),
            (["nickname": "abc"], "nickname", .tooLong(most: 2)),
            (["pets": [:]], "pets", .wrongType(expected: "array")),
            (["pets": []], "pets", .tooFew(least: 1)),
            (["pets": [[:], [:], [:]]], "pets", .tooMany(most: 2)),
            (["pets": [["code": "x"], [:]]], "pets.1.code", .missing),
            (["pets": [1]], "pets.0", .wrongType(expected: "object")),
            (["aeg": 1], "aeg", .unknownField(suggestion: "age")),
            (["isHOME2": true], "isHOME2", .unknownField(suggestion: "isHome")),
            (["zebra": true], "zebra", .unknownField(suggestion: nil)),
            (["x": true], "x", .unknownField(suggestion: nil)),
        ] as [(JSONObject, String, Violation.Kind)]
    )
    func broken(changes: JSONObject, path: String, kind: Violation.Kind) {
        #expect(violations(changes) == [Violation(path: path, kind: kind)])
    }

    @Test(
        "A whole number is what every reader of JSON keeps exact, and the document says so",
        arguments: [.number(1e20), .number(-1e20), .integer(9_007_199_254_740_992), .integer(.min)] as [JSON]
    )
    func inexact(number: JSON) {
        let range = (lowest: "-9007199254740991", highest: "9007199254740991")
        #expect(
            Schema.integer().violations(in: number)
                == [Violation(path: "", kind: .outOfRange(lowest: range.lowest, highest: range.highest))]
        )
        #expect(
            String(decoding: Schema.integer().document().encoded(), as: UTF8.self)
                == #"{"type":"integer","minimum":\#(range.lowest),"maximum":\#(range.highest)}"#
        )
    }

    @Test("A missing field is reported, and the value as a whole has an empty path")
    func missing() {
        #expect(person.violations(in: ["nickname": nil]) == [Violation(path: "name", kind: .missing)])
        #expect(person.violations(in: 1) == [Violation(path: "", kind: .wrongType(expected: "object"))])
    }

    @Test("A hostile value is reported up to the limit only")
    func limit() {
        let many = JSONObject(members: (0..<1_000).map { ("unknown\($0)", JSON.null) })
        #expect(person.violations(in: .object(many), limit: 5).count == 5)
    }

    @Test("The document says in JSON Schema what is enforced")
    func document() throws {
        let schema = Schema.object([
            "name": .string(minLength: 1, maxLength: 3, format: "email", pattern: "@").required.described(
                "Who."
            ),
            "age": .integer(0...150),
            "role": .string(oneOf: ["host"]),
            "height": .nullable(.number(0...2.5)),
            "pets": .array(of: .reference("Pet"), maxItems: 2),
            "open": .object(isOpen: true),
        ])
        let expected = """
            {"type":"object","properties":{\
            "name":{"type":"string","minLength":1,"maxLength":3,"format":"email","pattern":"@",\
            "description":"Who."},\
            "age":{"type":"integer","minimum":0,"maximum":150},"role":{"type":"string","enum":["host"]},\
            "height":{"anyOf":[{"type":"number","minimum":0.0,"maximum":2.5},{"type":"null"}]},\
            "pets":{"type":"array","items":{"$ref":"#/components/schemas/Pet"},"maxItems":2},\
            "open":{"type":"object","properties":{}}},\
            "required":["name"],"additionalProperties":false}
            """
        #expect(String(decoding: schema.document().encoded(), as: UTF8.self) == expected)
    }
}
