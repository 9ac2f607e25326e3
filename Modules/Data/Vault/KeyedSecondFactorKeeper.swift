public import Domain
import OneTimeCodes
public import Secrets

/// Seals the secrets of second factors under the server's key.
///
/// Recovery codes have 80 random bits, so a plain hash of them can't be brute-forced. They work after the key
/// was lost, when no secret can be opened.
public struct KeyedSecondFactorKeeper: SecondFactorKeeper {
    private static let codeLength = 16

    private let secretKey: SecretKey
    private let ticketKey: SecretKey

    public init(_ key: SecretKey) {
        secretKey = key.derived(for: "second factor")
        ticketKey = key.derived(for: "second factor set-up")
    }

    public func setUp(for member: Member.ID, at now: Moment) -> SecondFactorSetUp {
        let secret = Base32.encode(RandomBytes.make(OneTimeSecret.size))
        let expiresAt = now + SecondFactorSetUp.patience
        let claim = Array("\(expiresAt.milliseconds).\(secret)".utf8)
        return SecondFactorSetUp(
            secret: secret,
            ticket: Base64URL.encode(ticketKey.seal(claim, with: Self.context(of: member))),
            expiresAt: expiresAt
        )
    }

    public func secret(of ticket: String, showing code: String, for member: Member.ID, at now: Moment) throws
        -> (secret: SealedSecret, step: Int64)
    {
        let context = Self.context(of: member)
        guard let sealed = Base64URL.decode(ticket), let claim = ticketKey.open(sealed, with: context) else {
            throw SecondFactorRefusal.setUpOver
        }
        let parts = String(decoding: claim, as: UTF8.self).split(separator: ".")
        guard parts.count == 2, let expiry = Int64(parts[0]), now.milliseconds < expiry,
            let secret = Base32.decode(String(parts[1])).flatMap(OneTimeSecret.init)
        else { throw SecondFactorRefusal.setUpOver }
        guard let step = secret.step(of: RandomCode.read(code), at: now.seconds) else {
            throw SecondFactorRefusal.wrongCode
        }
        return (SealedSecret(bytes: secretKey.seal(secret.bytes, with: context)), step)
    }

    public func proof(_ text: String, of factor: SecondFactor, at now: Moment) -> SecondFactorProof? {
        let text = RandomCode.read(text)
        if text.count == Self.codeLength { return .recoveryCode(Self.seal(text, of: factor.member)) }
        let secret = secretKey.open(factor.secret.bytes, with: Self.context(of: factor.member))
            .flatMap(OneTimeSecret.init)
        return secret?.step(of: text, at: now.seconds).map { .code(step: $0, of: factor.secret) }
    }

    public func recoveryCodes(for member: Member.ID) -> [RecoveryCode] {
        (1...RecoveryCode.perMember).map { _ in
            let code = Array(RandomCode.text(of: Self.codeLength))
            let groups = stride(from: 0, to: code.count, by: 4).map { String(code[$0..<$0 + 4]) }
            return RecoveryCode(
                text: groups.joined(separator: "-"),
                seal: Self.seal(String(code), of: member)
            )
        }
    }

    private static func seal(_ code: String, of member: Member.ID) -> CodeSeal {
        CodeSeal(text: Base64URL.encode(SHA256.hash(Array("\(member) \(code)".utf8))))
    }

    private static func context(of member: Member.ID) -> [UInt8] { Array(member.description.utf8) }
}

extension Moment {
    fileprivate var seconds: Int64 { milliseconds / 1_000 }
}
