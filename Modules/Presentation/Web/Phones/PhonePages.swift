import Domain
import HTTPServer
import Wire

/// Page routes of phone numbers.
public struct PhonePages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            mine, store, delete,
            exchange(.request, API.phones.request, nil),
            exchange(.allow, API.phones.allow, .phoneRevealed),
            exchange(.decline, API.phones.decline, .phoneDeclined),
            exchange(.withdraw, API.phones.withdraw, .phoneWithdrawn),
        ]
    }

    private var mine: PageRoute {
        .memberPage(PhonePagePath.mine) { visit in
            let phone = try await visit(API.phones.mine())
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
            sends: API.phones.store,
            then: { _, _ in .to(PhonePagePath.mine.rawValue, flash: .saved) },
            refused: Self.page
        )
    }

    private var delete: PageRoute {
        .button(PhonePagePath.delete, sends: API.phones.delete) { _, _ in
            .to(PhonePagePath.mine.rawValue, flash: .phoneDeleted)
        }
    }

    private func exchange(
        _ path: PhonePagePath,
        _ operation: PhoneOperations.OfConversation,
        _ flash: Flash?
    ) -> PageRoute {
        .button(path, sends: operation) { visit, _ in
            .to(visit.wayBack(or: ConversationPagePath.one.filled(visit.place())), flash: flash)
        }
    }

    @Sendable private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        PhonePage(
            phone: try await visit(API.phones.mine()),
            log: try await visit(API.phones.log(visit.slice)),
            entry: entry
        ).page(for: visit)
    }
}
