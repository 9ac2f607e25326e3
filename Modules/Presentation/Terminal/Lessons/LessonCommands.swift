import Arguments
import Domain
import JSONCoding
import Wire
import Wording

/// The commands' fields and texts that are specific to lessons.
enum LessonCommands: KindCommands {
    typealias Contents = LessonContentsBody

    static let name = "lesson"
    static let example = """
        --side offer --title '처음 배우는 바이올린' --instrument violin --purpose hobby --lesson-place teacher \
        --single 50000 --tag 취미레슨 --description '활 잡기부터 천천히 해요' --neighbourhood 명동
        """

    static func summary(in language: Language) -> String {
        language.say("레슨을 올리고 수정해요", "Post music lessons and edit them")
    }

    static let more: [Action] =
        [slots, book, rebook, cancel, .suggesting(.lesson, as: name)] + LessonNoteCommands.actions

    static func facts(of contents: LessonContentsBody, _ context: CommandContext) -> [(
        label: String, value: String?
    )] {
        guard let lesson = try? contents.contents() else { return [] }
        let language = context.language
        let tags = lesson.tags.all.map(\.spelled).joined(separator: " ")
        return lesson.facts.map { ($0.label[language], $0.value[language]) }
            + [(words["tags"].label[language], tags.isEmpty ? nil : tags)]
    }
}

/// The option and the question of tags.
extension LessonCommands {
    static func options(for field: String, in language: Language) -> [Option] {
        [TagOption.option(in: language)]
    }

    static func value(of field: String, _ context: CommandContext, former: JSON?) throws -> JSON? {
        TagOption.value(context)
    }

    static func ask(for field: String, _ questions: PostQuestions<LessonCommands>) throws -> JSON {
        try TagOption.ask(questions)
    }
}
