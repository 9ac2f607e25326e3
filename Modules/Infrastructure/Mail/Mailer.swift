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

    /// Returns once the server has answered and accepted the login, if any. Sends nothing. Throws
    /// ``MailError``.
    public func greet() async throws {
        let greeting = MailGreeting(server: server, patience: patience)
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try greeting.perform() }) }
        }
    }

    /// Name and version of the mail library.
    public static var library: String { MailLibrary.name }
}
