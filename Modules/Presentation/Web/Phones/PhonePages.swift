import Domain
import HTTPServer
import Wire

/// Page routes of phone numbers.
public struct PhonePages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            mine, store, delete, exchange(.request, .request, nil), exchange(.allow, .allow, .phoneRevealed),
            exchange(.decline, .decline, .phoneDeclined), exchange(.withdraw, .withdraw, .phoneWithdrawn),
        ]
    }

    private var mine: PageRoute {
        .memberPage(PhonePagePath.mine) { visit in
            let phone: PhoneBody = try await visit.get(PhonePath.mine)
            let sharing = phone.sharing ?? .ask
            let entry = FormEntry([
                (name: "number", value: phone.number?.grouped ?? ""),
                (name: "sharing", value: sharing.rawValue),
            ])
            return try await Self.page(visit, entry)
        }
    }

    private var store: PageRoute {
        .form(
            PhonePagePath.mine,
            sends: .put,
            to: PhonePath.mine,
            then: { (_, _: PhoneBody) in .to(PhonePagePath.mine.rawValue, telling: .saved) },
            refused: Self.page
        )
    }

    private var delete: PageRoute {
        .button(PhonePagePath.delete) { visit in
            try await visit.ask(.delete, PhonePath.mine, answers: Nothing.self)
            return .to(PhonePagePath.mine.rawValue, telling: .phoneDeleted)
        }
    }

    private func exchange(_ path: PhonePagePath, _ target: PhonePath, _ told: Flash?) -> PageRoute {
        .button(path) { visit in
            let id = visit.place()
            try await visit.ask(.post, target, id, answers: Nothing.self)
            return .to(visit.wayBack(or: ConversationPagePath.one.filled(id)), telling: told)
        }
    }

    @Sendable private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        PhonePage(
            phone: try await visit.get(PhonePath.mine),
            log: try await visit.get(PhonePath.log, query: visit.cursor),
            entry: entry
        ).page(for: visit)
    }
}
