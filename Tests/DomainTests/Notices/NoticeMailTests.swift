import TestSupport
import Testing

@testable import Domain

@Suite("Emails of notices")
struct NoticeMailTests {
    private let clock = TestClock()

    private func email(
        _ kind: Notice.Kind = .message,
        settings: NoticeSettings = NoticeSettings(),
        readAt: Moment? = nil,
        after delay: Duration = .seconds(600)
    ) throws -> EmailMessage? {
        let notice = Notice(
            id: .init(rawValue: 1),
            kind: kind,
            actor: nil,
            target: Subject(.conversation, 5),
            at: clock.now,
            readAt: readAt
        )
        return DueNoticeMail(
            notice: NoticeSummary(notice, actor: nil, title: nil),
            dueAt: try #require(notice.mailDueAt ?? clock.now),
            member: .init(rawValue: 2),
            address: try EmailAddress("ana@example.com"),
            language: .english,
            settings: settings
        )
        .email(as: .init(rawValue: 3), at: clock.now + delay)
    }

    @Test("A message and a question are mailed after ten minutes, a decision at once")
    func delays() {
        #expect(Notice.Kind.message.mailDelay == .seconds(600))
        #expect(Notice.Kind.applicationReceived.mailDelay == .seconds(600))
        for kind: Notice.Kind in [.applicationAdmitted, .dealCancelled, .listingCancelled, .orderRefunded] {
            #expect(kind.mailDelay == .zero)
        }
    }

    @Test(
        "Reminders and a named refund account aren't mailed twice: they have emails of their own",
        arguments: EventReminder.allCases.map(\.notice) + [.refundAccountNamed, .measureTaken]
    )
    func others(_ kind: Notice.Kind) {
        #expect(kind.mailDelay == nil)
    }

    @Test("An unread notice is mailed to the verified address")
    func unread() throws {
        let email = try #require(try email())
        #expect(email.to.text == "ana@example.com" && email.language == .english)
        #expect(email.expiresAt == clock.now + .seconds(600) + EmailMessage.patience)
    }

    @Test("A notice that was read, whose group isn't mailed or that is two days late, is not mailed")
    func unwanted() throws {
        #expect(try email(readAt: clock.now) == nil)
        #expect(try email(settings: NoticeSettings(unmailed: [.talk])) == nil)
        #expect(try email(after: .seconds(600) + EmailMessage.patience) == nil)
    }
}
