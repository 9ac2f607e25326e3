import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang submission …`
enum SubmissionCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            SubmissionMineCommand.self, SubmissionListCommand.self, SubmissionApproveCommand.self,
            SubmissionDeclineCommand.self, SubmissionTrustCommand.self, SubmissionDistrustCommand.self,
            SubmissionTrustedCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "submission",
            summary: language.say("올린 행사의 확인 상태를 보고, 운영자는 확인해요", "Show and review submitted events"),
            discussion: language.say(
                "mine 말고는 운영자만 쓸 수 있어요.",
                "All commands except mine are for operators."
            ),
            example: .init("madang submission mine"),
            more: [.init("madang submission list")],
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func member(in language: Language) -> Argument {
        Argument("id", label: "MEMBER", summary: language.say("이웃의 ID", "the ID of a member"))
    }

    static func id(in language: Language) -> Argument {
        Argument("id", label: "LISTING", summary: language.say("글의 ID", "the ID of a listing"))
    }
}

extension CommandContext {
    func submissions(_ answer: Answer<ListBody<SubmittedListingBody>>, ifNone nothing: String) -> Printout {
        let list = answer.value
        let text =
            list.items.isEmpty
            ? nothing
            : table(
                [
                    .init("ID", canShrink: false), .init(say("상태", "State"), canShrink: false),
                    .init(say("제목", "Title")), .init(say("올린 이웃", "Author")), .init(say("이유", "Reason")),
                ],
                list.items.map { item in
                    [
                        item.listing.id.description, item.submission.state.words[language],
                        item.listing.title, item.listing.author.member.nickname.text,
                        item.submission.reason ?? "",
                    ]
                }
            ) + more(list.next)
        return Printout(list, text: text, keptSince: answer.keptSince)
    }

    /// The state of one listing after a decision.
    func submission(_ submission: SubmissionBody) -> Printout {
        let facts = [submission.state.words[language], submission.reason].compactMap(\.self)
        return Printout(submission, text: facts.joined(separator: " · ") + "\n")
    }
}
