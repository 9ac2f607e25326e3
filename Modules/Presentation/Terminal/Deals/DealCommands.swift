import Arguments
import Domain
import Wording

enum DealCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            DealProposeCommand.self, DealAgainCommand.self, DealShowCommand.self, DealCalendarCommand.self,
            DealListCommand.self,
            DealAcceptCommand.self,
            DealDeclineCommand.self, DealAskChangesCommand.self, DealWithdrawCommand.self,
            DealMoveCommand.self, DealAcceptMoveCommand.self, DealDeclineMoveCommand.self,
            DealNoShowCommand.self, DealWithdrawNoShowCommand.self, DealAgreeNoShowCommand.self,
            DealDisputeNoShowCommand.self,
            DealWithdrawMoveCommand.self, DealCancelCommand.self, DealCompleteCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "deal",
            summary: language.say(
                "이웃과 수업 약속을 잡아요: 제안하고, 수락하고, 마쳐요",
                "Suggest, accept and complete lessons"
            ),
            example: .init("madang deal list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static let deal = Input.place(
        "deal",
        label: "ID",
        Words("약속의 ID. 'madang deal list'에 나와요", "the ID of a lesson; 'madang deal list' shows it")
    )

    static func id(in language: Language) -> Argument { deal.argument(in: language) }

    /// Names the suggestion that the member has read.
    static func move(in language: Language) -> Argument {
        Argument(
            "move",
            label: "N",
            summary: language.say(
                "시간 변경 번호. 'madang deal show'에 나와요",
                "the number of the new time; 'madang deal show' shows it"
            )
        )
    }

    static func reason(in language: Language) -> Option {
        Option(
            "reason",
            label: "TEXT",
            summary: language.say("사유, 500자까지", "the reason, at most 500 characters")
        )
    }
}

extension CommandContext {
    /// The deal's identifier from the command line; a malformed one counts as not found.
    var dealID: Deal.ID {
        get throws {
            guard let id = Deal.ID(invocation.text("deal")) else { throw DealRefusal.notFound }
            return id
        }
    }

    /// A malformed number counts as no suggestion.
    var moveNumber: Int {
        get throws {
            guard let number = Int(invocation.text("move")) else { throw DealRefusal.noMove }
            return number
        }
    }
}
