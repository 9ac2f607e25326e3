import Arguments
import Domain
import JSONCoding
import Wire
import Wording

/// The commands' fields and texts that are specific to community posts.
enum CommunityCommands: KindCommands {
    typealias Contents = CommunityContentsBody

    static let name = "community"
    static let example = """
        --title '연습실 추천해 주세요' --description '밤 10시까지 여는 곳을 찾아요' --tag 연습실 --neighbourhood 명동
        """

    static func summary(in language: Language) -> String {
        language.say("커뮤니티에 글을 쓰고 수정해요", "Write to the community and edit it")
    }

    static let more: [Action] = [list, like, delete]

    static func facts(of contents: CommunityContentsBody, _ context: CommandContext) -> [(
        label: String, value: String?
    )] {
        let (language, scope) = (context.language, words["scope"])
        let tags = contents.tags.map { "#\($0)" }.joined(separator: " ")
        return [
            (scope.label[language], scope.choice(contents.scope.rawValue)[language]),
            (words["tags"].label[language], tags.isEmpty ? nil : tags),
        ]
    }

    static func options(for field: String, in language: Language) -> [Option] {
        [TagOption.option(in: language)]
    }

    static func value(of field: String, _ context: CommandContext, former: JSON?) throws -> JSON? {
        TagOption.value(context)
    }

    static func ask(for field: String, _ questions: PostQuestions<CommunityCommands>) throws -> JSON {
        try TagOption.ask(questions)
    }
}
