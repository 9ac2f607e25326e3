import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang letter …`
enum LetterCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "letter",
            summary: language.say("(운영자) 모든 이웃에게 메일을 보내요", "(Operator) Send an email to all members"),
            discussion: language.say(
                "write로 쓰고, test로 먼저 받아 보고, send로 보내세요.",
                "Write it, send yourself a test, then send it."
            ),
            example: .init("madang letter list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [list, show, write, test, send, stop]

    private static let id = Input.place("id", label: "LETTER", Words("메일의 ID", "the ID of a letter"))

    private static let list = Action.listing(
        API.letters.list,
        "list",
        Words("최근 것부터 보여 줘요", "Show all letters, latest first"),
        example: "madang letter list",
        nothing: Words("아직 보낸 메일이 없어요.", "No letters yet.")
    )

    private static let show = Action.calling(
        API.letters.one,
        "show",
        Words("내용과, 얼마나 보냈는지 보여 줘요", "Show a letter, and how far it has got"),
        example: "madang letter show 02SJ7Q4B80H5C",
        id
    )

    private static let write = Action.calling(
        API.letters.write,
        "write",
        Words("메일을 써요. 아직 보내지 않아요", "Write a letter, without sending it"),
        example: "madang letter write --subject '점검 안내' --text '새벽 2시부터 점검해요.'",
        text("subject", "subject", isRequired: true, Words("제목", "the subject, in Korean")),
        text("text", "text", isRequired: true, Words("내용", "the text, in Korean")),
        text("subject-english", "subjectEn", Words("영어 제목", "the subject in English")),
        text("text-english", "textEn", Words("영어 내용", "the text in English"))
    )

    private static func text(
        _ name: String,
        _ field: String,
        isRequired: Bool = false,
        _ summary: Words
    ) -> Input {
        .option(
            name,
            for: field,
            of: LetterDraftBody.self,
            label: "TEXT",
            isRequired: isRequired,
            summary
        )
    }

    private static let test = Action.doing(
        API.letters.test,
        "test",
        Words("나에게만 보내 봐요", "Send a letter to myself only"),
        example: "madang letter test 02SJ7Q4B80H5C",
        id,
        says: Words("시험 메일을 보냈어요.", "The test is sent.")
    )

    private static let send = Action.calling(
        API.letters.send,
        "send",
        Words("수신을 거부하지 않은 이웃 모두에게 보내요", "Send a letter to all members who want letters"),
        example: "madang letter send 02SJ7Q4B80H5C",
        id
    )

    private static let stop = Action.calling(
        API.letters.stop,
        "stop",
        Words("그만 보내요. 보내지 않은 것은 버려요", "Stop the sending, or discard a draft"),
        example: "madang letter stop 02SJ7Q4B80H5C",
        id
    )
}

extension LetterBody: Tabular {
    static let columns: [TableColumn<LetterBody>] = [
        .init(Words("ID", "ID")) { letter, _ in letter.id.description },
        .init(Words("상태", "State")) { $0.state.words[$1.language] },
        .init(Words("보냄", "Sent"), .right) { letter, _ in
            letter.startedAt == nil ? "-" : "\(letter.sent)/\(letter.receivers ?? 0)"
        },
        .init(Words("시작", "Began")) { letter, _ in letter.startedAt?.stamp ?? "-" },
        .init(Words("제목", "Subject"), canShrink: true) { letter, _ in letter.subject },
    ]
}

extension LetterBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var facts = FactList()
        facts.add("ID", id.description)
        facts.add(context.say("상태", "State"), state.words[context.language])
        facts.add(context.say("받는 이웃", "Receivers"), receivers.map { "\($0)" })
        if startedAt != nil {
            facts.add(context.say("보내기 시작", "Began"), startedAt?.stamp)
            facts.add(context.say("보냄", "Sent"), "\(sent)")
            facts.add(context.say("실패", "Failed"), "\(failed)")
            facts.add(context.say("남음", "Remaining"), "\(remaining)")
        }
        facts.add(context.say("제목", "Subject"), subject)
        facts.add(context.say("내용", "Text"), text)
        facts.add(context.say("영어 제목", "Subject in English"), englishSubject)
        facts.add(context.say("영어 내용", "Text in English"), englishText)
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}
