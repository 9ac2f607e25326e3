import Arguments
import Domain
import Wire
import Wording

/// `madang website …`
enum WebsiteCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            WebsiteListCommand.self, WebsiteAddCommand.self, WebsiteProveCommand.self,
            WebsiteRemoveCommand.self,
        ]
    }

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
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func host(in language: Language) -> Argument {
        Argument("host", label: "HOST", summary: language.say("홈페이지 주소", "the host of a website"))
    }
}

extension CommandContext {
    var websiteHost: WebsiteHost {
        get throws { try WebsiteHost(invocation.text("host")) }
    }

    func websites(_ websites: [WebsiteBody]) -> String {
        table(
            [
                .init(say("홈페이지", "Website"), canShrink: false),
                .init(say("인증", "Proven"), canShrink: false), .init(say("인증 줄", "Line of the proof")),
            ],
            websites.map { [$0.host, $0.provenAt?.stamp ?? say("아직", "not yet"), $0.proofLine] }
        )
    }
}
