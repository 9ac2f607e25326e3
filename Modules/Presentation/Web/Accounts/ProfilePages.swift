import Domain
import HTTPServer
import Wire
import Wording

/// Page routes for a member's profile.
public struct ProfilePages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [profile, save, picture, noPicture] }

    private var profile: PageRoute {
        .memberPage(AccountPagePath.profile) { visit in
            let account = try await visit(API.accounts.mine())
            return ProfilePage(account: account, entry: FormEntry(of: account)).page(for: visit)
        }
    }

    private var save: PageRoute {
        .form(
            AccountPagePath.profile,
            sends: API.accounts.change,
            then: { _, _ in .to(MemberPagePath.mine.rawValue, flash: .saved) },
            refused: { visit, entry in
                ProfilePage(account: try await visit(API.accounts.mine()), entry: entry).page(for: visit)
            }
        )
    }

    /// Uploads an image and sets it as the member's picture.
    private var picture: PageRoute {
        PageRoute(
            method: .post,
            path: AccountPagePath.picture.rawValue,
            isForMembers: true,
            body: PageRoute.longestFormWithFiles
        ) { visit in
            do {
                let file = try await FormEntry(of: visit.request).files.first
                let image = try await visit(API.images.upload(), sending: file?.bytes ?? [])
                let change = ProfileChangeBody(picture: .set(image.id))
                try await visit(API.accounts.change(change))
                return .redirect(.to(AccountPagePath.profile.rawValue, flash: .saved))
            } catch let refusal as ImageRefusal {
                return .page(try await Self.refused(Problem(refusal), visit))
            }
        }
    }

    private static func refused(_ problem: Problem, _ visit: Visit) async throws -> Page {
        let account = try await visit(API.accounts.mine())
        var profile = ProfilePage(account: account, entry: FormEntry(of: account))
        profile.pictureProblem = problem
        var page = profile.page(for: visit)
        page.tell(problem)
        return page
    }

    private var noPicture: PageRoute {
        .button(AccountPagePath.noPicture) { visit in
            let change = ProfileChangeBody(picture: .set(nil))
            try await visit(API.accounts.change(change))
            return .to(AccountPagePath.profile.rawValue, flash: .saved)
        }
    }
}
