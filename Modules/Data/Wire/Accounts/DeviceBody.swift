public import Domain
public import JSONCoding

/// A session in the list of a member's devices, without its tokens.
public struct DeviceBody: Body {
    public let id: Session.ID
    public let device: String
    public let openedAt: Moment
    public let lastUsedAt: Moment
    /// Whether it is the caller's own session.
    public let isCurrent: Bool

    public init(_ session: Session, isCurrent: Bool) {
        id = session.id
        device = session.device
        openedAt = session.openedAt
        lastUsedAt = session.lastUsedAt
        self.isCurrent = isCurrent
    }

    public static var name: String { "Device" }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "device": .string().required,
            "openedAt": .moment.required,
            "lastUsedAt": .moment.required,
            "current": .boolean.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        device = try fields.text("device")
        openedAt = try fields.moment("openedAt")
        lastUsedAt = try fields.moment("lastUsedAt")
        isCurrent = try fields.boolean("current")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("device", device)
            writer.field("openedAt", openedAt)
            writer.field("lastUsedAt", lastUsedAt)
            writer.field("current", isCurrent)
        }
    }
}
