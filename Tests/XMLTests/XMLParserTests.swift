import Testing
import XML

@Suite("Parsing a document that may be hostile")
struct XMLParserTests {
    /// Writes down what it receives.
    struct Recorder: XMLReader {
        var events: [String] = []

        mutating func start(_ name: String, in namespace: String?, _ attributes: XMLAttributes) {
            events.append("<\(name) \(attributes["lat"] ?? "-")>")
        }

        mutating func text(_ part: String) { events.append(part) }
        mutating func end(_ name: String) { events.append("</\(name)>") }
    }

    private func parse(
        _ text: String,
        in pieces: Int = .max,
        limits: XMLLimits = XMLLimits(elements: 1_000)
    ) throws -> [String] {
        let parser = try XMLParser(Recorder(), limits: limits)
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            try parser.take(Array(rest.prefix(pieces)))
            rest = rest.dropFirst(pieces)
        }
        return try parser.end().events
    }

    @Test("Elements, attributes and texts arrive in order, without their namespaces")
    func events() throws {
        let text = "<g xmlns=\"http://a.example\"><p lat=\"37.5\" x:lat=\"1\" xmlns:x=\"b\">A&amp;B</p></g>"

        #expect(try parse(text).joined() == "<g -><p 37.5>A&B</p></g>")
    }

    @Test("A document may arrive byte by byte")
    func pieces() throws {
        #expect(try parse("<a><b lat=\"한\">글</b></a>", in: 1).joined() == "<a -><b 한>글</b></a>")
    }

    @Test(
        "A document type is refused, before any of its entities could grow or be loaded",
        arguments: [
            "<!DOCTYPE a [<!ENTITY x \"xx\"><!ENTITY y \"&x;&x;\">]><a>&y;</a>",
            "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>",
            "<!DOCTYPE a SYSTEM \"http://example.invalid/a.dtd\"><a/>",
            "<!DOCTYPE a><a/>",
        ]
    )
    func documentType(_ text: String) {
        #expect(throws: XMLError.documentType) { try parse(text) }
    }

    @Test(
        "A document that isn't well-formed is refused",
        arguments: [
            "", "a", "<a>", "<a></b>", "<a/><b/>", "<a b=\"1\" b=\"2\"/>", "<a>&nbsp;</a>", "<a>\u{1}</a>",
        ]
    )
    func malformed(_ text: String) {
        #expect(throws: XMLError.malformed) { try parse(text) }
    }

    @Test("Deep, long and wide documents are refused")
    func limits() throws {
        let deep = String(repeating: "<a>", count: 5)
        let limits = XMLLimits(depth: 4, elements: 6, tag: 20, text: 20)

        #expect(throws: XMLError.tooLarge) { try parse(deep, limits: limits) }
        #expect(throws: XMLError.tooLarge) {
            try parse("<a>\(String(repeating: "<b/>", count: 6))</a>", limits: limits)
        }
        #expect(throws: XMLError.tooLarge) { try parse("<a b=\"12345678901234567890\"/>", limits: limits) }
        #expect(try parse("<a><b><c><d/></c></b><e/><f/></a>", limits: limits).count == 12)
    }

    @Test(
        "Brackets in an attribute don't hide how long its tag is, nor do tags in a comment or CDATA",
        arguments: [
            "<a b=\">>>>>>>>>>>>>>>>>>>>>>>>>>>\"/>", "<a b='>' c='>' d='>' e='>' f='>'/>",
            "<a><!-- <b> <c> <d> <e> <f> <g> --></a>", "<a><![CDATA[<b> <c> <d> <e> <f> <g>]]></a>",
            "<a><?p <b> <c> <d> <e> <f> <g> ?></a>", "<a>a text that is far too long</a>",
        ]
    )
    func hiddenLength(_ text: String) {
        #expect(throws: XMLError.tooLarge) {
            try parse(text, limits: XMLLimits(elements: 9, tag: 20, text: 20))
        }
    }

    @Test("A text and a tag have limits of their own")
    func ownLimits() throws {
        let limits = XMLLimits(elements: 9, tag: 8, text: 40)
        let text = "<a><![CDATA[it's <b> & a \"quote]]><b c='1'/>and more</a>"

        #expect(try parse(text, limits: limits).joined() == "<a ->it's <b> & a \"quote<b -></b>and more</a>")
    }

    @Test("An error of the reader ends the document")
    func ownError() throws {
        struct Picky: XMLReader {
            struct Refused: Error {}

            func start(_ name: String, in namespace: String?, _ attributes: XMLAttributes) throws {
                if name == "b" { throw Refused() }
            }

            func text(_ part: String) {}
            func end(_ name: String) {}
        }
        let parser = try XMLParser(Picky(), limits: XMLLimits(elements: 10))

        #expect(throws: Picky.Refused.self) { try parser.take(Array("<a><b/></a>".utf8)) }
    }
}
