public import Domain

/// Operations on accounts: sign-up, profile, password, export and deletion.
public struct AccountOperations: OperationList {
    private static let me: PathPattern<Void> = "/api/v1/me"
    private static let section = PathPattern<ExportSection>(
        "/api/v1/me/export/{section}",
        else: AccountRefusal.noSuchSection
    )

    public let signUp = Operation<Anyone, Void, SignUpBody, SessionGrantBody>(
        .post,
        "/api/v1/accounts",
        "Sign up; creates an account and a session",
        status: 201
    )
    public let mine = Operation<SignedIn, Void, Nothing, AccountBody>(.get, me, "Get my account")
    public let change = Operation<SignedIn, Void, ProfileChangeBody, AccountBody>(
        .patch,
        me,
        "Update my profile; omitted fields are unchanged"
    )
    public let deletionPlan = Operation<SignedInDevice, Void, Nothing, DeletionPlanBody>(
        .get,
        me / "deletion",
        "Preview my account deletion; what it removes and keeps"
    )
    public let delete = Operation<SignedInDevice, Void, Nothing, Nothing>(
        .delete,
        me,
        "Delete my account; requires a recent sign-in or a confirmation"
    )
    public let export = Operation<SignedInDevice, Void, Nothing, AccountExportBody>(
        .get,
        me / "export",
        "Export my account; all data that Madang stores about the member"
    )
    public let exportSection = Operation<
        SignedInDevice, ExportSection, SliceQuery, ListBody<ExportedRecordBody>
    >(
        .get,
        section,
        "Export a section; in pages"
    )
    public let changePassword = Operation<SignedInDevice, Void, PasswordChangeBody, Nothing>(
        .put,
        me / "password",
        "Change my password; other devices are signed out"
    )
}

extension API {
    public static let accounts = AccountOperations()
}
