import Domain
import Testing

@Suite("Notices of a decision")
struct DecisionNoticesTests {
    private let ana = Member.ID(rawValue: 1)
    private let ben = Member.ID(rawValue: 2)
    private let now = Moment(milliseconds: 1_000)

    private func told(
        _ verdict: Decision.Verdict,
        _ measures: Measures = .none,
        by reporter: Member.ID? = Member.ID(rawValue: 1),
        after former: Report.Status = .open,
        isPutBack: Bool = false
    ) -> [NoticeDraft] {
        Decision(Decision.ID(rawValue: 3), verdict, measures, note: nil, at: now).notices(
            of: subject,
            to: reporter,
            about: ben,
            after: former,
            isPutBack: isPutBack
        )
    }

    private var subject: Subject { Subject(.member, ben) }

    @Test("The reporter hears the outcome, and the reported member a measure")
    func upheld() {
        #expect(
            told(.upheld) == [
                NoticeDraft(to: ana, .reportUpheld, of: subject),
                NoticeDraft(to: ben, .measureTaken, of: subject),
            ]
        )
        #expect(told(.upheld, by: nil).map(\.member) == [ben])
        #expect(told(.dismissed) == [NoticeDraft(to: ana, .reportDismissed, of: subject)])
    }

    @Test("A proposal is told where it hides something at once")
    func proposed() {
        #expect(told(.proposed) == [])
        #expect(told(.proposed, Measures(hides: true, suspendsUntil: nil)).map(\.kind) == [.measureTaken])
    }

    @Test("The end of a suspension is told, unless what was hidden stays hidden")
    func lifted() {
        #expect(told(.lifted, after: .upheld).map(\.kind) == [.measureUndone])
        #expect(told(.lifted, Measures(hides: true, suspendsUntil: nil), after: .upheld) == [])
    }

    @Test("A suspension is lifted from an upheld report, which stays upheld")
    func status() throws {
        #expect(try Report.Status.upheld.after(.lifted) == .upheld)
        #expect(try Report.Status.upheld.after(.lifted, isAct: true) == .upheld)
        for status in [Report.Status.open, .dismissed] {
            #expect(throws: ReportRefusal.notDecided) { try status.after(.lifted) }
        }
    }

    @Test("A measure that is undone is told, and a listing that is open again")
    func reopened() {
        #expect(told(.reopened, after: .upheld).map(\.kind) == [.measureUndone])
        #expect(told(.reopened, after: .dismissed) == [])
        #expect(told(.reopened, after: .upheld, isPutBack: true).map(\.kind) == [.listingPutBack])
        #expect(told(.dismissed, isPutBack: true).map(\.kind) == [.reportDismissed, .listingPutBack])
    }
}
