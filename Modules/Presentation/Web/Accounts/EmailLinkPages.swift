import Domain
import HTTPServer
import Wire
import Wording

/// Pages behind the links in emails. Opening a link changes nothing, because mail scanners open links too;
/// the action needs a button.
public struct EmailLinkPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [verifyPage, verify, forgotPage, forgot, resetPage, reset]
    }

    private var verifyPage: PageRoute {
        .page(AccountPagePath.verifyEmail) { visit in
            VerifyEmailPage(entry: visit.brought).page(for: visit)
        }
    }

    private var verify: PageRoute {
        .form(
            AccountPagePath.verifyEmail,
            sends: API.challenges.verifyToken,
            forMembers: false,
            then: { _, _ in .to(MemberPagePath.mine.rawValue, flash: .emailVerified) },
            refused: { visit, entry in VerifyEmailPage(entry: entry).page(for: visit) }
        )
    }

    private var forgotPage: PageRoute {
        .page(AccountPagePath.forgotPassword) { ForgotPasswordPage(entry: .empty).page(for: $0) }
    }

    private var forgot: PageRoute {
        .form(
            AccountPagePath.forgotPassword,
            sends: API.challenges.requestReset,
            forMembers: false,
            then: { _, _ in .to(AccountPagePath.resetPassword.rawValue, flash: .letterSent) },
            refused: { visit, entry in ForgotPasswordPage(entry: entry).page(for: visit) }
        )
    }

    private var resetPage: PageRoute {
        .page(AccountPagePath.resetPassword) { visit in
            let entry = visit.brought
            return ResetPasswordPage(entry: entry, hasToken: !entry.text("code").isEmpty).page(for: visit)
        }
    }

    /// A link's token identifies the account; a typed code also needs the email address.
    private var reset: PageRoute {
        .form(
            AccountPagePath.resetPassword,
            sends: API.challenges.resetPassword,
            forMembers: false,
            then: { _, body in
                .to(AccountPagePath.signIn.rawValue, flash: .passwordSet).keeping("", in: .session)
                    .keeping(body.deviceToken, in: .device)
            },
            refused: { visit, entry in
                let hasToken = !visit.request.form.contains { $0.name == "email" }
                return ResetPasswordPage(entry: entry, hasToken: hasToken).page(for: visit)
            }
        )
    }
}

extension Visit {
    /// The token of the email's link, passed on by the form.
    fileprivate var brought: FormEntry {
        FormEntry(request.query["token"].map { [(name: "code", value: $0)] } ?? [])
    }
}
