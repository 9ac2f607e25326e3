import Dispatch

/// Hands letters to a mail server, one after the other, off Swift's threads.
public final class Mailer: Sendable {
    private let server: MailServer
    private let patience: Duration
    private let queue = DispatchQueue(label: "mail")

    /// - Parameter patience: for the whole of one letter.
    public init(_ server: MailServer, patience: Duration = .seconds(30)) {
        self.server = server
        self.patience = patience
    }

    /// Returns once the server has taken responsibility for the letter. What is thrown is a ``MailError``.
    public func send(_ message: MailMessage) async throws {
        let bytes = try message.rendered()
        let transfer = MailTransfer(server: server, message: message, bytes: bytes, patience: patience)
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try transfer.perform() }) }
        }
    }

    /// Returns once the server has been greeted, and has taken the name and password if there are any; sends
    /// nothing. What is thrown is a ``MailError``.
    public func greet() async throws {
        let greeting = MailGreeting(server: server, patience: patience)
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try greeting.perform() }) }
        }
    }

    /// The library behind it, for the operator.
    public static var library: String { MailLibrary.name }
}
