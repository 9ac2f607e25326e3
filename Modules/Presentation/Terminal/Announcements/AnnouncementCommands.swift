import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang announcement …`
enum AnnouncementCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "announcement",
            summary: language.say("(운영자) 모든 페이지 위에 보이는 공지예요", "(Operator) Announce on top of every page"),
            example: .init("madang announcement post '오늘 밤 점검해요' --until '2026-12-01 02:00'"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [list, post, end]

    private static let list = Action.listing(
        API.announcements.list,
        "list",
        Words("끝난 공지까지 최근 것부터 보여 줘요", "Show all announcements, latest first"),
        example: "madang announcement list",
        nothing: Words("아직 공지가 없어요.", "No announcements yet.")
    )

    private static let post = Action(
        "post",
        Words("공지를 올려요", "Post an announcement"),
        example: "madang announcement post '오늘 밤 점검해요' --until '2026-12-01 02:00'",
        takes: [.place("text", label: "TEXT", Words("한 줄 내용", "one line, in Korean"))],
        options: { language in
            [
                Option(
                    "until",
                    label: "'DATE TIME'",
                    required: true,
                    summary: language.say("끝나는 날짜와 시각", "the end, in Korean time")
                ),
                Option(
                    "from",
                    label: "'DATE TIME'",
                    summary: language.say("시작하는 날짜와 시각. 안 적으면 지금", "the start; now by default")
                ),
                Option("english", label: "TEXT", summary: language.say("영어 내용", "the text in English")),
                Option(
                    "link",
                    label: "URL",
                    summary: language.say(
                        "이 사이트의 주소나 https 주소",
                        "a path of this site, or an address with https"
                    )
                ),
            ]
        }
    ) { context in
        let given = context.invocation
        let draft = AnnouncementDraftBody(
            text: given.text("text"),
            english: given.text(ifGiven: "english"),
            link: given.text(ifGiven: "link"),
            startsAt: try given.text(ifGiven: "from").map(context.start(answering:)),
            endsAt: try context.start(answering: given.text("until"))
        )
        return try await context.answer(to: API.announcements.post(draft)).printout(context)
    }

    private static let end = Action.calling(
        API.announcements.end,
        "end",
        Words("공지를 지금 내려요", "End an announcement now"),
        example: "madang announcement end 02SJ7Q4B80H5C",
        .place("id", label: "ANNOUNCEMENT", Words("공지의 ID", "the ID of an announcement"))
    )
}

extension AnnouncementBody: Tabular {
    static let columns: [TableColumn<AnnouncementBody>] = [
        .init(Words("ID", "ID")) { announcement, _ in announcement.id.description },
        .init(Words("시작", "Start")) { announcement, _ in announcement.startsAt.stamp },
        .init(Words("끝", "End")) { announcement, _ in announcement.endsAt.stamp },
        .init(Words("내용", "Text"), canShrink: true) { announcement, context in
            context.language == .english ? announcement.english ?? announcement.text : announcement.text
        },
    ]
}

extension AnnouncementBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var facts = FactList()
        facts.add("ID", id.description)
        facts.add(context.say("내용", "Text"), text)
        facts.add(context.say("영어 내용", "Text in English"), english)
        facts.add(context.say("링크", "Link"), link)
        facts.add(context.say("시작", "Start"), startsAt.stamp)
        facts.add(context.say("끝", "End"), endsAt.stamp)
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}
