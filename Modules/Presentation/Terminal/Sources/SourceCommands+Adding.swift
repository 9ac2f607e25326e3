import Arguments
import Domain
import Remote
import Wire
import Wording

extension SourceCommands {
    static let add = Action(
        "add",
        Words("출처를 추가하거나 제안해요", "Add a source, or propose one"),
        discussion: Words(
            "운영자가 추가하면 바로 가져와요. 다른 이웃은 --contact를 적어 제안하고, 운영자가 확인해요.",
            """
            An operator's is fetched at once. Others propose a calendar or feed of theirs, with \
            --contact, and an operator decides.
            """
        ),
        example: "madang source add https://example.com/events.ics --name 모임 --licence 'CC BY 4.0'",
        takes: [.place("address", label: "URL", Words("주소", "its address"))],
        options: options,
        run: propose
    )

    @Sendable private static func options(in language: Language) -> [Option] {
        [
            Option("name", label: "NAME", summary: language.say("이름", "its name")),
            Option("licence", label: "TEXT", summary: language.say("이용 조건", "its licence")),
            Option("contact", label: "TEXT", summary: language.say("연락처", "how to reach its publisher")),
            Option("terms", label: "TEXT", summary: language.say("참고 사항", "its terms")),
            Option(
                "host",
                label: "NAME",
                summary: language.say("주최가 없는 행사의 주최", "the host of events that name none")
            ),
            Option(
                "format",
                .choice(SourceFormat.allCases.map(\.rawValue)),
                summary: language.say("형식. 기본은 자동", "its format; detected by default")
            ),
            BoardOptions.neighbourhood(in: language),
        ]
    }

    @Sendable private static func propose(_ context: CommandContext) async throws -> Printout {
        let invocation = context.invocation
        return try await context.askAsMember { client in
            let code = try await context.neighbourhoodOrMine(client)
            let source = SourceToAddBody(
                address: invocation.text("address"),
                title: invocation.text(ifGiven: "name") ?? "",
                licence: invocation.text(ifGiven: "licence") ?? "",
                neighbourhood: code,
                format: invocation.choice(ifGiven: "format", as: SourceFormat.self),
                contact: invocation.text(ifGiven: "contact"),
                terms: invocation.text(ifGiven: "terms"),
                host: invocation.text(ifGiven: "host")
            )
            return try await client(API.sources.add(source))
        }.printout(context)
    }
}
