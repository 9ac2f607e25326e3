public import Domain

/// All data stored about a member.
public struct AccountExportBody: ShapedBody {
    public let exportedAt: Moment
    public let account: AccountBody
    public let sessions: [DeviceBody]
    public let neighbourhoods: [ExportedHomeBody]

    public static let shape = Shape<Self>(
        "AccountExport",
        Field("exportedAt", \.exportedAt),
        Field("account", \.account),
        Field("sessions", \.sessions),
        Field("neighbourhoods", \.neighbourhoods),
        make: Self.init
    )
}

extension AccountExportBody {
    public init(_ export: AccountExport, asking session: Session.ID) {
        exportedAt = export.exportedAt
        account = AccountBody(export.account)
        sessions = DeviceBody.all(export.sessions, current: session, pushed: export.pushed)
        neighbourhoods = export.homes.homes.map(ExportedHomeBody.init)
    }
}
