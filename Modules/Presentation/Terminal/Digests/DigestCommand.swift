import Arguments
import Domain
import Wire
import Wording

/// `madang notice digest`
enum DigestCommand {
    private static let off = "off"

    static let action = Action(
        "digest",
        Words("동네 소식 메일을 받을지 골라요", "Choose whether news of the neighbourhood is mailed"),
        discussion: Words(
            "daily나 weekly를 고르면 광고성 정보를 메일로 받는 데 동의하는 거예요 (\(AdvertisingLaw.korean.name)).",
            "Choosing daily or weekly is a consent to advertising by mail (\(AdvertisingLaw.korean.name))."
        ),
        example: "madang notice digest weekly",
        more: [("madang notice digest", Words("지금의 선택을 보여 줘요", "shows the choice"))],
        arguments: { language in
            [
                Argument(
                    "frequency",
                    .choice([off] + DigestSubscription.Frequency.allCases.map(\.rawValue)),
                    label: "off|daily|weekly",
                    .optional,
                    summary: language.say("매일 아침, 매주 금요일 또는 끄기", "every morning, every Friday or never")
                )
            ]
        },
        run: { context in
            guard let chosen = context.invocation.text(ifGiven: "frequency") else {
                return try await context.answer(to: API.digests.mine()).printout(context)
            }
            let choice = DigestChoiceBody(DigestSubscription.Frequency(rawValue: chosen))
            return try await context.answer(to: API.digests.choose(choice)).printout(context)
        }
    )
}

extension DigestBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var lines = [
            (frequency?.words ?? Words("받지 않아요.", "Never."))[context.language]
        ]
        if let consentedAt {
            lines.append(DigestSubscription.Consent.given(at: consentedAt)[context.language])
        }
        if isAsked, let consentEndsAt {
            lines.append(DigestSubscription.Consent.question(until: consentEndsAt)[context.language])
        }
        if let ending, let endedAt {
            lines.append(DigestSubscription.End(ending, at: endedAt).words[context.language])
        }
        return Printout(self, text: lines.joined(separator: "\n"))
    }
}
