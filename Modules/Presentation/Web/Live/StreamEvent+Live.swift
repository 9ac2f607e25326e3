import Domain
import HTTPServer
import Wire

extension StreamEvent {
    init(_ event: LiveEvent) {
        switch event.what {
        case .message(let message):
            self.init(.message, at: event.number, MessageBody(message))
        case .read(let conversation, let reader, let upTo):
            self.init(.read, at: event.number, LiveReadBody(conversation, by: reader, upTo: upTo))
        case .notice(let notice):
            self.init(.notice, at: event.number, NoticeBody(notice))
        }
    }

    /// Its identifier is the stream's start, so that a client that disconnects at once resumes there.
    static func hello(at position: Int, head: Int) -> StreamEvent {
        StreamEvent(.hello, at: position, LiveHeadBody(head))
    }

    static func reset(head: Int) -> StreamEvent {
        StreamEvent(.reset, at: head, LiveHeadBody(head))
    }

    static let bye = StreamEvent(name: LiveEventName.bye.rawValue, data: "{}")

    private init(_ word: LiveEventName, at number: Int, _ body: some Body) {
        self.init(
            id: String(number),
            name: word.rawValue,
            data: String(decoding: body.encoded, as: UTF8.self)
        )
    }
}
