import Domain
import HTTPServer
import Wire
import Wording

/// Page routes for the settings, the language and the colour scheme.
public struct SettingsPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, setLanguage, setLook] }

    private var all: PageRoute {
        .memberPage(AccountPagePath.settings) { visit in
            SettingsPage(
                account: try await visit(API.accounts.mine()),
                secondFactor: try await visit(API.secondFactor.state())
            ).page(for: visit)
        }
    }

    /// Sets the browser's language and the account's, so that emails and other devices follow.
    private var setLanguage: PageRoute {
        .button(AccountPagePath.language, forMembers: false) { visit in
            guard let language = visit.request.form["language"].flatMap(Language.init(rawValue:)) else {
                throw RequestRefusal.invalidParameter("language")
            }
            if visit.who != nil {
                let change = ProfileChangeBody(language: language)
                try await visit(API.accounts.change(change))
            }
            return .to(visit.wayBack(or: MemberPagePath.mine.rawValue), flash: .saved)
                .keeping(language.rawValue, in: .language)
        }
    }

    private var setLook: PageRoute {
        .button(AccountPagePath.look, forMembers: false) { visit in
            guard let look = visit.request.form["look"].flatMap(Look.init(rawValue:)) else {
                throw RequestRefusal.invalidParameter("look")
            }
            return .to(visit.wayBack(or: MemberPagePath.mine.rawValue), flash: .saved)
                .keeping(look == .device ? "" : look.rawValue, in: .look)
        }
    }
}
