import Arguments
import Domain
import Remote
import Wire

enum AttendanceCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            AttendanceShowCommand.self, AttendanceCheckInCommand.self, AttendanceCodeCommand.self,
            AttendanceMarkCommand.self, AttendanceDisputeCommand.self, AttendanceAnswerCommand.self,
            AttendanceRecordCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "attendance",
            summary: language.say(
                "모임에 체크인하고, 출석을 표시하고 확인해요",
                "Check in, mark attendance, and see it"
            ),
            example: .init("madang attendance check-in 01KQ3T8M5Z7VA --code 482915"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func nickname(in language: Language) -> Argument {
        Argument("nickname", label: "NICKNAME", summary: language.say("참여하는 이웃", "a participant"))
    }

    static func status(_ statuses: [AttendanceStatus], in language: Language) -> Argument {
        Argument(
            "status",
            .choice(statuses.map(\.rawValue)),
            summary: language.say("출석 상태", "whether the neighbour came")
        )
    }
}

extension CommandContext {
    var status: AttendanceStatus { AttendanceStatus(rawValue: invocation.text("status")) ?? .unmarked }

    /// The member whose attendance the command line names.
    func attendee(of listing: Listing.ID, _ client: MadangClient) async throws -> Member.ID {
        let name = invocation.text("nickname")
        let members = try await client.read(API.attendance.one(listing)).value.entries.map(\.member.member)
        guard let member = members.first(where: { $0.nickname.text == name }) else {
            throw AttendanceRefusal.notMember
        }
        return member.id
    }
}
