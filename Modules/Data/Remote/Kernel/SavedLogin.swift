public import Domain

/// A session as stored on the device.
public struct SavedLogin: Equatable, Sendable {
    public let nickname: String
    public let tokens: SessionTokens
    /// Identifies this login on the device. Cached responses of one login are never shown to another.
    let mark: String

    public init(nickname: String, tokens: SessionTokens) {
        self.init(nickname: nickname, tokens: tokens, mark: String(UInt64.random(in: 0 ... .max), radix: 36))
    }

    init(nickname: String, tokens: SessionTokens, mark: String) {
        self.nickname = nickname
        self.tokens = tokens
        self.mark = mark
    }

    func holding(_ tokens: SessionTokens) -> SavedLogin {
        SavedLogin(nickname: nickname, tokens: tokens, mark: mark)
    }

    func named(_ nickname: String) -> SavedLogin {
        SavedLogin(nickname: nickname, tokens: tokens, mark: mark)
    }
}
