import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang teacher …`
enum TeacherCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "teacher",
            summary: language.say("선생님으로 가르쳐요", "Give lessons as a teacher"),
            discussion: language.say(
                "레슨을 받는 데는 필요 없어요. 가르치는 글을 올리려면 madang teacher on으로 시작하세요.",
                "Not needed to take lessons. To post lessons that you give, begin with madang teacher on."
            ),
            example: .init("madang teacher on"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [
        show,
        .calling(
            API.teachers.begin,
            "on",
            Words("선생님으로 시작해요", "Become a teacher"),
            discussion: Words(
                "가르치는 글을 올릴 수 있고, 선생님 정보가 내 프로필에 보여요.",
                "Lets you post lessons that you give, and shows what you tell as a teacher on your profile."
            ),
            example: "madang teacher on"
        ),
        edit,
        .doing(
            API.teachers.end,
            "off",
            Words("선생님을 그만해요", "Stop being a teacher"),
            discussion: Words(
                "선생님 정보와 서류 확인 표시가 지워져요. 모집 중인 레슨이 있으면 먼저 마감해야 해요.",
                """
                Deletes what you tell as a teacher and the mark of verified documents. Open lessons have to \
                be closed first.
                """
            ),
            example: "madang teacher off",
            says: Words("이제 선생님이 아니에요.", "You are not a teacher any more.")
        ),
        hours, students, verify,
    ]

    private static let show = Action(
        "show",
        Words("이웃의 선생님 정보를 보여 줘요", "Show what a teacher tells, with prices and reviews"),
        example: "madang teacher show me",
        meaning: Words("이웃이 보는 나", "shows my teacher's page"),
        takes: [MemberCommands.member]
    ) { context in
        try await context.askAboutMember { try await $0.read(API.teachers.one($1)) }.printout(context)
    }
}

extension TeacherBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: facts(context) + (lessons.isEmpty ? "" : context.table(of: lessons)))
    }

    private func facts(_ context: CommandContext) -> String {
        let language = context.language
        var facts = FactList()
        facts.add(
            context.say("가르치는 악기·전공", "Teaches"),
            profile.instruments.map { $0.words[language] }.joined(separator: ", ")
        )
        facts.add(
            context.say("레슨하는 곳", "Where"),
            profile.places.map { $0.words[language] }.joined(separator: ", ")
        )
        for (part, lines) in [
            (TeacherCredentials.Part.education, profile.education), (.career, profile.career),
        ] {
            facts.add(part.words[language], lines.joined(separator: " / "))
        }
        facts.add(
            context.say("서류", "Documents"),
            verification.map { "\(VerificationMark.words(at: $0.at)[language]) \($0.seen)" }
        )
        facts.add(
            context.say("연주 녹음", "Recordings"),
            recordings.map { "\($0.title) (\(Recording.clock($0.seconds)))" }.joined(separator: " / ")
        )
        facts.add(context.say("레슨 후기", "Reviews"), stars(context))
        facts.add(context.say("모집 중인 레슨", "Open lessons"), "\(openLessons)")
        return facts.rendered(context.voice.style)
    }

    private func stars(_ context: CommandContext) -> String {
        guard let rating else { return context.say("아직 후기가 없어요", "No reviews yet") }
        let mean = (rating * 10).rounded() / 10
        return context.say("★ \(mean) (후기 \(reviews)개)", "★ \(mean) (of \(reviews))")
    }
}

extension TaughtLessonBody: Tabular {
    static let columns: [TableColumn<TaughtLessonBody>] = [
        .init(Words("ID", "ID")) { body, _ in body.lesson.id.description },
        .init(Words("레슨", "Lesson"), canShrink: true) { body, _ in body.lesson.title },
        .init(Words("레슨비", "Prices"), canShrink: true) { body, context in
            body.lesson.prices.lines.map { $0[context.language] }.joined(separator: ", ")
        },
    ]
}
