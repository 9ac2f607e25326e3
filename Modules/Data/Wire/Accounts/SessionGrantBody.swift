public import Domain
public import JSONCoding

/// The response to signing up or in.
public struct SessionGrantBody: Body {
    public let admission: SessionGrant

    public init(_ admission: SessionGrant) {
        self.admission = admission
    }

    public static var name: String { "Admission" }
    public static var parts: [any Body.Type] { [AccountBody.self, SessionTokensBody.self] }

    public static var schema: Schema {
        .object([
            "account": .reference(AccountBody.name).required,
            "session": .reference(SessionTokensBody.name).required,
            "deviceToken": .string().required
                .described("To be shown at the next sign-in on this device, whatever became of the session."),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        admission = SessionGrant(
            account: try fields.body("account", as: AccountBody.self).account,
            tokens: try fields.body("session", as: SessionTokensBody.self).tokens,
            deviceToken: try fields.text("deviceToken")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("account", AccountBody(admission.account))
            writer.field("session", SessionTokensBody(admission.tokens))
            writer.field("deviceToken", admission.deviceToken)
        }
    }
}
