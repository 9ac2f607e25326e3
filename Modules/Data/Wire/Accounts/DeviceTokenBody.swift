public import JSONCoding

/// A token that identifies the device at its next sign-in, so that others' failed attempts don't lock it out.
public struct DeviceTokenBody: Body {
    public let deviceToken: String

    public init(_ deviceToken: String) {
        self.deviceToken = deviceToken
    }

    public static var name: String { "DeviceToken" }

    public static var schema: Schema {
        .object(["deviceToken": .string().required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(try fields.text("deviceToken"))
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("deviceToken", deviceToken) }
    }
}
