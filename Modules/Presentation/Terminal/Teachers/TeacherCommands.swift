import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang teacher …`
enum TeacherCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            TeacherShowCommand.self, TeacherOnCommand.self, TeacherEditCommand.self, TeacherOffCommand.self,
            TeacherHoursCommand.self, TeacherStudentsCommand.self, TeacherVerifyCommand.self,
        ]
    }

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
            subcommands: members.map { $0.command(in: language) }
        )
    }
}

extension TeacherBody {
    func printout(_ context: CommandContext, keptSince: Moment? = nil) -> Printout {
        Printout(self, text: facts(context) + prices(context), keptSince: keptSince)
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

    private func prices(_ context: CommandContext) -> String {
        guard !lessons.isEmpty else { return "" }
        return context.table(
            [
                .init("ID", canShrink: false), .init(context.say("레슨", "Lesson")),
                .init(context.say("레슨비", "Prices")),
            ],
            lessons.map { body in
                let prices = body.lesson.prices.lines.map { $0[context.language] }
                return [body.lesson.id.description, body.lesson.title, prices.joined(separator: ", ")]
            }
        )
    }
}
