import Arguments
import Domain
import Wire
import Wording

/// `madang phone …`
enum PhoneCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            PhoneShowCommand.self, PhoneSetCommand.self, PhoneDeleteCommand.self, PhoneLogCommand.self,
            PhoneReadCommand.self, PhoneRequestCommand.self, PhoneAllowCommand.self,
            PhoneDeclineCommand.self, PhoneWithdrawCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "phone",
            summary: language.say("대화한 이웃과 전화번호를 주고받아요", "Exchange phone numbers in conversations"),
            example: .init("madang phone request 02SJ7Q4B80H5C"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }
}

extension CommandContext {
    /// The member's own number.
    func phone(_ phone: PhoneBody) -> String {
        guard let number = phone.number, let sharing = phone.sharing else {
            return say(
                "저장한 전화번호가 없어요. 저장하려면: madang phone set 010-1234-5678",
                "No phone number is stored. To store one: madang phone set 010-1234-5678"
            )
        }
        return "\(number.grouped)\n\(sharing.words[language])"
    }

    /// The numbers of a conversation.
    func phones(_ phones: TalkPhonesBody) -> String {
        let others = phones.number?.grouped ?? state(phones)
        guard let own = phones.own else { return others }
        return "\(others)\n\(say("내 번호", "My number")): \(own.words[language])"
    }

    private func state(_ phones: TalkPhonesBody) -> String {
        if phones.others == .requested { return say("답을 기다려요.", "Requested; not answered yet.") }
        if phones.isOffered {
            return say(
                "전화번호를 요청할 수 있어요: madang phone request",
                "You can request the number: madang phone request"
            )
        }
        return say("상대의 전화번호를 볼 수 없어요.", "The neighbour's phone number isn't shared with you.")
    }
}
