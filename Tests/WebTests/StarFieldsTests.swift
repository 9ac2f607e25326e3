import Domain
import Markup
import Testing
import Wording

@testable import Web

@Suite("Choosing stars")
struct StarFieldsTests {
    @Test(
        "Each half star says in words what it is",
        arguments: [
            (Language.korean, ["별 반 개", "별 1개", "별 4개 반", "별 5개"]),
            (.english, ["Half a star", "1 star", "4 and a half stars", "5 stars"]),
        ]
    )
    func words(_ language: Language, _ said: [String]) throws {
        let html = StarFields(parts: FormParts(visit: try .sample(language), entry: .empty)).html.text
        let labels = html.matches(of: /<span class="unseen">([^<]*)<\/span>/).map { String($0.output.1) }
        try #require(labels.count == 10)
        #expect([labels[0], labels[1], labels[8], labels[9]] == said)
    }
}
