import Domain
import HTTPServer
import JSONCoding
import Markup
import Wire

@testable import Web

extension Visit {
    /// A stranger's, unless `member` is named, on a Friday evening in Seoul.
    static func sample(
        _ language: Language = .english,
        target: String = "/",
        member: Member.ID? = nil,
        unread: UnreadBody? = nil,
        flash: Flash? = nil,
        now: String = "2026-11-20T10:30:00Z"
    ) throws -> Visit {
        let now = try Moment.read(now)
        let who = try member.map { SignedInDevice(member: $0, session: try .sample(), expiresAt: now) }
        return Visit(
            request: Request(target: target),
            who: who,
            language: language,
            look: .device,
            unread: unread,
            flash: flash,
            now: now,
            tiles: nil,
            takesPayments: false,
            announcesEvents: false,
            sendsMail: false,
            settings: SiteSettings(),
            styleNonce: nil,
            api: InProcessAPI([])
        )
    }
}

extension Moment {
    fileprivate static func read(_ text: String) throws -> Moment {
        guard let moment = Moment(rfc3339: text) else { throw SampleFailure(text: text) }
        return moment
    }
}

extension Identifier {
    static func sample(_ text: String = "0000000000001") throws -> Identifier {
        guard let identifier = Identifier(text) else { throw SampleFailure(text: text) }
        return identifier
    }
}

struct SampleFailure: Error {
    let text: String
}

extension Body {
    init(sample document: JSON) throws {
        try self.init(parsing: document.encoded())
    }
}
