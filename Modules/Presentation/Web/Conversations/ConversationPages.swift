import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of conversations.
public struct ConversationPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [begin, list, one, say, mute(.mute, .put, .muted), mute(.unmute, .delete, .unmuted), leave]
    }

    private var begin: PageRoute {
        .button(ListingPagePath.conversation) { visit in
            let conversation: ConversationBody = try await visit.ask(
                .post,
                ListingPath.conversation,
                visit.place()
            )
            return .to(ConversationPagePath.latest(of: conversation.id))
        }
    }

    private var list: PageRoute {
        .memberPage(ConversationPagePath.all) { visit in
            let part = visit.request.query["part"].flatMap(ConversationPart.init(rawValue:)) ?? .open
            let list: ListBody<ConversationBody> = try await visit.get(
                ConversationPath.all,
                query: [("part", part.rawValue)] + visit.cursor
            )
            return ConversationListPage(list: list, part: part)
                .page(for: visit)
        }
    }

    private var one: PageRoute {
        .memberPage(ConversationPagePath.one) { visit in
            try await ConversationReading(visit: visit, id: visit.place()).page()
        }
    }

    private var say: PageRoute {
        .form(
            ConversationPagePath.one,
            sends: .post,
            to: ConversationPath.messages,
            body: PageRoute.longestFormWithFiles,
            reading: { visit, entry in .send(try await entry.takingInPictures(visit)) },
            then: { _, message in
                let message: MessageBody = message
                return .to(ConversationPagePath.latest(of: message.conversation))
            },
            refused: { visit, entry in
                try await ConversationReading(visit: visit, id: visit.place()).page(saying: entry)
            }
        )
    }

    private func mute(_ path: ConversationPagePath, _ method: Method, _ told: Flash) -> PageRoute {
        .button(path) { visit in
            try await visit.ask(method, ConversationPath.mute, visit.place(), answers: Nothing.self)
            return .to(ConversationPagePath.one.filled(visit.place()), telling: told)
        }
    }

    private var leave: PageRoute {
        .button(ConversationPagePath.leave) { visit in
            try await visit.ask(.delete, ConversationPath.one, visit.place(), answers: Nothing.self)
            return .to(ConversationPagePath.all.rawValue, telling: .left)
        }
    }
}

extension ConversationPagePath {
    /// The address of the latest entry, to which browsers scroll without scripts.
    static func latest(of id: Conversation.ID) -> String { "\(one.filled(id.description))#latest" }
}
