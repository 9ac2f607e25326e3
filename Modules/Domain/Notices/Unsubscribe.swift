/// Ends emails of one topic by the token in one of them, without signing in.
public struct Unsubscribe: Sendable {
    private let mails: any NoticeMailRepository
    private let digests: any DigestRepository
    private let tokens: any UnsubscribeTokenIssuer
    private let clock: any WallClock

    public init(
        mails: any NoticeMailRepository,
        digests: any DigestRepository,
        tokens: any UnsubscribeTokenIssuer,
        clock: any WallClock
    ) {
        self.mails = mails
        self.digests = digests
        self.tokens = tokens
        self.clock = clock
    }

    /// Returns the topic. May be repeated.
    public func callAsFunction(_ token: String) async throws -> MailTopic {
        guard let mail = tokens.mail(of: token), try await end(mail) else {
            throw NoticeRefusal.unknownToken
        }
        return mail.topic
    }

    /// Returns false for a deleted account.
    private func end(_ mail: MailSubscription) async throws -> Bool {
        switch mail.topic {
        case .notices(let group): return try await mails.stop(group, of: mail.member)
        case .digest:
            let now = clock.now
            return try await digests.update(of: mail.member) { $0.choose(nil, at: now) } != nil
        case .letters: return try await mails.stopLetters(of: mail.member)
        }
    }
}

/// What a member gets by mail and can end by a token.
public enum MailTopic: Hashable, Sendable {
    case notices(NoticeGroup)
    case digest
    case letters
}

extension MailTopic: RawRepresentable, CaseIterable {
    private static let digestWord = "digest"
    private static let lettersWord = "letters"

    public static let allCases = NoticeGroup.allCases.map(MailTopic.notices) + [.digest, .letters]

    public var rawValue: String {
        switch self {
        case .notices(let group): group.rawValue
        case .digest: Self.digestWord
        case .letters: Self.lettersWord
        }
    }

    public init?(rawValue: String) {
        if rawValue == Self.digestWord {
            self = .digest
        } else if rawValue == Self.lettersWord {
            self = .letters
        } else if let group = NoticeGroup(rawValue: rawValue) {
            self = .notices(group)
        } else {
            return nil
        }
    }
}

/// The mails that a token turns off.
public struct MailSubscription: Equatable, Sendable {
    public let member: Member.ID
    public let topic: MailTopic

    public init(_ member: Member.ID, _ topic: MailTopic) {
        self.member = member
        self.topic = topic
    }
}

/// Issues the tokens in emails, which only servers of this community can make.
public protocol UnsubscribeTokenIssuer: Sendable {
    func token(of mail: MailSubscription) -> String
    /// Returns nil for a token it didn't issue.
    func mail(of token: String) -> MailSubscription?
}
