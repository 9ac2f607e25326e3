public import Domain
public import JSONCoding

/// All data stored about a member.
public struct AccountExportBody: Body {
    public let exportedAt: Moment
    public let account: AccountBody
    public let sessions: [DeviceBody]
    public let neighbourhoods: [ExportedHomeBody]

    public init(_ export: AccountExport, asking session: Session.ID) {
        exportedAt = export.exportedAt
        account = AccountBody(export.account)
        sessions = export.sessions.map { DeviceBody($0, isCurrent: $0.id == session) }
        neighbourhoods = export.homes.homes.map(ExportedHomeBody.init)
    }

    public static var name: String { "AccountExport" }

    public static var parts: [any Body.Type] {
        [AccountBody.self, DeviceBody.self, ExportedHomeBody.self]
    }

    public static var schema: Schema {
        .object([
            "exportedAt": .moment.required,
            "account": .reference(AccountBody.name).required,
            "sessions": .array(of: .reference(DeviceBody.name)).required,
            "neighbourhoods": .array(of: .reference(ExportedHomeBody.name)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        exportedAt = try fields.moment("exportedAt")
        account = try fields.body("account")
        sessions = try fields.bodies("sessions")
        neighbourhoods = try fields.bodies("neighbourhoods")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("exportedAt", exportedAt)
            writer.field("account", account)
            writer.field("sessions", sessions)
            writer.field("neighbourhoods", neighbourhoods)
        }
    }
}
