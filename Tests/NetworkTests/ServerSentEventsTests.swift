import Network
import Testing

@Suite("Server-sent events")
struct ServerSentEventsTests {
    static let text = ": welcome\nid: 7\nevent: hello\ndata: {\"head\":7}\n\ndata:one\ndata: two\n\n"

    @Test("Events are the same, wherever the pieces they come in end", arguments: 1...20)
    func pieces(_ length: Int) {
        var events = ServerSentEvents()
        let bytes = Array(Self.text.utf8)

        let read = stride(from: 0, to: bytes.count, by: length).flatMap { start in
            events.read(bytes[start..<min(start + length, bytes.count)])
        }

        #expect(
            read == [
                ServerSentEvent(id: "7", name: "hello", data: #"{"head":7}"#),
                ServerSentEvent(id: "7", data: "one\ntwo"),
            ]
        )
    }

    @Test("Any end of line will do", arguments: ["\n", "\r", "\r\n"])
    func lineEnds(_ end: String) {
        var events = ServerSentEvents()

        let read = events.read(Self.text.replacing("\n", with: end).utf8)

        #expect(read.map(\.data) == [#"{"head":7}"#, "one\ntwo"])
    }

    @Test("An event without data is none, and what is unfinished is not one yet")
    func incomplete() {
        var events = ServerSentEvents()

        #expect(events.read("event: nothing\n\ndata: half".utf8).isEmpty)
        #expect(events.read("\n\n".utf8) == [ServerSentEvent(data: "half")])
    }

    @Test("How long to wait is read, and nonsense changes nothing")
    func retry() {
        var events = ServerSentEvents()
        _ = events.read("retry: 1500\n\nretry: soon\n\n".utf8)

        #expect(events.retry == .milliseconds(1_500))
    }

    @Test("A line without an end does not fill the memory")
    func endless() {
        var events = ServerSentEvents(longestLine: 8)

        #expect(events.read("data: 123456789\n\n".utf8).map(\.data) == ["12"])
    }
}
