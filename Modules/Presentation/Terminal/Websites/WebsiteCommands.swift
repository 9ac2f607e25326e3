import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang website …`
enum WebsiteCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "website",
            summary: language.say("내 홈페이지를 등록하고 인증해요", "Add and prove my websites"),
            discussion: language.say(
                "인증한 홈페이지로 연결되는 행사는 확인 없이 공개돼요.",
                "Events that link to a proven website are open at once."
            ),
            example: .init("madang website add example.org"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [
        .listing(
            API.websites.list,
            "list",
            Words("내 홈페이지를 보여 줘요", "Show my websites"),
            example: "madang website list",
            nothing: Words("등록한 홈페이지가 없어요.", "No websites yet.")
        ),
        add,
        prove,
        Action(
            "remove",
            Words("홈페이지를 삭제해요", "Remove a website"),
            example: "madang website remove example.org",
            takes: [host]
        ) { context in
            _ = try await context.answer(to: API.websites.remove(context.websiteHost))
            return .done(context.say("삭제했어요.", "Removed."))
        },
    ]

    private static let host = Input.place("host", label: "HOST", Words("홈페이지 주소", "the host of a website"))

    private static let add = Action(
        "add",
        Words("홈페이지를 등록해요", "Add a website"),
        example: "madang website add example.org",
        takes: [host]
    ) { context in
        let website = WebsiteToAddBody(host: context.invocation.text("host"))
        let list = try await context.answer(to: API.websites.add(website)).value
        let host = try context.websiteHost
        let how = list.items.first { $0.host == host.text }.map { added in
            context.say(
                "\(added.proofAddress)에 이 줄을 넣은 뒤 'madang website prove \(host.text)'를 실행해요.\n",
                "Put the line at \(added.proofAddress), then run 'madang website prove \(host.text)'.\n"
            )
        }
        return Printout(list, text: context.table(of: list.items) + (how ?? ""))
    }

    private static let prove = Action(
        "prove",
        Words("홈페이지에서 인증 줄을 찾아요", "Look for the proof on a website"),
        example: "madang website prove example.org",
        takes: [host]
    ) { context in
        let list = try await context.answer(to: API.websites.prove(context.websiteHost)).value
        return Printout(list, text: context.table(of: list.items))
    }
}

extension CommandContext {
    var websiteHost: WebsiteHost {
        get throws { try WebsiteHost(invocation.text("host")) }
    }
}

extension WebsiteBody: Tabular {
    static let columns: [TableColumn<WebsiteBody>] = [
        .init(Words("홈페이지", "Website")) { website, _ in website.host },
        .init(Words("인증", "Proven")) { $0.provenAt?.stamp ?? $1.say("아직", "not yet") },
        .init(Words("인증 줄", "Line of the proof"), canShrink: true) { website, _ in website.proofLine },
    ]
}
