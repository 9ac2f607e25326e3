import Domain
import Testing

@Suite("Documents of the operator")
struct OperatorDocumentsTests {
    private let documents = OperatorDocuments([
        .sample(.terms, .korean, 1), .sample(.terms, .english, 2), .sample(.contact, .korean, 3),
    ])

    @Test("A document is found in the reader's language, or in the only one it was written in")
    func languages() throws {
        #expect(try documents.find(.terms, for: .english).text == "2")
        #expect(try documents.find(.terms, for: .korean).text == "1")
        #expect(try documents.find(.contact, for: .english).language == .korean)
    }

    @Test("A document that was not written is not found")
    func missing() {
        #expect(throws: DocumentRefusal.notFound) { try documents.find(.privacy, for: .korean) }
    }

    @Test("A digest is 64 hexadecimal digits in small letters")
    func digests() {
        let text = String(repeating: "0123456789abcdef", count: 4)
        #expect(DocumentDigest(text)?.text == text)
        for other in ["", String(text.dropLast()), text + "0", text.uppercased(), text.dropLast() + "g"] {
            #expect(DocumentDigest(String(other)) == nil)
        }
        #expect(DocumentDigest(bytes: [0, 10] + Array(repeating: 255, count: 30)).text.hasPrefix("000aff"))
    }
}

extension OperatorDocument {
    /// A text that consists of its number.
    static func sample(_ name: Name, _ language: Language, _ number: UInt8) -> OperatorDocument {
        OperatorDocument(name, in: language, text: "\(number)", digest: .sample(number))
    }
}

extension DocumentDigest {
    static func sample(_ number: UInt8) -> DocumentDigest {
        DocumentDigest(bytes: Array(repeating: number, count: 32))
    }
}
