import Domain
import Emails
import Mail
import Web
import Wire
import Wording

/// Composes emails in the recipient's language, if it is one of the place, and sends them by the configured
/// means.
struct LocalizedEmailSender: EmailSender {
    private let current: CurrentSettings
    /// Nil for a server without a public address, which sends no emails of notices, nor digests.
    private let links: NoticeEmailLinks?
    private let site: any SiteRepository

    init(_ current: CurrentSettings, from site: any SiteRepository, links: NoticeEmailLinks?) {
        self.site = site
        self.current = current
        self.links = links
    }

    func carry(_ message: EmailMessage, writtenAt moment: Moment) async throws {
        let (settings, way) = (await site.current(), current.mail)
        let message = message.translated(to: settings.languages.answering(message.language))
        let mail = try composed(message, by: way.plan, from: settings.name, at: moment)
        do {
            try await way.mailer?.send(mail)
            if case .folder(let path) = way.plan.way { try MailFolder(path).keep(mail) }
        } catch let error as MailError where error.isLasting {
            throw UndeliverableEmail("a message was refused: \(error)")
        }
    }

    private func test(
        to address: EmailAddress,
        in language: Language,
        by plan: MailPlan,
        from settings: SiteSettings,
        at now: Moment
    ) -> MailMessage {
        let language = settings.languages.answering(language)
        let text = EmailText.test(from: settings.name, in: language)
        return MailMessage(
            from: plan.from,
            sender: settings.name[language],
            to: address.text,
            subject: text.subject,
            text: text.plain,
            html: EmailDocument(text, from: settings.name, in: language).source,
            sentAt: now.milliseconds / 1_000,
            id: "test-\(now.milliseconds)"
        )
    }

    private func composed(
        _ message: EmailMessage,
        by plan: MailPlan,
        from name: Words,
        at moment: Moment
    ) throws -> MailMessage {
        let appeal = links?.appeal(in: message)
        var (text, unsubscribeAddress) = (EmailText(message, from: name, appeal: appeal), String?.none)
        if let topic = message.content.topic {
            guard let links, let member = message.member else {
                throw UndeliverableEmail("emails with links need a public address")
            }
            let stop = links.stop(topic, of: member)
            unsubscribeAddress = stop
            text = self.text(of: message, by: plan, from: name, for: member, links, stop: stop, at: moment)
        }
        guard let text else { throw UndeliverableEmail("an email without words") }
        return MailMessage(
            from: plan.from,
            sender: name[message.language],
            to: message.to.text,
            subject: text.subject,
            text: text.plain,
            html: EmailDocument(text, from: name, in: message.language).source,
            sentAt: moment.milliseconds / 1_000,
            id: message.id.description,
            thread: message.content.thread,
            unsubscribeAddress: unsubscribeAddress
        )
    }

    /// The text of an email that its receiver can end; nil for others.
    private func text(
        of message: EmailMessage,
        by plan: MailPlan,
        from name: Words,
        for member: Member.ID,
        _ links: NoticeEmailLinks,
        stop: String,
        at moment: Moment
    ) -> EmailText? {
        let language = message.language
        switch message.content {
        case .notice(let summary):
            let page = links.page(of: summary, for: member)
            return EmailText(
                summary,
                from: name,
                in: language,
                page: page,
                settings: links.settings,
                stop: stop
            )
        case .operatorTodo(let loads, _):
            return EmailText(
                loads,
                from: name,
                in: language,
                page: links.page(of:),
                all: links.todo,
                settings: links.settings,
                stop: stop
            )
        case .digest(let news, let consent):
            let frame = links.frame(of: name, stop: stop, replies: plan.from)
            return EmailText(news, of: consent, in: language, frame, at: moment)
        case .letter(_, let letter, let isTest):
            return EmailText(
                letter,
                isTest: isTest,
                in: language,
                from: links.sender(name, replies: plan.from),
                settings: links.settings,
                stop: stop
            )
        default: return nil
        }
    }
}

extension LocalizedEmailSender: TestMailer {
    var server: String? { current.mail.mailer?.address }

    func send(to address: EmailAddress, in language: Language, at now: Moment) async -> TestMail.Outcome {
        let way = current.mail
        let message = test(to: address, in: language, by: way.plan, from: await site.current(), at: now)
        guard let attempt = await way.mailer?.attempt(message) else {
            return TestMail.Outcome(.unreachable, answer: nil)
        }
        switch attempt.error {
        case nil: return TestMail.Outcome(.accepted, answer: attempt.answer)
        case .refusedForNow, .refusedForGood, .loginRefused, .malformed:
            return TestMail.Outcome(.refused, answer: attempt.answer ?? attempt.error?.description)
        case .unreachable, .timedOut, .notEncrypted, .other:
            return TestMail.Outcome(.unreachable, answer: attempt.error?.description)
        }
    }
}

/// The addresses in emails of notices and in digests.
struct NoticeEmailLinks: Sendable {
    let publicAddress: String
    /// Name and contact of the operator; nil when it isn't set.
    let operatorContact: String?
    let tokens: any UnsubscribeTokenIssuer
    let appeals: any AppealLinkSealer

    var settings: String { publicAddress + NoticeAddresses.settings }

    var todo: String { publicAddress + TodoAddresses.all }

    /// Where a suspended member appeals, who can't sign in; nil in other emails.
    func appeal(in message: EmailMessage) -> String? {
        guard let member = message.member, case .suspended(let suspension) = message.content,
            let decision = suspension.decision
        else { return nil }
        let link = AppealLink(member, TakenMeasure.ID(rawValue: decision.rawValue))
        return publicAddress + AppealAddresses.link(with: appeals.token(of: link))
    }

    func page(of queue: OperatorQueue) -> String { publicAddress + queue.address }

    func page(of summary: NoticeSummary, for member: Member.ID) -> String {
        publicAddress + (NoticeBody(summary).pageAddress(for: member) ?? NoticeAddresses.all)
    }

    func stop(_ topic: MailTopic, of member: Member.ID) -> String {
        let token = tokens.token(of: MailSubscription(member, topic))
        return publicAddress + NoticeAddresses.unsubscribe(with: token)
    }

    /// The place, its operator and how to reach them.
    func sender(_ name: Words, replies: String) -> String {
        [Self.both(name), operatorContact, replies, publicAddress].compactMap(\.self).joined(separator: " · ")
    }

    private static func both(_ name: Words) -> String {
        let (korean, english) = (name[.korean], name[.english])
        return korean == english ? korean : "\(korean) (\(english))"
    }

    /// - Parameters:
    ///   - name: what the place is called.
    ///   - replies: the address that the operator reads.
    func frame(of name: Words, stop: String, replies: String) -> DigestEmailFrame {
        DigestEmailFrame(
            site: name,
            home: publicAddress + "/",
            settings: publicAddress + DigestAddresses.settings,
            stop: stop,
            sender: sender(name, replies: replies),
            page: { [publicAddress] in publicAddress + DigestAddresses.page(of: $0) }
        )
    }
}

extension EmailMessage.Content {
    /// What its token ends; nil for emails that an account needs.
    fileprivate var topic: MailTopic? {
        switch self {
        case .notice(let summary): .notices(summary.notice.kind.group)
        case .operatorTodo: .notices(.operators)
        case .digest: .digest
        case .letter: .letters
        default: nil
        }
    }
}

extension EmailMessage.Content {
    fileprivate var thread: String? {
        if case .notice(let summary) = self { summary.thread } else { nil }
    }
}

extension NoticeSummary {
    /// The same for all notices of a conversation, or of another subject.
    fileprivate var thread: String {
        conversation.map { "conversation-\($0)" } ?? "\(notice.target.kind.rawValue)-\(notice.target.number)"
    }
}
