import Arguments
import Domain
import Wire
import Wording

/// `madang source …`
enum SourceCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "source",
            summary: language.say("행사를 가져올 출처를 제안하고, 운영자는 관리해요", "Propose and manage sources of events"),
            discussion: language.say(
                "add, mine, remove 말고는 운영자만 쓸 수 있어요.",
                "All commands except add, mine and remove are for operators."
            ),
            example: .init("madang source mine"),
            more: [.init("madang source list")],
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static var actions: [Action] { [add] + lists + decisions + [entries] + changes + reviews }

    static let source = Input.place("id", label: "SOURCE", Words("출처의 ID", "the ID of a source"))

    private static let lists: [Action] = [
        .listing(
            API.sources.mine,
            "mine",
            Words("내가 제안하거나 추가한 출처를 보여 줘요", "Show the sources that I proposed or added"),
            example: "madang source mine",
            nothing: noSources
        ),
        .listing(
            API.sources.all,
            "list",
            Words("(운영자) 출처를 보여 줘요", "(Operator) Show the sources"),
            example: "madang source list --state proposed",
            .option("state", of: SourceQuery.self, Words("이 상태만", "only this state")),
            nothing: noSources
        ),
    ]

    private static let noSources = Words("아직 출처가 없어요.", "No sources yet.")

    private static let decisions: [Action] = [
        .calling(
            API.sources.approve,
            "approve",
            Words("(운영자) 제안한 출처를 등록해요", "(Operator) Accept a proposed source"),
            example: "madang source approve 02SJ7Q4B80H5C",
            source
        ),
        .calling(
            API.sources.decline,
            "decline",
            Words("(운영자) 이유를 알리고 출처를 반려해요", "(Operator) Decline a proposed source and say why"),
            example: "madang source decline 02SJ7Q4B80H5C --reason '누가 운영하는지 알 수 없어요'",
            source,
            .option(
                "reason",
                of: SubmissionReasonBody.self,
                Words("제안한 이웃에게 보일 이유", "the reason that the member sees")
            ),
            .template(of: SubmissionReasonBody.self)
        ),
    ]

    private static let changes: [Action] = [
        .calling(
            API.sources.fetch,
            "fetch",
            Words("지금 가져와요", "Fetch a source now"),
            example: "madang source fetch 02SJ7Q4B80H5C",
            source
        ),
        .calling(
            API.sources.pause,
            "pause",
            Words("가져오기를 멈춰요", "Stop fetching a source"),
            example: "madang source pause 02SJ7Q4B80H5C",
            source
        ),
        .calling(
            API.sources.resume,
            "resume",
            Words("다시 가져와요", "Fetch a source again, and show its events"),
            example: "madang source resume 02SJ7Q4B80H5C",
            source
        ),
        .calling(
            API.sources.withdraw,
            "withdraw",
            Words("출처의 행사를 모두 내려요", "Hide all events of a source"),
            example: "madang source withdraw 02SJ7Q4B80H5C",
            source
        ),
        .doing(
            API.sources.remove,
            "remove",
            Words("출처와 그 행사를 모두 지워요", "Delete a source and all its events"),
            example: "madang source remove 02SJ7Q4B80H5C",
            source,
            says: Words("출처와 행사를 지웠어요.", "The source and its events are deleted.")
        ),
    ]
}
