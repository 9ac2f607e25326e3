import WebAddresses

/// The address by which an authenticator app takes over a secret, in the format that Google's app introduced
/// and all others read. SHA-1, six digits and 30 seconds are what an app assumes.
public struct AuthenticatorAddress {
    public let text: String

    public init(secret: String, account: String, issuer: String) {
        // A colon separates the two.
        let issuer = PercentEncoding.encode(issuer.replacing(":", with: " "))
        text = "otpauth://totp/\(issuer):\(PercentEncoding.encode(account))?secret=\(secret)&issuer=\(issuer)"
    }
}
