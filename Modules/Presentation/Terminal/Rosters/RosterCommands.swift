import Arguments
import Domain
import Remote
import Wire

enum RosterCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            RosterShowCommand.self, RosterListCommand.self, RosterApplyCommand.self,
            RosterWithdrawCommand.self, RosterClaimCommand.self, RosterLeaveCommand.self,
            RosterAcceptCommand.self, RosterDeclineCommand.self, RosterRemoveCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "roster",
            summary: language.say(
                "모임에 신청하고, 신청을 받아요",
                "Apply to listings, and accept applications"
            ),
            example: .init("madang roster apply 01KQ3T8M5Z7VA"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func nickname(in language: Language) -> Argument {
        Argument(
            "nickname",
            label: "NICKNAME",
            summary: language.say("신청했거나 참여하는 이웃", "an applicant or a participant")
        )
    }

    static func reason(in language: Language) -> Option {
        Option(
            "reason",
            label: "TEXT",
            summary: language.say(
                "이유, \(RosterNote.longest)자까지",
                "the reason, at most \(RosterNote.longest) characters"
            )
        )
    }
}

extension CommandContext {
    /// The member of a roster whom the command line names.
    func namedMember(of listing: Listing.ID, _ client: MadangClient) async throws -> Member.ID {
        let name = invocation.text("nickname")
        let members = try await client.read(API.rosters.one(listing)).value.entries.compactMap {
            $0.member?.member
        }
        guard let member = members.first(where: { $0.nickname.text == name }) else {
            throw RosterRefusal.notApplied
        }
        return member.id
    }
}
