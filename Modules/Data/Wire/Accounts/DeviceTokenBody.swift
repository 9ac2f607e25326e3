public import JSONCoding

/// What a device shows when it signs in the next time, so that others' wrong passwords don't keep it out.
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
