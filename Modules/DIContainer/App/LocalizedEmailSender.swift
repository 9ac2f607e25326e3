import Domain
import Mail
import Wording

/// Composes emails in the recipient's language and sends them by the configured means.
struct LocalizedEmailSender: EmailSender {
    private let plan: MailPlan
    private let mailer: Mailer?

    init(_ plan: MailPlan) {
        self.plan = plan
        if case .server(let server) = plan.way { mailer = Mailer(server) } else { mailer = nil }
    }

    func carry(_ message: EmailMessage, writtenAt moment: Moment) async throws {
        let message = MailMessage(
            from: plan.from,
            sender: Words("마당", "Madang")[message.language],
            to: message.to.text,
            subject: message.subject,
            text: message.text,
            sentAt: moment.milliseconds / 1_000,
            id: message.id.description
        )
        do {
            try await mailer?.send(message)
            if case .folder(let path) = plan.way { try MailFolder(path).keep(message) }
        } catch let error as MailError where error.isLasting {
            throw UndeliverableEmail("a message was refused: \(error)")
        }
    }
}
