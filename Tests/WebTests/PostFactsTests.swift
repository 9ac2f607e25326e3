import Domain
import Markup
import Testing
import Wording

@testable import Web

@Suite("The facts of a post")
struct PostFactsTests {
    private func page(_ values: [String]) -> String {
        let facts = values.map { PostFact(label: Words("층", "Floor"), value: "\($0)") }
        return PostFacts(facts: facts).html(in: .english).text
    }

    @Test("Five facts are shown, and those after them are folded with their number")
    func folded() throws {
        let text = page(["1", "2", "3", "4", "5", "6", "7"])
        let parts = text.split(separator: "<details class=\"fold\"><summary>2 more details</summary>")
        try #require(parts.count == 2)
        #expect(parts[0].contains("<dd>5</dd>") && !parts[0].contains("<dd>6</dd>"))
        #expect(parts[1].contains("<dd>6</dd>") && parts[1].contains("<dd>7</dd>"))
    }

    @Test("A single fact isn't folded, empty ones aren't counted, and without facts there is no heading")
    func few() {
        let text = page(["1", "2", "", "3", "4", "5", "6"])
        #expect(text.contains("<dd>6</dd>") && !text.contains("<details"))
        #expect(page([""]).isEmpty)
    }
}
