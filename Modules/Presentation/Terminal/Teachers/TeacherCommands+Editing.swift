import Arguments
import Domain
import Remote
import Wire
import Wording

extension TeacherCommands {
    private static let fields = ["instrument", "place", "education", "career"]

    static let edit = Action(
        "edit",
        Words("선생님 정보를 고쳐요. 적지 않은 것은 그대로 둬요", "Edit what I tell as a teacher; omitted fields are unchanged"),
        discussion: Words(
            "학력이나 경력을 고치면 서류 확인 표시와 보낸 서류가 지워져요.",
            """
            Another education or career removes the mark of verified documents, and documents that were \
            sent.
            """
        ),
        example: "madang teacher edit --instrument violin --education '음악대학 졸업' --clear career",
        options: options,
        run: change
    )

    @Sendable private static func options(in language: Language) -> [Option] {
        [
            Option(
                "instrument",
                .choice(LessonInstrument.allCases.map(\.rawValue)),
                repeated: true,
                summary: language.say("가르치는 악기. 여러 번 쓸 수 있어요", "an instrument; may be repeated")
            ),
            Option(
                "place",
                .choice(LessonPlace.allCases.map(\.rawValue)),
                repeated: true,
                summary: language.say("레슨하는 곳. 여러 번 쓸 수 있어요", "where lessons are; may be repeated")
            ),
            Option(
                "education",
                label: "LINE",
                repeated: true,
                summary: language.say("학력 한 줄. 여러 번 쓸 수 있어요", "a line of education; may be repeated")
            ),
            Option(
                "career",
                label: "LINE",
                repeated: true,
                summary: language.say("경력 한 줄. 여러 번 쓸 수 있어요", "a line of the career; may be repeated")
            ),
            Option(
                "clear",
                .choice(fields),
                repeated: true,
                summary: language.say("이 항목을 비워요", "clear this field")
            ),
        ]
    }

    @Sendable private static func change(_ context: CommandContext) async throws -> Printout {
        let invocation = context.invocation
        let cleared = Set(invocation.texts("clear"))
        if let twice = fields.first(where: { cleared.contains($0) && invocation.isGiven($0) }) {
            throw context.contradiction("--\(twice)", "--clear \(twice)")
        }
        guard (fields + ["clear"]).contains(where: invocation.isGiven) else {
            throw UsageComplaint(
                context.say(
                    "무엇을 고칠지 적어 주세요. 예: --instrument piano",
                    "Give the fields to change, for example --instrument piano."
                )
            )
        }
        return try await context.askAsMember { client in
            let former = try await client.read(API.teachers.mine()).value.profile
            return try await client(API.teachers.edit(profile(context, replacing: former)))
        }.printout(context)
    }

    private static func profile(
        _ context: CommandContext,
        replacing former: TeacherProfileBody
    ) -> TeacherProfileBody {
        let invocation = context.invocation
        let cleared = Set(invocation.texts("clear"))
        func value<Value>(_ name: String, _ make: (String) -> Value?, _ former: [Value]) -> [Value] {
            if cleared.contains(name) { return [] }
            return invocation.isGiven(name) ? invocation.texts(name).compactMap(make) : former
        }
        return TeacherProfileBody(
            instruments: value("instrument", LessonInstrument.init(rawValue:), former.instruments),
            places: value("place", LessonPlace.init(rawValue:), former.places),
            education: value("education", { $0 }, former.education),
            career: value("career", { $0 }, former.career)
        )
    }
}
