import Synchronization
import TestSupport
import Testing

@testable import Domain

@Suite("News of the neighbourhood is queued")
struct QueueDigestsTests {
    private final class Digests: DigestRepository, DigestQueries {
        struct State {
            var consent: DigestSubscription.Consent?
            var end: DigestSubscription.End?
            var news = DigestNews.none
            var isMailed = true
            var emails: [EmailMessage] = []
        }

        let state = Mutex(State())

        func find(of member: Member.ID) -> DigestSubscription { .none }

        func update(
            of member: Member.ID,
            _ change: @Sendable (inout DigestSubscription) -> Void
        ) -> DigestSubscription? { nil }

        func due(_ count: Int, at now: Moment) throws -> [DueDigest] {
            let (consent, isMailed) = state.withLock { ($0.consent, $0.isMailed) }
            guard let consent, consent.nextAt <= now else { return [] }
            return [
                DueDigest(
                    member: Member.ID(rawValue: 1),
                    consent: consent,
                    address: isMailed ? try EmailAddress("ana@example.com") : nil,
                    language: .korean
                )
            ]
        }

        func finish(
            _ due: DueDigest,
            as subscription: DigestSubscription,
            sending email: EmailMessage?,
            at now: Moment
        ) {
            state.withLock { state in
                (state.consent, state.end) = (subscription.consent, subscription.end)
                if let email { state.emails.append(email) }
            }
        }

        func news(
            for member: Member.ID,
            in span: Range<Moment>,
            weekend: ClosedRange<Int>?,
            at now: Moment
        ) -> DigestNews { state.withLock { $0.news } }
    }

    private let digests = Digests()
    private let nine = Zone.seoul.moment(of: LocalTime(CivilDate(daysSince1970: 20_800), minute: 9 * 60))
    private let item = DigestItem(Listing.ID(rawValue: 5), title: "피아노", on: nil, comments: 0)

    private func consent(years: Int = 0) {
        let given = nine - .seconds(86_400 * (1 + 365 * years))
        digests.state.withLock {
            $0.consent = .init(.daily, givenAt: given, nextAt: nine, toldUntil: given)
            $0.news = DigestNews(found: [item], weekend: [], talked: [])
        }
    }

    private func queue(at now: Moment) async throws {
        let identifiers = IdentifierGenerator(clock: TestClock(), node: 0)
        try await QueueDigests(digests: digests, queries: digests, identifiers: identifiers)(at: now)
    }

    private var sent: Int { digests.state.withLock { $0.emails.count } }
    private var next: Moment? { digests.state.withLock { $0.consent?.nextAt } }

    @Test("An email that is due is queued once, and the next one is due on the next day")
    func once() async throws {
        consent()
        try await queue(at: nine - .seconds(1))
        #expect(sent == 0)
        try await queue(at: nine)
        try await queue(at: nine)
        #expect(sent == 1 && next == nine + .seconds(86_400))
    }

    @Test("An email that wasn't sent by the evening waits for the morning")
    func night() async throws {
        consent()
        for hours in [12, 15, 22] {
            try await queue(at: nine + .seconds(hours * 3_600))
            #expect(sent == 0 && next == nine)
        }
        try await queue(at: nine + .seconds(24 * 3_600))
        #expect(sent == 1 && next == nine + .seconds(48 * 3_600))
    }

    @Test("Without news nothing is sent, and the next email is due as usual")
    func empty() async throws {
        consent()
        digests.state.withLock { $0.news = .none }
        try await queue(at: nine)
        #expect(sent == 0 && next == nine + .seconds(86_400))
    }

    @Test("A member who may not be mailed gets nothing for now")
    func unmailed() async throws {
        consent()
        digests.state.withLock { $0.isMailed = false }
        try await queue(at: nine)
        #expect(sent == 0 && next == nine + .seconds(86_400))
    }

    @Test("The question whether to go on is sent once even without news")
    func question() async throws {
        let given = nine - .seconds(86_400 * 720)
        digests.state.withLock {
            $0.consent = .init(.daily, givenAt: given, nextAt: nine, toldUntil: given)
        }
        try await queue(at: nine)
        try await queue(at: nine + .seconds(86_400))
        #expect(sent == 1)
    }

    @Test("A consent of more than two years ago sends nothing and has ended")
    func lapse() async throws {
        consent(years: 3)
        try await queue(at: nine)
        #expect(sent == 0 && next == nil)
        #expect(digests.state.withLock { $0.end?.reason } == .lapsed)
    }
}
