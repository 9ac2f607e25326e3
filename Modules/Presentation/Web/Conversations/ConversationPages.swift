import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of conversations.
public struct ConversationPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            begin, list, one, say, message, hide, unhide, delete, mute(.mute, API.conversations.mute, .muted),
            mute(.unmute, API.conversations.unmute, .unmuted), leave,
        ]
    }

    private var begin: PageRoute {
        .button(ListingPagePath.conversation, sends: API.conversations.begin) { _, conversation in
            .to(ConversationPagePath.latest(of: conversation.id))
        }
    }

    private var list: PageRoute {
        .memberPage(ConversationPagePath.all) { visit in
            let part = visit.request.query["part"].flatMap(ConversationPart.init(rawValue:)) ?? .open
            let query = ConversationQuery(part: part, try visit.slice.slice)
            let list = try await visit(API.conversations.list(query))
            return ConversationListPage(list: list, part: part).page(for: visit)
        }
    }

    private var one: PageRoute {
        .memberPage(ConversationPagePath.one) { try await Self.reading($0).page() }
    }

    private var say: PageRoute {
        .form(
            ConversationPagePath.one,
            sends: API.conversations.write,
            body: PageRoute.longestFormWithFiles,
            reading: { visit, entry in .send(try await entry.takingInPictures(visit)) },
            then: { _, message in .to(ConversationPagePath.latest(of: message.conversation)) },
            refused: { visit, entry in try await Self.reading(visit).page(saying: entry) }
        )
    }

    private var message: PageRoute {
        .memberPage(ConversationPagePath.message) { visit in
            let (id, number) = try visit.place(of: API.conversations.hide)
            guard number > 0 else { throw ConversationRefusal.messageNotFound }
            let query = HistoryQuery(HistorySpan(.after(number - 1), limit: 1))
            let history = try await visit(API.conversations.history(id, query))
            guard let message = history.items.first, message.number == number, message.line == nil else {
                throw ConversationRefusal.messageNotFound
            }
            return MessagePage(message: message).page(for: visit)
        }
    }

    private var hide: PageRoute {
        .button(ConversationPagePath.hide, sends: API.conversations.hide) { visit, _ in
            let (id, number) = try visit.place(of: API.conversations.hide)
            let page = ConversationPagePath.one.filled(id.description)
            return .to(page.asking([ConversationReading.hiddenName: "\(number)"]) + "#hidden")
        }
    }

    private var unhide: PageRoute {
        .button(ConversationPagePath.unhide, sends: API.conversations.unhide) { visit, _ in
            let (id, _) = try visit.place(of: API.conversations.unhide)
            return .to(ConversationPagePath.one.filled(id.description), flash: .messageShown)
        }
    }

    private var delete: PageRoute {
        .button(ConversationPagePath.delete, sends: API.conversations.delete) { visit, _ in
            .to(ConversationPagePath.one.filled(visit.place()), flash: .messageDeleted)
        }
    }

    private static func reading(_ visit: Visit) throws -> ConversationReading {
        ConversationReading(visit: visit, id: try visit.place(of: API.conversations.one))
    }

    private func mute(
        _ path: ConversationPagePath,
        _ operation: ConversationOperations.OfConversation<Nothing, Nothing>,
        _ flash: Flash
    ) -> PageRoute {
        .button(path, sends: operation) { visit, _ in
            .to(ConversationPagePath.one.filled(visit.place()), flash: flash)
        }
    }

    private var leave: PageRoute {
        .button(ConversationPagePath.leave, sends: API.conversations.leave) { _, _ in
            .to(ConversationPagePath.all.rawValue, flash: .left)
        }
    }
}

extension ConversationPagePath {
    /// The address of the latest entry, to which browsers scroll without scripts.
    static func latest(of id: Conversation.ID) -> String { "\(one.filled(id.description))#latest" }
}
