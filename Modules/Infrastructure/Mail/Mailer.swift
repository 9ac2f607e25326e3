import Dispatch

/// Sends emails to a mail server one at a time, outside the cooperative pool.
public final class Mailer: Sendable {
    private let server: MailServer
    private let patience: Duration
    private let queue = DispatchQueue(label: "mail")

    /// - Parameter patience: the time limit for one email.
    public init(_ server: MailServer, patience: Duration = .seconds(30)) {
        self.server = server
        self.patience = patience
    }

    /// Returns once the server has accepted the email. Throws ``MailError``.
    public func send(_ message: MailMessage) async throws {
        let bytes = try message.rendered()
        let transfer = MailTransfer(server: server, message: message, bytes: bytes, patience: patience)
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try transfer.perform() }) }
        }
    }

    /// Sends an email as ``send(_:)`` does, and returns the last line that the server answered as well.
    ///
    /// The line may have the address, so it is for the sender and not for a log.
    public func attempt(_ message: MailMessage) async -> MailAttempt {
        do {
            let bytes = try message.rendered()
            let transfer = MailTransfer(server: server, message: message, bytes: bytes, patience: patience)
            return await withCheckedContinuation { continuation in
                queue.async {
                    let answers = MailAnswers()
                    let result = Result { () throws(MailError) in try transfer.perform(noting: answers) }
                    continuation.resume(returning: MailAttempt(result, answer: answers.last))
                }
            }
        } catch {
            return MailAttempt(.failure(error), answer: nil)
        }
    }

    /// Returns once the server has answered and accepted the login, if any. Sends nothing. Throws
    /// ``MailError``.
    public func greet() async throws {
        let greeting = MailGreeting(server: server, patience: patience)
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try greeting.perform() }) }
        }
    }

    /// The address of the server, as in settings.
    public var address: String { server.url }

    /// Name and version of the mail library.
    public static var library: String { MailLibrary.name }
}
