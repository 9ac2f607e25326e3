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
            let account: AccountBody = try await visit.get(AccountPath.me)
            return ProfilePage(account: account, entry: FormEntry(of: account)).page(for: visit)
        }
    }

    private var save: PageRoute {
        .form(
            AccountPagePath.profile,
            sends: .patch,
            to: AccountPath.me,
            then: { (_, _: AccountBody) in .to(MemberPagePath.mine.rawValue, telling: .saved) },
            refused: { visit, entry in
                ProfilePage(account: try await visit.get(AccountPath.me), entry: entry).page(for: visit)
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
                try await visit.send(.patch, AccountPath.me, body: change, answers: AccountBody.self)
                return .move(.to(AccountPagePath.profile.rawValue, telling: .saved))
            } catch let refusal as ImageRefusal {
                return .page(try await Self.refused(Problem(refusal), visit))
            }
        }
    }

    private static func refused(_ problem: Problem, _ visit: Visit) async throws -> Page {
        let account: AccountBody = try await visit.get(AccountPath.me)
        var profile = ProfilePage(account: account, entry: FormEntry(of: account))
        profile.pictureProblem = problem
        var page = profile.page(for: visit)
        page.tell(problem)
        return page
    }

    private var noPicture: PageRoute {
        .button(AccountPagePath.noPicture) { visit in
            let change = ProfileChangeBody(picture: .set(nil))
            try await visit.send(.patch, AccountPath.me, body: change, answers: AccountBody.self)
            return .to(AccountPagePath.profile.rawValue, telling: .saved)
        }
    }
}
