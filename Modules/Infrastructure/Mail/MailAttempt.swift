/// What became of an email.
public struct MailAttempt: Sendable {
    /// Nil when the server has accepted it.
    public let error: MailError?
    /// The last line of the server; nil without any.
    public let answer: String?

    init(_ result: Result<Void, MailError>, answer: String?) {
        if case .failure(let error) = result { self.error = error } else { error = nil }
        self.answer = answer
    }
}

/// Keeps the last line that a server has answered, but for that to a goodbye.
final class MailAnswers {
    /// The protocol limits a line to 512 bytes.
    private static let longest = 512
    /// The library says goodbye after a refusal as well.
    private static let goodbye = "221"

    private(set) var last: String?

    fileprivate func note(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        let line = UnsafeRawBufferPointer(start: bytes, count: min(count, Self.longest))
        let text = String(decoding: line, as: UTF8.self)
        guard !text.hasPrefix(Self.goodbye) else { return count }
        var answer = String(text.map { $0.isNewline || $0.asciiValue.map { $0 < 32 } ?? false ? " " : $0 })
        while answer.last == " " { answer.removeLast() }
        last = answer
        return count
    }

    typealias Receive =
        @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int

    /// Receives a line; `context` is an instance, unretained.
    static let receive: Receive = { bytes, size, count, context in
        guard let context else { return size * count }
        let answers = Unmanaged<MailAnswers>.fromOpaque(context).takeUnretainedValue()
        return answers.note(bytes, size * count)
    }
}
