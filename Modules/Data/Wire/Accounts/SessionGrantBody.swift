public import Domain
import JSONCoding

/// The response to signing up or in.
public struct SessionGrantBody: ShapedBody {
    public let admission: SessionGrant

    public init(_ admission: SessionGrant) {
        self.admission = admission
    }

    public static let shape = Shape<Self>(
        "Admission",
        Field("account", { AccountBody($0.admission.account) }),
        Field("session", { SessionTokensBody($0.admission.tokens) }),
        Field(
            "deviceToken",
            \.admission.deviceToken,
            about: "To be shown at the next sign-in on this device, whatever became of the session."
        ),
        make: { Self(SessionGrant(account: $0.account, tokens: $1.tokens, deviceToken: $2)) }
    )
}
