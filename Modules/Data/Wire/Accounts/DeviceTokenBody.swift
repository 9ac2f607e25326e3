/// A token that identifies the device at its next sign-in, so that others' failed attempts don't lock it out.
public struct DeviceTokenBody: ShapedBody {
    public let deviceToken: String

    public init(_ deviceToken: String) {
        self.deviceToken = deviceToken
    }

    public static let shape = Shape<Self>(
        "DeviceToken",
        Field("deviceToken", \.deviceToken),
        make: { Self($0) }
    )
}
