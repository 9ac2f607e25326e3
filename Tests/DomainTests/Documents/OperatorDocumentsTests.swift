import Domain
import Testing

@Suite("Documents of the operator")
struct OperatorDocumentsTests {
    private let documents = OperatorDocuments([
        OperatorDocument(.terms, in: .korean, text: "이용약관"),
        OperatorDocument(.terms, in: .english, text: "Terms"),
        OperatorDocument(.contact, in: .korean, text: "문의"),
    ])

    @Test("A document is found in the reader's language, or in the only one it was written in")
    func languages() throws {
        #expect(try documents.find(.terms, for: .english).text == "Terms")
        #expect(try documents.find(.terms, for: .korean).text == "이용약관")
        #expect(try documents.find(.contact, for: .english).language == .korean)
    }

    @Test("A document that was not written is not found")
    func missing() {
        #expect(throws: DocumentRefusal.notFound) { try documents.find(.privacy, for: .korean) }
    }
}
