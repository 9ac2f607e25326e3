import Domain
import Wire
import Wording

/// The commands' texts that are specific to runs.
enum RunCommands: KindCommands {
    typealias Contents = RunContentsBody

    static let name = "run"
    static let example = """
        --title '남산 둘레길' --starts '2026-11-28 19:30' --minutes 60 \
        --pace average --afterparty no --neighbourhood 명동
        """

    static func summary(in language: Language) -> String {
        language.say("러닝을 올리고 수정해요", "Post runs and edit them")
    }

    static func facts(of contents: RunContentsBody, _ context: CommandContext) -> [(
        label: String, value: String?
    )] {
        let language = context.language
        let length = Duration.seconds(60 * contents.minutes).words[language]
        return [
            (words["startsAt"].label[language], "\(contents.startsAt.stamp) · \(length)"),
            (words["placeName"].label[language], contents.placeName.isEmpty ? nil : contents.placeName),
            (words["meetingHint"].label[language], contents.meetingHint.isEmpty ? nil : contents.meetingHint),
            (words["tag"].label[language], contents.tag?.words[language]),
            (words["pace"].label[language], contents.pace.words[language]),
            (words["afterparty"].label[language], contents.afterparty.words[language]),
            (
                language.say("함께할 이웃", "Open to"),
                contents.conditions.words.map { $0[language] }.joined(separator: ", ")
            ),
            (words["seats"].label[language], RunCapacity.words(of: contents.seats)[language]),
        ]
    }
}
