import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang phone …`
///
/// No answer is kept on the device, so that a withdrawn number stays nowhere.
enum PhoneCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "phone",
            summary: language.say("대화한 이웃과 전화번호를 주고받아요", "Exchange phone numbers in conversations"),
            example: .init("madang phone request 02SJ7Q4B80H5C"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static var actions: [Action] { mine + [read, request] + answers }

    private static let mine: [Action] = [
        Action(
            "show",
            Words("내 전화번호를 보여 줘요", "Show my phone number"),
            example: "madang phone show",
            run: { context in
                try await context.askAsMember { try await $0(API.phones.mine()) }.printout(context)
            }
        ),
        .calling(
            API.phones.store,
            "set",
            Words("내 전화번호를 저장해요", "Store my phone number"),
            example: "madang phone set 010-1234-5678",
            .option(
                "sharing",
                of: PhoneToStoreBody.self,
                usual: Phone.Sharing.ask.rawValue,
                Words(
                    "이웃이 요청하면 그때마다 정해요(ask), 바로 보여 줘요(always)",
                    "whether I answer each request (ask, the default) or not (always)"
                )
            ),
            .argument(
                "number",
                for: "number",
                label: "NUMBER",
                Words("전화번호", "the phone number"),
                else: PhoneRefusal.number
            )
        ),
        .doing(
            API.phones.delete,
            "delete",
            Words(
                "내 전화번호를 삭제해요. 보고 있던 이웃에게서도 사라져요",
                "Delete my phone number; withdraws it from all who could see it"
            ),
            example: "madang phone delete",
            says: Words("전화번호를 삭제했어요.", "Your phone number is deleted.")
        ),
        Action(
            "log",
            Words("내 전화번호를 누구에게 알려 줬는지 보여 줘요", "Show whom my phone number was shared with"),
            example: "madang phone log",
            takes: [.limit, .cursor],
            run: { context in
                let query = SliceQuery(context.slice)
                return try await context.askAsMember { try await $0(API.phones.log(query)) }.printout(
                    context,
                    nothing: Words("전화번호를 알려 준 이웃이 없어요.", "Your phone number was shared with no one.")
                )
            }
        ),
    ]

    private static let read = Action(
        "read",
        Words("대화 상대의 전화번호를 보여 줘요", "Show the phone number of the neighbour in a conversation"),
        example: "madang phone read 02SJ7Q4B80H5C",
        takes: [conversation],
        run: { context in
            let id = try context.conversation
            return try await context.askAsMember { try await $0(API.phones.ofConversation(id)) }
                .printout(context)
        }
    )

    private static let request = Action(
        "request",
        Words("대화 상대의 전화번호를 요청해요", "Request the phone number of the neighbour in a conversation"),
        example: "madang phone request 02SJ7Q4B80H5C",
        takes: [conversation],
        run: { context in
            let id = try context.conversation
            return try await context.askAsMember { client in
                try await client(API.phones.request(id))
                return try await client(API.phones.ofConversation(id)).printout(context)
            }
        }
    )

    private static let answers: [Action] = [
        .doing(
            API.phones.allow,
            "allow",
            Words("내 전화번호를 대화 상대에게 알려 줘요", "Share my phone number in a conversation"),
            example: "madang phone allow 02SJ7Q4B80H5C",
            conversation,
            says: Words("이 대화의 이웃에게 전화번호를 보여 줘요.", "Your neighbour can see your phone number.")
        ),
        .doing(
            API.phones.decline,
            "decline",
            Words("전화번호 요청을 거절해요", "Decline to share my phone number"),
            example: "madang phone decline 02SJ7Q4B80H5C",
            conversation,
            says: Words("전화번호 요청을 거절했어요.", "The request is declined.")
        ),
        .doing(
            API.phones.withdraw,
            "withdraw",
            Words("내 전화번호를 더는 보여 주지 않아요", "Withdraw my phone number"),
            example: "madang phone withdraw 02SJ7Q4B80H5C",
            conversation,
            says: Words(
                "이제 이 이웃에게 전화번호가 보이지 않아요.",
                "Your neighbour no longer sees your phone number."
            )
        ),
    ]

    private static let conversation = Input.place(
        "id",
        label: "CONVERSATION",
        Words("대화의 ID. 'madang talk list'에 나와요", "the ID of a conversation; 'madang talk list' shows it")
    )
}

extension PhoneBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        guard let number, let sharing else {
            return Printout(
                self,
                text: context.say(
                    "저장한 전화번호가 없어요. 저장하려면: madang phone set 010-1234-5678",
                    "No phone number is stored. To store one: madang phone set 010-1234-5678"
                )
            )
        }
        return Printout(self, text: "\(number.grouped)\n\(sharing.words[context.language])")
    }
}

extension TalkPhonesBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        let others = number?.grouped ?? state(context)
        guard let own else { return Printout(self, text: others) }
        let mine = "\(context.say("내 번호", "My number")): \(own.words[context.language])"
        return Printout(self, text: "\(others)\n\(mine)")
    }

    private func state(_ context: CommandContext) -> String {
        if others == .requested { return context.say("답을 기다려요.", "Requested; not answered yet.") }
        if isOffered {
            return context.say(
                "전화번호를 요청할 수 있어요: madang phone request",
                "You can request the number: madang phone request"
            )
        }
        return context.say("상대의 전화번호를 볼 수 없어요.", "The neighbour's phone number isn't shared with you.")
    }
}

extension PhoneShareBody: Tabular {
    static let columns: [TableColumn<PhoneShareBody>] = [
        .init(Words("대화", "Conversation")) { share, _ in share.conversation.description },
        .init(Words("이웃", "Neighbour"), canShrink: true) { share, _ in
            share.neighbour?.member.nickname.text ?? ""
        },
        .init(Words("상태", "State")) { $0.state.words[$1.language] },
        .init(Words("요청", "Requested")) { share, _ in share.requestedAt?.stamp ?? "" },
        .init(Words("알려 줌", "Shared")) { share, _ in share.revealedAt?.stamp ?? "" },
        .init(Words("끝", "Ended")) { share, _ in share.endedAt?.stamp ?? "" },
    ]
}
