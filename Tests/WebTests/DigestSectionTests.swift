import Domain
import Markup
import Testing
import Wire

@testable import Web

@Suite("The choice of news by mail")
struct DigestSectionTests {
    private static let given = Moment(milliseconds: 1_795_170_600_000)
    private static let weekly = DigestSubscription(
        consent: .init(.weekly, givenAt: given, nextAt: given, toldUntil: given)
    )

    private func text(
        _ subscription: DigestSubscription,
        isAvailable: Bool = true,
        at now: Moment = given
    ) throws -> String {
        let body = DigestBody(subscription, isAvailable: isAvailable, at: now)
        return DigestSection(digest: body).html(for: try .sample(.korean)).source
    }

    @Test("It is off until it is chosen, and says what a choice means")
    func off() throws {
        let text = try text(.none)
        #expect(text.contains("value=\"off\" checked") && text.contains("정보통신망법 제50조"))
        #expect(!text.contains("계속 받을게요") && !text.contains("동의했어요"))
    }

    @Test("The day of the consent is shown, or when and why it ended")
    func days() throws {
        let on = try text(Self.weekly)
        #expect(on.contains("2026년 11월 20일에 수신에 동의했어요.") && on.contains("value=\"weekly\" checked"))
        let withdrawn = try text(DigestSubscription(ended: .init(.withdrawn, at: Self.given)))
        #expect(withdrawn.contains("2026년 11월 20일에 수신 동의를 철회했어요."))
        let lapsed = try text(DigestSubscription(ended: .init(.lapsed, at: Self.given)))
        #expect(lapsed.contains("동의한 지 2년이 되어 2026년 11월 20일에 메일이 멈췄어요."))
    }

    @Test("In the last thirty days of a consent one button renews it")
    func question() throws {
        let text = try text(Self.weekly, at: Self.given + .seconds(86_400 * 710))
        #expect(text.contains("계속 받을게요") && text.contains("2028년 11월 20일부터 보내지 않아요."))
        #expect(text.contains("type=\"hidden\" name=\"frequency\" value=\"weekly\""))
    }

    @Test("Where the server sends no mail it says so, and what was chosen before can be ended")
    func unavailable() throws {
        let text = try text(.none, isAvailable: false)
        #expect(text.contains("동네 소식 메일을 보내지 않아요.") && !text.contains("<form"))
        #expect(try self.text(Self.weekly, isAvailable: false).contains("value=\"off\""))
    }
}
