import Domain
import Testing
import Wire

@testable import Web

@Suite("The page of notification switches")
struct NoticeSwitchesPageTests {
    @Test("Saving it unchanged turns no kind off, not even one that isn't shown", arguments: [true, false])
    func keepsAll(isOperator: Bool) throws {
        var visit = try Visit.sample()
        visit.isOperator = isOperator
        let page = NoticeSwitchesPage(muted: [], reminders: EventRemindersBody([:])).page(for: visit)
        for kind in Notice.Kind.allCases {
            #expect(page.content.text.contains("name=\"heard\" value=\"\(kind.rawValue)\""), "\(kind)")
        }
    }
}
