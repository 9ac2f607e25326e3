import Arguments
import Domain
import Remote
import Wire
import Wording

extension TalkCommands {
    static let follow = Action(
        "follow",
        Words("새 메시지를 바로 보여 줘요. Ctrl-C로 멈춰요", "Show messages as they arrive; Control-C stops"),
        discussion: Words(
            "--json이면 메시지를 한 줄에 하나씩 출력해요. 연결이 끊기면 다시 연결하고, 놓친 메시지도 보여 줘요.",
            "With --json, each line is one message. Lost connections are resumed without losing messages."
        ),
        example: "madang talk follow",
        more: [("madang talk follow 02SJ7Q4B80H5C", Words("이 대화만 봐요", "shows only this conversation"))],
        arguments: { language in
            [
                Argument(
                    "id",
                    label: "CONVERSATION",
                    .optional,
                    summary: language.say("이 대화만", "only this conversation")
                )
            ]
        }
    ) { context in
        let only: Conversation.ID? =
            try context.invocation.text(ifGiven: "id") == nil ? nil : context.conversation
        do {
            try await context.askAsMember { client in
                try await context.untilInterrupted { try await context.follow(only, with: client) }
            }
        } catch is CancellationError {
            // Control-C is the normal way to stop, so the command succeeds.
        }
        return .nothing
    }
}

extension CommandContext {
    /// Returns when the member interrupts, or when the server ends the stream.
    fileprivate func untilInterrupted(_ work: @escaping @Sendable () async throws -> Void) async throws {
        let interrupts = program.streams.interrupts()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await work() }
            group.addTask {
                for await _ in interrupts { return }
                // Without interrupts, waits indefinitely.
                try await Task.sleep(for: .seconds(10 * 365 * 24 * 3_600))
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    fileprivate func follow(_ only: Conversation.ID?, with client: MadangClient) async throws {
        var isOpen = false
        var known: [Conversation.ID: ConversationBody] = [:]
        if let only { known[only] = try await client.read(API.conversations.one(only)).value }
        for try await update in LiveClient(client).updates() {
            switch update {
            case .message(let message, _) where only == nil || message.conversation == only:
                let id = message.conversation
                let conversation: ConversationBody
                if let seen = known[id] {
                    conversation = seen
                } else {
                    guard let found = try await client.open(id) else { continue }
                    conversation = found
                    // A bounded cache of conversations.
                    if known.count >= 256 { known = [:] }
                    known[id] = conversation
                }
                let deal = try await client.deal(of: message)
                let people = try await client.people(in: conversation)
                try voice.hand(over: printout(message, with: deal, in: conversation, people))
            case .listening where !isOpen:
                isOpen = true
                try voice.note(say("새 메시지를 기다리고 있어요. Ctrl-C로 멈춰요.", "Listening. Press Control-C to stop."))
            case .interrupted:
                try voice.note(say("연결이 끊겨서 다시 연결하고 있어요.", "Connection lost. Reconnecting."))
            case .missed:
                try voice.note(
                    say(
                        "받지 못한 메시지가 있어요. 'madang talk list'에서 확인해 주세요.",
                        "Some messages were missed; see 'madang talk list'."
                    )
                )
            case .dismissed:
                try voice.note(
                    say("연결된 기기가 너무 많아서 여기서는 멈춰요.", "Too many of your devices are connected; this one stops.")
                )
            default: break
            }
        }
    }

    private func printout(
        _ message: MessageBody,
        with deal: DealBody?,
        in conversation: ConversationBody,
        _ people: [MemberCardBody]
    ) -> Printout {
        let line = line(of: message, with: deal, in: conversation, people: people)
        let said = "\(speaker(of: message, in: conversation, people: people)): \(line)"
        let text = "\(message.sentAt.stamp)  \(conversation.title.printable)  \(said.printable)\n"
        return Printout(message, text: text)
    }
}

extension MadangClient {
    /// Nil when the conversation has become unreadable, for example after a block.
    fileprivate func open(_ id: Conversation.ID) async throws -> ConversationBody? {
        do {
            return try await read(API.conversations.one(id)).value
        } catch RemoteError.refused {
            return nil
        }
    }

    /// The members of a group as they are now; empty for a pair, and once the group can't be read.
    fileprivate func people(in conversation: ConversationBody) async throws -> [MemberCardBody] {
        guard conversation.isGroup else { return [] }
        do {
            return try await read(API.conversations.members(conversation.id)).value.items
        } catch RemoteError.refused {
            return []
        }
    }

    /// The deal that the entry is shown with; nil when it can't be read.
    fileprivate func deal(of message: MessageBody) async throws -> DealBody? {
        guard let id = message.shownDeal else { return nil }
        do {
            return try await read(API.deals.one(id)).value
        } catch RemoteError.refused {
            return nil
        }
    }
}
