import Arguments
import Domain
import Remote
import Wire
import Wording

extension TalkCommands {
    static let read = Action(
        "read",
        Words("대화를 보여 주고 읽음으로 표시해요", "Show a conversation and mark it as read"),
        example: "madang talk read 02SJ7Q4B80H5C",
        more: [
            (
                "madang talk read 02SJ7Q4B80H5C --before 40",
                Words("40번 이전 메시지를 보여 줘요", "shows messages before number 40")
            )
        ],
        takes: [conversation],
        options: options
    ) { context in
        let (id, span, peeks) = (try context.conversation, try context.span, context.invocation.flag("peek"))
        let answer = try await context.askAsMember { client in
            let conversation = try await client.read(API.conversations.one(id))
            let history = try await client.read(API.conversations.history(id, HistoryQuery(span)))
            // A cached history does not mark entries as read.
            if !peeks, history.keptSince == nil, let last = history.value.items.last {
                try await client(API.conversations.read(id, ReadUpToBody(last.number)))
            }
            return history.map { (conversation: conversation.value, history: $0) }
        }
        let text = context.text(answer.value.history, in: answer.value.conversation)
        return Printout(answer.value.history, text: text, keptSince: answer.keptSince)
    }

    private static func options(in language: Language) -> [Option] {
        [
            Option(
                "before",
                .integer(1...Int.max),
                label: "N",
                summary: language.say("이 번호 이전 메시지", "messages before this number")
            ),
            Option(
                "after",
                .integer(0...Int.max),
                label: "N",
                summary: language.say("이 번호 이후 메시지", "messages after this number")
            ),
            Option(
                "limit",
                .integer(SliceRequest.limits),
                label: "N",
                summary: language.say("최대 개수. 기본은 20", "maximum number; 20 by default")
            ),
            .flag("peek", summary: language.say("읽음으로 표시하지 않아요", "don't mark it as read")),
        ]
    }
}

extension CommandContext {
    fileprivate var span: HistorySpan {
        get throws {
            let limit = invocation.integer(ifGiven: "limit") ?? SliceRequest.usual
            switch (invocation.integer(ifGiven: "before"), invocation.integer(ifGiven: "after")) {
            case (nil, nil): return HistorySpan(limit: limit)
            case (let before?, nil): return HistorySpan(.before(before), limit: limit)
            case (nil, let after?): return HistorySpan(.after(after), limit: limit)
            case (.some, .some):
                throw UsageComplaint(
                    say("--before와 --after는 함께 쓸 수 없어요.", "Use either --before or --after.")
                )
            }
        }
    }

    fileprivate func text(_ history: HistoryBody, in conversation: ConversationBody) -> String {
        guard !history.items.isEmpty else {
            return say("아직 메시지가 없어요.", "No messages yet.")
        }
        let title = voice.style.bold("\(partner(of: conversation)) · \(conversation.title)".printable) + "\n"
        let earlier = history.earlier.map { say("이전 메시지: --before \($0)", "Earlier: --before \($0)") + "\n" }
        let later = history.later.map { say("다음 메시지: --after \($0)", "Later: --after \($0)") + "\n" }
        let lines = history.items.map { message in
            let deal = history.deal(of: message)
            let line = line(of: message, with: deal, in: conversation, people: history.people)
            let said = "\(speaker(of: message, in: conversation, people: history.people)): \(line)"
            return "\(message.number)  \(message.sentAt.stamp)  \(said.printable)\n"
        }
        return title + (earlier ?? "") + lines.joined() + (later ?? "")
    }
}
