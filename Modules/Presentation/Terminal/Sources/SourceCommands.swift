import Arguments
import Domain
import Remote
import Wire
import Wording

enum SourceCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            SourceAddCommand.self, SourceMineCommand.self, SourceListCommand.self,
            SourceApproveCommand.self, SourceDeclineCommand.self, SourceEntriesCommand.self,
            SourceFetchCommand.self, SourcePauseCommand.self, SourceResumeCommand.self,
            SourceWithdrawCommand.self, SourceRemoveCommand.self, SourceAcceptCommand.self,
            SourceSkipCommand.self,
        ]
    }

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
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func id(in language: Language) -> Argument {
        Argument("id", label: "SOURCE", summary: language.say("출처의 ID", "the ID of a source"))
    }

    static func entry(in language: Language) -> Argument {
        Argument("id", label: "ENTRY", summary: language.say("가져온 행사의 ID", "the ID of an entry"))
    }
}

extension CommandContext {
    var sourceID: Source.ID { get throws { try identifier(or: SourceRefusal.notFound) } }
    var sourceEntryID: ImportedEntry.ID { get throws { try identifier(or: SourceRefusal.entryNotFound) } }

    func act(_ operation: SourceOperations.OfSource<Nothing>) async throws -> Printout {
        let id = try sourceID
        return try await askAsMember { try await $0(operation(id)) }.printout(self)
    }
}

extension SourceBody {
    func printout(_ context: CommandContext) -> Printout {
        let language = context.language
        var facts = FactList()
        facts.add("ID", id.description)
        facts.add(context.say("이름", "Name"), title)
        facts.add(context.say("주소", "Address"), address)
        facts.add(context.say("상태", "State"), state.words[language])
        facts.add(context.say("올린 이웃", "Added by"), owner.member.nickname.text)
        facts.add(
            context.say("홈페이지", "Website"),
            isProven ? context.say("인증함", "proven") : context.say("인증하지 않음", "not proven")
        )
        facts.add(context.say("반려한 이유", "Reason"), reason)
        facts.add(context.say("마지막으로 가져온 때", "Last fetch"), lastFetch?.stamp)
        facts.add(context.say("실패한 이유", "Last failure"), failure?.words[language])
        facts.add(context.say("올라간 행사", "Published"), "\(published)")
        facts.add(context.say("확인할 행사", "To review"), "\(waiting)")
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}
