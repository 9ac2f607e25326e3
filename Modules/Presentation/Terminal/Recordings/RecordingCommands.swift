import Arguments
import Domain
import JSONCoding
import Remote
import Wire
import Wording

/// `madang recording …`
enum RecordingCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "recording",
            summary: language.say("선생님의 연주 녹음을 올리고 지워요", "Add and remove a teacher's recordings"),
            discussion: language.say(
                """
                \(Recording.mostSeconds / 60)분까지의 녹음을 \(Recording.mostPerTeacher)개까지 올리면 \
                내 프로필에서 누구나 들을 수 있어요.
                """,
                """
                Up to \(Recording.mostPerTeacher) recordings of \(Recording.mostSeconds / 60) minutes each, \
                which everyone can play on your profile.
                """
            ),
            example: .init("madang recording list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [list, add, rename, remove]

    private static let recording = Input.place("id", label: "ID", Words("녹음의 ID", "the ID of a recording"))

    private static let title = Input.option(
        "title",
        of: RecordingTitleBody.self,
        isRequired: true,
        Words("녹음의 제목", "what is played")
    )

    private static let list = Action(
        "list",
        Words("내가 올린 녹음을 보여 줘요", "Show my recordings"),
        example: "madang recording list"
    ) { context in
        let answer = try await context.answer(to: API.teachers.mine())
        let recordings = answer.value.recordings
        let text =
            recordings.isEmpty
            ? context.say("아직 올린 녹음이 없어요.", "No recordings yet.")
            : context.table(of: recordings)
        return Printout(
            JSON.object(["items": .array(try recordings.map { try JSON(parsing: $0.encoded) })]),
            text: text,
            keptSince: answer.keptSince
        )
    }

    private static let add = Action(
        "add",
        Words("녹음 파일을 올려요", "Add a recording"),
        discussion: Words(
            "MP3, M4A, WAV, OGG, FLAC, WebM 파일을 \(Recording.mostBytes / 1_000_000)MB까지 올릴 수 있어요.",
            """
            MP3, M4A, WAV, OGG, FLAC and WebM files of up to \(Recording.mostBytes / 1_000_000) MB are \
            taken.
            """
        ),
        example: "madang recording add bach.m4a --title '바흐 무반주 첼로 모음곡 1번'",
        takes: [title],
        arguments: { language in
            [Argument("file", .file, label: "FILE", summary: language.say("소리 파일", "a sound file"))]
        }
    ) { context in
        let (path, title) = (context.invocation.text("file"), context.invocation.text("title"))
        let bytes = try context.contents(of: path)
        return try await context.askAsMember { client in
            guard bytes.count <= Recording.mostBytes else { throw RecordingRefusal.tooLarge }
            let call = API.recordings.add(RecordingQuery(title: title))
            return try await client(call, sending: bytes).printout(context)
        }
    }

    private static let rename = Action.calling(
        API.recordings.rename,
        "rename",
        Words("녹음의 제목을 바꿔요", "Replace the title of a recording"),
        example: "madang recording rename 02SJ7Q4B80H5C --title '쇼팽 녹턴 2번'",
        recording,
        title
    )

    private static let remove = Action.doing(
        API.recordings.remove,
        "remove",
        Words("녹음을 지워요", "Remove a recording"),
        example: "madang recording remove 02SJ7Q4B80H5C",
        recording,
        says: Words("녹음을 지웠어요.", "Removed.")
    )
}

extension RecordingBody: Printable, Tabular {
    static let columns: [TableColumn<RecordingBody>] = [
        .init(Words("ID", "ID")) { recording, _ in recording.id.description },
        .init(Words("길이", "Length")) { recording, _ in Recording.clock(recording.seconds) },
        .init(Words("제목", "Title"), canShrink: true) { recording, _ in recording.title },
    ]

    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: "\(id)  \(Recording.clock(seconds))  \(title)")
    }
}
