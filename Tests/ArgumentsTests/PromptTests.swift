import Arguments
import Foundation
import Testing

/// A terminal with the test sitting at it.
private final class Seat: Sendable {
    private let person: Int32
    // Held open, so that the terminal outlives each prompt.
    private let screen: Int32
    let path: String

    // TIOCSPTLCK and TIOCGPTN, which are macros that Swift does not see.
    private static let lock: UInt = 0x4004_5431
    private static let number: UInt = 0x8004_5430

    init() throws {
        person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var locked: CInt = 0
        var number: CInt = 0
        try #require(ioctl(person, Self.lock, &locked) == 0 && ioctl(person, Self.number, &number) == 0)
        path = "/dev/pts/\(number)"
        screen = open(path, O_RDWR | O_NOCTTY)
    }

    deinit {
        close(person)
        close(screen)
    }

    /// Waits for `question`, types `keys`, and returns what the screen showed until `end` stood there.
    func answer(_ question: String, with keys: String, until end: String) -> String {
        var shown = read(until: question, from: "")
        _ = keys.withCString { write(person, $0, strlen($0)) }
        shown = read(until: end, from: shown)
        // Whatever still waits for the end of a line must not wait endlessly.
        if !shown.contains(end) { _ = write(person, "\n", 1) }
        return shown
    }

    func isEchoing() -> Bool {
        var state = termios()
        return tcgetattr(screen, &state) == 0 && state.c_lflag & tcflag_t(ECHO) != 0
    }

    private func read(until end: String, from start: String) -> String {
        var shown = start
        var buffer = [UInt8](repeating: 0, count: 256)
        while !shown.contains(end) {
            // A prompt that never says it fails the test instead of keeping it waiting.
            var state = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
            guard poll(&state, 1, 60_000) == 1 else { break }
            let count = Foundation.read(person, &buffer, buffer.count)
            guard count > 0 else { break }
            shown += String(decoding: buffer[..<count], as: UTF8.self)
        }
        return shown
    }
}

/// The prompt waits on a thread of its own, as it would in a program.
private func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: work()) }.start()
    }
}

@Suite("Asking at the terminal")
struct PromptTests {
    private func ask(_ seat: Seat, _ read: @escaping @Sendable (borrowing Prompt) throws -> String) async
        -> Result<String, any Error>
    {
        await onThread { Result { try read(Prompt(terminal: seat.path)) } }
    }

    @Test("A secret is read and never shown, and the terminal shows what is typed again afterwards")
    func secret() async throws {
        let seat = try Seat()
        async let given = ask(seat) { try $0.secret("Password: ") }
        let shown = await onThread { seat.answer("Password: ", with: "비밀 열쇠\n", until: "\r\n") }
        #expect(try await given.get() == "비밀 열쇠")
        #expect(shown == "Password: \r\n")
        #expect(seat.isEchoing())
    }

    @Test("A line is shown as it is typed")
    func line() async throws {
        let seat = try Seat()
        async let given = ask(seat) { try $0.line("Name: ") }
        let shown = await onThread { seat.answer("Name: ", with: "하나\n", until: "\r\n") }
        #expect(try await given.get() == "하나")
        #expect(shown == "Name: 하나\r\n")
    }

    @Test(
        "Control-C and Control-D give up, and leave the terminal as it was",
        arguments: [("ab\u{3}", Prompt.Failure.cancelled), ("\u{4}", .ended)]
    )
    func givenUp(keys: String, expected: Prompt.Failure) async throws {
        let seat = try Seat()
        async let given = ask(seat) { try $0.secret("Password: ") }
        _ = await onThread { seat.answer("Password: ", with: keys, until: "\r\n") }
        let result = await given
        #expect(throws: expected) { try result.get() }
        #expect(seat.isEchoing())
    }

    @Test("Without a terminal no question is asked", arguments: ["/dev/null", "/nowhere/at/all"])
    func noTerminal(path: String) {
        #expect(throws: Prompt.Failure.noTerminal) { _ = try Prompt(terminal: path) }
    }
}
