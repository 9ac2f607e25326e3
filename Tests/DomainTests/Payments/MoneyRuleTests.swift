import Domain
import Foundation
import Testing

@Suite("Permitted changes after a payment")
struct MoneyRuleTests {
    /// The table as it is documented, one line for each change and actor.
    @Test("The documented table is the one that decides")
    func documented() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let text = try String(contentsOf: root.appendingPathComponent("docs/money-rules.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
        #expect(rows == Self.rows, "docs/money-rules.md should have:\n\(Self.rows.joined(separator: "\n"))")
    }

    private static let rows = MoneyRule.Change.allCases.flatMap { change in
        MoneyRule.Actor.allCases.compactMap { actor in row(change, actor) }
    }

    /// Nil for an actor who never makes the change.
    private static func row(_ change: MoneyRule.Change, _ actor: MoneyRule.Actor) -> String? {
        let answers = MoneyStage.allCases.map { MoneyRule.of(change, by: actor, at: $0).answer }
        let outsiders: [OrderRefusal] = [.notPayer, .notPayee, .notFound]
        let isOutside = answers.allSatisfy { answer in outsiders.contains { answer == .refused($0) } }
        guard !isOutside else { return nil }
        return "| `\(change.rawValue)` | \(actor.rawValue) | \(answers.map(word).joined(separator: " | ")) |"
    }

    private static func word(_ answer: MoneyRule.Answer) -> String {
        switch answer {
        case .refused(let refusal): refusal.code
        case .unconcerned: "–"
        case .ends: "ends"
        case .asks: "asks the payer"
        case .offers: "offers all ahead"
        case .gives(.all): "gives all"
        case .gives(.ahead): "gives what is ahead"
        case .gives(.terms): "gives by the terms"
        case .gives(.chosen): "gives what is named"
        case .keeps: "keeps"
        case .follows: "terms follow"
        case .stays: "terms stay"
        case .decides: "operator decides"
        }
    }

    @Test(
        "Only an operator decides a frozen order, and only the payer's own yes costs the payer"
    )
    func frozen() {
        for change in MoneyRule.Change.allCases {
            for actor in [MoneyRule.Actor.payer, .payee, .clock] {
                let answer = MoneyRule.of(change, by: actor, at: .frozen).answer
                #expect(
                    answer != .keeps && answer != .decides && answer != .gives(.chosen),
                    "\(change) \(actor)"
                )
            }
        }
    }

    @Test("Each party is told of what the other changed")
    func told() {
        #expect(MoneyRule.of(.edit, by: .payee, at: .ahead).told == [.payer])
        #expect(MoneyRule.of(.contract, by: .payee, at: .free).told == [.payer])
        #expect(MoneyRule.of(.deletion, by: .payee, at: .begun).told == [.payer, .payee])
        #expect(MoneyRule.of(.holdEnd, by: .payee, at: .unpaid).told == [.payer])
        #expect(MoneyRule.of(.withdrawal, by: .payer, at: .unpaid).told.isEmpty)
        #expect(MoneyRule.of(.refund, by: .payee, at: .frozen).told.isEmpty)
    }

    @Test("The table answers what payers are promised before paying")
    func promises() {
        #expect(MoneyPromise.all(for: .seat) == [.changed, .deleted, .disputed])
        #expect(MoneyPromise.all(for: .deposit) == [.changed, .deleted, .contract, .disputed])
        #expect(MoneyPromise.all(for: .pass) == [.changed, .deleted, .moved, .disputed])
        #expect(MoneyPromise.all(for: .single) == [.deleted, .moved, .disputed])
    }
}
