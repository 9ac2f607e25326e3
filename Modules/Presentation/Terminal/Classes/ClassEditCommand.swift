import Arguments
import Domain
import JSONCoding
import Remote
import Wire

/// `madang class edit`
enum ClassEditCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "edit",
            summary: language.say("수업을 고쳐요. 적지 않은 것은 그대로 둬요", "Change my class; what is left out stays"),
            example: .init("madang class edit 01KQ3T8M5Z7VA --price 25000"),
            options: [ClassOptions.from(in: language)] + ClassOptions.all(in: language),
            arguments: [ClassCommands.id(in: language)]
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let id = try errand.classID
        let given = try errand.classDocument()
        let options = ClassOptions.all(in: errand.language).map(\.name) + ["from"]
        guard options.contains(where: errand.invocation.isGiven) else {
            throw UsageComplaint(
                errand.say(
                    "무엇을 고칠지 적어 주세요. 예: --title '성인 피아노 중급'",
                    "Say what to change, as in --title 'Piano, second steps'."
                )
            )
        }
        return try await errand.askAsMember { client in
            let contents = try await client.classes.one(id).value.contents
            var document = ClassDocument(try JSON(parsing: contents.encoded).objectValue ?? [:])
            for (key, value) in given.fields { document.fields[key] = value }
            try await document.apply(errand, at: client)
            return try await client.classes.edit(id, document.draft).printout(errand)
        }
    }
}
