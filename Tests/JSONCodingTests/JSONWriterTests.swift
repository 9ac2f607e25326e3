import JSONCoding
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
    @Test("Commas and brackets take care of themselves")
    func nesting() {
        let text = written { writer in
            writer.object { writer in
                writer.field("a", 1)
                writer.key("b")
                writer.array { writer in
                    writer.value("x")
                    writer.object { _ in }
                    writer.array { _ in }
                    writer.value(nil)
                }
                writer.field("c", true)
                writer.key("d")
                writer.raw(Array("[1]".utf8))
                writer.field("e", ["y", "z"])
            }
        }
        #expect(text == #"{"a":1,"b":["x",{},[],null],"c":true,"d":[1],"e":["y","z"]}"#)
    }

    @Test("A field that is nil is null, and a field that must be present to be written is left out")
    func absence() {
        let text = written { writer in
            writer.object { writer in
                writer.field("a", String?.none)
                writer.field("b", nil)
                writer.fieldIfPresent("c", Int?.none)
                writer.fieldIfPresent("d", Optional(4))
            }
        }
        #expect(text == #"{"a":null,"b":null,"d":4}"#)
    }

    @Test(
        "Integers are written to the last digit",
        arguments: [0, 7, -7, 10, -1_234_567_890, .max, .min] as [Int64]
    )
    func integers(value: Int64) {
        #expect(written { $0.value(value) } == value.description)
    }

    @Test("Numbers that JSON does not have are null")
    func numbers() {
        #expect(written { $0.value([1.5, -0.0, 1e300, .infinity, .nan]) } == "[1.5,-0.0,1e+300,null,null]")
    }

    @Test("Only characters that a string can't contain are escaped")
    func escaping() {
        let text = written { $0.value("\"\\/\n\r\t\u{8}\u{C}\u{0}\u{1F}\u{7F}<&>마당\u{2028}") }
        #expect(text == #""\"\\/\n\r\t\b\f\u0000\u001f\#u{7F}<&>마당\#u{2028}""#)
    }

    @Test("For HTML, what could end a script or an attribute is escaped too")
    func escapingForHTML() {
        let text = written(forHTML: true) { $0.value("</script>&'마\u{2028}\u{2029}\u{2030}") }
        #expect(text == #""\u003c/script\u003e\u0026'마\u2028\u2029\#u{2030}""#)
    }

    @Test("An error thrown halfway comes out as the error it was")
    func errors() {
        struct Stop: Error {}
        var writer = JSONWriter()
        #expect(throws: Stop.self) { try writer.object { _ throws(Stop) in throw Stop() } }
    }
}

private func written(forHTML: Bool = false, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(forHTML: forHTML)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
}
