import JSONCoding
import Testing

@Suite("Parsing JSON")
struct JSONParsingTests {
    @Test(
        "Every kind of value is read as what it is",
        arguments: [
            ("null", nil), (" true ", true), ("\tfalse\r\n", false), ("0", 0), ("-1", -1), ("1.5", 1.5),
            ("\"마당\"", "마당"), ("[]", []), ("{}", [:]), ("[[ ]]", [[]]), ("[1 , 2]", [1, 2]),
            ("{\"a\" : {\"b\":[null]}}", ["a": ["b": [nil]]]), ("\"\"", ""), ("{\"\":0}", ["": 0]),
            ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
            ("9223372036854775808", .number(9_223_372_036_854_775_808)), ("-0", .number(-0.0)),
            ("0e1", .number(0)), ("1E+2", .number(100)), ("25e-1", .number(2.5)), ("-0.0", .number(-0.0)),
            ("1e-400", .number(0)), ("\"\u{7F}\"", "\u{7F}"), ("\"\u{FEFF}\"", "\u{FEFF}"),
        ] as [(String, JSON)]
    )
    func accepted(text: String, expected: JSON) throws {
        #expect(try JSON(parsing: text.utf8) == expected)
    }

    @Test(
        "Escapes stand for their characters",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0061\u30af\u00E9""#, "aクé"),
            (#""\uD834\uDd1e""#, "\u{1D11E}"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""\u0000""#, "\0"),
            (#""a\ud83d\ude00b""#, "a😀b"), (#""\\u0000""#, #"\u0000"#), (#""\uFFFF""#, "\u{FFFF}"),
        ]
    )
    func escapes(text: String, expected: String) throws {
        #expect(try JSON(parsing: text.utf8).stringValue == expected)
    }

    @Test(
        "Text that isn't JSON is refused, with the reason",
        arguments: [
            ("", .unexpectedEnd), ("  ", .unexpectedEnd), ("[", .unexpectedEnd), ("[1", .unexpectedEnd),
            ("[1,", .unexpectedEnd), ("{\"a\"", .unexpectedEnd), ("{\"a\":", .unexpectedEnd),
            ("\"a", .unexpectedEnd), ("\"\\", .unexpectedEnd), ("\"\\u00", .unexpectedEnd),
            ("tru", .unexpectedEnd), ("-", .unexpectedEnd), ("1.", .unexpectedEnd), ("1e", .unexpectedEnd),
            ("[1,]", .unexpectedByte), ("[,1]", .unexpectedByte), ("{\"a\":1,}", .unexpectedByte),
            ("{a:1}", .unexpectedByte), ("{'a':1}", .unexpectedByte), ("{\"a\" 1}", .unexpectedByte),
            ("{1:1}", .unexpectedByte), ("[1 2]", .unexpectedByte), ("[1}", .unexpectedByte),
            ("NaN", .unexpectedByte), ("Infinity", .unexpectedByte), ("+1", .unexpectedByte),
            (".5", .unexpectedByte), ("True", .unexpectedByte), ("nul1", .unexpectedByte),
            ("// a\n1", .unexpectedByte), ("\u{FEFF}1", .unexpectedByte), ("\u{A0}1", .unexpectedByte),
            ("\u{C}1", .unexpectedByte), ("\0", .unexpectedByte), ("]", .unexpectedByte),
            ("01", .invalidNumber), ("-01", .invalidNumber), ("-a", .invalidNumber), ("1.e1", .invalidNumber),
            ("1.a", .invalidNumber), ("1e+x", .invalidNumber), ("1e999", .invalidNumber),
            ("1 2", .trailingBytes), ("{}{}", .trailingBytes), ("1,", .trailingBytes),
            ("0x1", .trailingBytes), ("1_000", .trailingBytes), ("\"\"\0", .trailingBytes),
            ("[]]", .trailingBytes),
            (#""\a""#, .invalidEscape), (#""\U0061""#, .invalidEscape), (#""\u00G0""#, .invalidEscape),
            (#""\ud800""#, .invalidEscape), (#""\udc00""#, .invalidEscape),
            (#""\ud800\ud800""#, .invalidEscape),
            (#""\udc00\udc00""#, .invalidEscape), (#""\ud800abcdef""#, .invalidEscape),
            (#""\ud800\n""#, .invalidEscape),
            (#""\u+061""#, .invalidEscape),
            ("\"a\nb\"", .controlCharacter), ("\"\t\"", .controlCharacter),
            ("\"\\n\u{1F}\"", .controlCharacter),
            (#"{"a":1,"b":2,"a":3}"#, .duplicateKey("a")), (#"{"a":1,"\u0061":2}"#, .duplicateKey("a")),
        ] as [(String, JSONError.Reason)]
    )
    func refused(text: String, reason: JSONError.Reason) {
        #expect(refusal(of: Array(text.utf8))?.reason == reason)
    }

    @Test(
        "Bytes that are not UTF-8 are refused where they begin",
        arguments: [
            [0xFF], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0xC3], [0x80], [0xE2, 0x82],
        ] as [[UInt8]]
    )
    func invalidUTF8(bytes: [UInt8]) {
        let plain = refusal(of: Array("\"é".utf8) + bytes + Array("\"".utf8))
        #expect(plain?.reason == .invalidUTF8)
        #expect(plain?.offset == 3)
        #expect(refusal(of: Array("\"\\n".utf8) + bytes + Array("\"".utf8))?.reason == .invalidUTF8)
    }

    @Test("Nesting is followed to the depth asked for and no further")
    func depth() throws {
        let nested = { (depth: Int) in
            Array(repeatElement("[", count: depth).joined().utf8)
                + Array(repeatElement("]", count: depth).joined().utf8)
        }
        #expect(throws: Never.self) { try JSON(parsing: nested(32)) }
        #expect(refusal(of: nested(33))?.reason == .tooDeep)
        #expect(refusal(of: nested(1_000_000))?.reason == .tooDeep)
        #expect(throws: Never.self) { try JSON(parsing: nested(2), depth: 2) }
    }

    @Test("An error tells the line and the column in characters")
    func position() {
        let error = refusal(of: Array("{\n  \"이름\": tru}".utf8))
        #expect(error?.line == 2)
        #expect(error?.column == 12)
        #expect(error?.offset == 17)
        #expect(error?.description == "unexpected byte at line 2, column 12")
    }

    @Test("An object with ten thousand members is read in order and refuses a late duplicate")
    func large() throws {
        let members = (0..<10_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
        let object = try #require(try JSON(parsing: "{\(members)}".utf8).objectValue)
        #expect(object.keys == (0..<10_000).map { "k\($0)" })
        #expect(object["k9999"] == 9999)
        #expect(refusal(of: Array("{\(members),\"k0\":1}".utf8))?.reason == .duplicateKey("k0"))
    }
}

private func refusal(of bytes: [UInt8]) -> JSONError? {
    do throws(JSONError) {
        _ = try JSON(parsing: bytes)
        return nil
    } catch {
        return error
    }
}
