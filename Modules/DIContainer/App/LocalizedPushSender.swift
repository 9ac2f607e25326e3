import Domain
import Push
import Web
import Wire
import Wording

/// Composes pushes in the member's language, if it is one of the place, and sends them.
struct LocalizedPushSender: PushSender {
    /// How long a service keeps a push for a device that is off.
    private static let lifetime = Duration.seconds(24 * 3_600)

    private let services: PushServices
    private let site: any SiteRepository

    init(_ services: PushServices, from site: any SiteRepository) {
        (self.services, self.site) = (services, site)
    }

    func publicKey() async throws -> String { try await services.publicKey() }

    func host(of offer: PushOffer) -> String? { services.host(of: offer) }

    func send(_ push: PendingPush, at now: Moment) async -> PushAnswer {
        let (notice, subscription) = (push.notice, push.subscription)
        let settings = await site.current()
        let language = settings.languages.answering(push.language)
        let words = PushWords(push, from: settings.name, showsContent: subscription.showsContent)
        let address = NoticeBody(notice).pageAddress(for: subscription.member)
        let topic = notice.conversation.map { "c\($0)" } ?? "n\(notice.id)"
        return await services.send(
            PushPayload(
                title: words.title[language],
                text: words.text[language],
                language: language.rawValue,
                tag: topic,
                address: address ?? NoticeAddresses.all,
                notice: notice.id.description,
                message: push.talk?.latest,
                unread: push.unread
            ),
            to: subscription,
            topic: topic,
            isUrgent: notice.notice.kind.wakesDevice,
            lifetime: min(Self.lifetime, push.expiresAt - now),
            at: now
        )
    }

    func sendTrial(to subscription: PushSubscription, in language: Language, at now: Moment) async
        -> PushAnswer
    {
        let words = PushWords.trial(from: await site.current().name)
        return await services.send(
            PushPayload(
                title: words.title[language],
                text: words.text[language],
                language: language.rawValue,
                tag: "trial",
                address: NoticeAddresses.all
            ),
            to: subscription,
            topic: "trial",
            isUrgent: true,
            lifetime: .seconds(60),
            at: now
        )
    }
}
