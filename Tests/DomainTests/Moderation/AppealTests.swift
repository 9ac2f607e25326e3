import Domain
import Testing

@Suite("Appeals against measures")
struct AppealTests {
    private static let (ana, ben) = (Member.ID(rawValue: 1), Member.ID(rawValue: 2))
    private static let (olga, pam, quin) = (
        Member.ID(rawValue: 3), Member.ID(rawValue: 4), Member.ID(rawValue: 5)
    )
    private let now = Moment(milliseconds: 1_000)

    private func measure(stands: Bool = true, appeal: Appeal? = nil) throws -> TakenMeasure {
        let text = try #require(try ReportNote("그만해 주세요"))
        let kind = TakenMeasure.Kind.warning(text)
        return TakenMeasure(.init(rawValue: 7), kind, excerpt: nil, at: now, stands: stands, appeal: appeal)
    }

    @Test("A member may appeal until 184 days have passed, which are at least six months")
    func time() throws {
        let measure = try measure()
        #expect(measure.appealableUntil == now + .seconds(184 * 86_400))
        #expect(measure.mayBeAppealed(at: now))
        #expect(measure.mayBeAppealed(at: measure.appealableUntil + .milliseconds(-1)))
        #expect(throws: AppealRefusal.tooLate) { try measure.allowAppeal(at: measure.appealableUntil) }
        #expect(!measure.mayBeAppealed(at: measure.appealableUntil))
    }

    @Test("There is one appeal against a measure, and none against what was undone")
    func once() throws {
        let appeal = Appeal(.init(rawValue: 8), try AppealText("아니에요"), at: now)
        #expect(throws: AppealRefusal.alreadyMade) { try measure(appeal: appeal).allowAppeal(at: now) }
        #expect(throws: AppealRefusal.measureUndone) { try measure(stands: false).allowAppeal(at: now) }
    }

    @Test("An appeal has a text of at most 2,000 characters")
    func text() throws {
        #expect(try AppealText("  아니에요 ").text == "아니에요")
        #expect(throws: AppealRefusal.textMissing) { try AppealText(" \n ") }
        #expect(try AppealText(String(repeating: "가", count: 2_000)).text.count == 2_000)
        #expect(throws: AppealRefusal.textTooLong) { try AppealText(String(repeating: "가", count: 2_001)) }
    }

    @Test("A measure stays with a reason, and may be undone without")
    func reason() throws {
        #expect(throws: AppealRefusal.reasonMissing) { try Appeal.Ruling(.upheld, nil, at: now) }
        #expect(try Appeal.Ruling(.reversed, nil, at: now).notice(to: Self.ana).kind == .appealReversed)
        let kept = try Appeal.Ruling(.upheld, ReportNote("광고예요"), at: now)
        #expect(kept.notice(to: Self.ana).kind == .appealUpheld)
    }

    /// About Ana, whom Ben reported.
    private func allows(_ member: Member.ID, after deciders: Set<Member.ID>, _ operators: Set<Member.ID>)
        -> Bool
    {
        ReportParties(reporter: Self.ben, about: Self.ana)
            .allowRuling(by: member, after: deciders, among: operators)
    }

    @Test("The operator who took the measure decides only if no other one can")
    func deciders() {
        #expect(allows(Self.olga, after: [Self.olga], [Self.olga]))
        #expect(!allows(Self.olga, after: [Self.olga], [Self.olga, Self.pam]))
        #expect(allows(Self.pam, after: [Self.olga], [Self.olga, Self.pam]))
        #expect(!allows(Self.olga, after: [Self.olga, Self.pam], [Self.olga, Self.pam, Self.quin]))
        #expect(allows(Self.pam, after: [Self.olga, Self.pam], [Self.olga, Self.pam]))
        #expect(allows(Self.olga, after: [], [Self.olga]))
    }

    @Test("The parties of the report decide no sooner than about the report, and someone always can")
    func parties() {
        // The reporter and the member don't count as others who can.
        for party in [Self.ana, Self.ben] {
            #expect(!allows(party, after: [Self.olga], [Self.olga, party]))
            #expect(allows(Self.olga, after: [Self.olga], [Self.olga, party]))
        }
        #expect(!allows(Self.ben, after: [Self.olga], [Self.olga, Self.pam, Self.ben]))
        #expect(allows(Self.ben, after: [Self.ben], [Self.ana, Self.ben]))
        let all: [Member.ID] = [Self.ana, Self.ben, Self.olga, Self.pam]
        for bits in 1..<16 {
            let operators = Set(all.indices.filter { bits >> $0 & 1 == 1 }.map { all[$0] })
            for decider in all {
                #expect(operators.contains { allows($0, after: [decider], operators) }, "\(operators)")
            }
        }
    }
}
