import Domain
import Testing

@Suite("The approval of a listing")
struct SubmissionTests {
    private let now = Moment(milliseconds: 1_790_000_000_000)

    private func submission(_ state: Submission.State) -> Submission {
        Submission(
            of: Subject(.listing, 1),
            by: Member.ID(rawValue: 2),
            state,
            version: now,
            submittedAt: now
        )
    }

    @Test("It is decided once")
    func once() throws {
        let later = now + .seconds(60)
        var approved = submission(.waiting)
        try approved.approve(seeing: now, at: later)
        #expect(approved.state == .approved && approved.decidedAt == later)
        #expect(throws: SubmissionRefusal.decided) { try approved.decline(SubmissionReason("왜요"), at: later) }
        var declined = submission(.waiting)
        try declined.decline(try SubmissionReason("날짜가 없어요"), at: later)
        #expect(declined.reason?.text == "날짜가 없어요")
        #expect(throws: SubmissionRefusal.decided) { try declined.approve(seeing: now, at: later) }
    }

    @Test("A declined listing waits again once it is edited, and others don't")
    func again() throws {
        let later = now + .seconds(3_600)
        var declined = submission(.waiting)
        try declined.decline(try SubmissionReason("날짜가 없어요"), at: now)
        declined.resubmit(at: later)
        #expect(
            declined
                == Submission(
                    of: declined.subject,
                    by: declined.author,
                    .waiting,
                    version: now,
                    submittedAt: later
                )
        )
        for state in [Submission.State.waiting, .approved] {
            var other = submission(state)
            other.resubmit(at: later)
            #expect(other == submission(state))
        }
    }

    @Test("A version that was edited after an operator saw it isn't approved")
    func edited() throws {
        var waiting = submission(.waiting)
        #expect(throws: SubmissionRefusal.editedMeanwhile) {
            try waiting.approve(seeing: now + .milliseconds(-1), at: now)
        }
        #expect(waiting.state == .waiting)
    }

    @Test("An edit that is held waits, and what others saw before is remembered as such")
    func held() throws {
        let later = now + .seconds(60)
        var shown = submission(.approved)
        shown.hold(for: .term("도박"), at: later)
        #expect(shown.state == .waiting && shown.wasShown && shown.submittedAt == later)
        #expect(shown.cause == .term("도박"))
        var waiting = submission(.waiting)
        waiting.hold(for: .term("도박"), at: later)
        #expect(!waiting.wasShown && waiting.submittedAt == now && waiting.cause == .term("도박"))
    }

    @Test("A reason has one to 300 characters")
    func reasons() throws {
        #expect(throws: SubmissionRefusal.reasonMissing) { try SubmissionReason(" \n ") }
        #expect(throws: SubmissionRefusal.reasonTooLong) {
            try SubmissionReason(String(repeating: "가", count: 301))
        }
        #expect(try SubmissionReason(String(repeating: "가", count: 300)).text.count == 300)
    }

    @Test(
        "Events are alike by their link, or by title and time",
        arguments: [
            (nil, "스위프트 저녁 모임", 0, true), (nil, "스위프트 저녁모임!", 30, true),
            (nil, "스위프트 저녁 모임", 48, false), (nil, "러스트 아침 산책", 0, false),
            ("https://swift.example/7/?utm_source=x", "전혀 다른 제목", 24, true),
            ("https://swift.example/7", "전혀 다른 제목", 24 * 8, false),
            ("https://swift.example/8", "전혀 다른 제목", 0, false),
        ] as [(String?, String, Int, Bool)]
    )
    func alike(_ link: String?, _ title: String, _ hours: Int, _ isAlike: Bool) throws {
        let event = PostLikeness(
            link: try EventLink("https://www.swift.example/7").normalized,
            title: try ListingTitle("스위프트 저녁 모임"),
            startsAt: now
        )
        let other = PostLikeness(
            link: try link.map { try EventLink($0).normalized },
            title: try ListingTitle(title),
            startsAt: now + .seconds(3_600 * hours)
        )
        #expect(event.isLike(other) == isAlike)
        #expect(other.isLike(event) == isAlike)
    }
}
