import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang roster …`
enum RosterCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "roster",
            summary: language.say("모임에 신청하고, 신청을 받아요", "Apply to listings, and accept applications"),
            example: .init("madang roster apply 01KQ3T8M5Z7VA"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [show, list, apply, withdraw, claim, leave, accept, decline, remove]

    private static let nickname = Input.place(
        "nickname",
        label: "NICKNAME",
        Words("신청했거나 참여하는 이웃", "an applicant or a participant")
    )

    static func reason(asks question: Words? = nil) -> Input {
        .option(
            "reason",
            for: "note",
            of: RosterNoteBody.self,
            label: "TEXT",
            Words(
                "이유, \(RosterNote.longest)자까지",
                "the reason, at most \(RosterNote.longest) characters"
            ),
            asks: question
        )
    }

    private static let show = Action.calling(
        API.rosters.one,
        "show",
        Words(
            "참여 인원과 내 신청, 모임장이면 신청 목록을 보여 줘요",
            "Show who takes part, my application, and for the organiser all applications"
        ),
        example: "madang roster show 01KQ3T8M5Z7VA",
        ListingCommands.listing
    )

    private static let list = Action(
        "list",
        Words("내가 신청한 모임을 보여 줘요. 다가오는 것부터예요", "Show what I applied to, the next one first"),
        example: "madang roster list",
        options: { language in
            [.flag("past", summary: language.say("지난 모임을 최신순으로", "past ones, latest first"))]
                + SliceOptions.all(in: language)
        }
    ) { context in
        let part: Participation.Part? = context.invocation.flag("past") ? .past : nil
        return try await context.answer(to: API.rosters.mine(RosterQuery(part: part, context.slice)))
            .printout(
                context,
                nothing: part == .past
                    ? Words("지난 모임이 없어요.", "Nothing is over yet.")
                    : Words(
                        "다가오는 모임이 없어요. 'madang roster apply 글ID'로 신청해 보세요.",
                        "Nothing ahead. Apply with 'madang roster apply LISTING'."
                    )
            )
    }

    private static let apply = Action.calling(
        API.rosters.apply,
        "apply",
        Words("참여를 신청해요", "Apply to take part"),
        example: "madang roster apply 01KQ3T8M5Z7VA --note '처음이에요'",
        ListingCommands.listing,
        .option(
            "note",
            of: RosterNoteBody.self,
            label: "TEXT",
            Words(
                "모임장에게 한마디, \(RosterNote.longest)자까지",
                "a note to the organiser, at most \(RosterNote.longest) characters"
            )
        )
    )

    private static let withdraw = Action.doing(
        API.rosters.withdraw,
        "withdraw",
        Words("신청을 취소해요", "Withdraw my application"),
        example: "madang roster withdraw 01KQ3T8M5Z7VA",
        ListingCommands.listing,
        says: Words("신청을 취소했어요.", "You withdrew your application.")
    )

    private static let claim = Action.calling(
        API.rosters.claim,
        "claim",
        Words("맡아 둔 자리에 참여해요", "Take the seat that is held for me"),
        example: "madang roster claim 01KQ3T8M5Z7VA",
        ListingCommands.listing
    )

    private static let leave = Action.doing(
        API.rosters.leave,
        "leave",
        Words("시작 전에 참여를 취소해요", "Leave before it starts"),
        example: "madang roster leave 01KQ3T8M5Z7VA",
        ListingCommands.listing,
        says: Words("참여를 취소했어요.", "You left.")
    )

    private static let accept = onMember(
        API.rosters.admit,
        "accept",
        Words(
            "신청을 받아요. 자리가 없으면 대기 명단에 올려요",
            "Accept an applicant; to the waiting list when all seats are taken"
        ),
        example: "madang roster accept 01KQ3T8M5Z7VA 달래"
    )

    private static let decline = onMember(
        API.rosters.decline,
        "decline",
        Words(
            "신청을 거절해요. 이웃은 다시 신청할 수 없어요",
            "Decline an applicant or a waiting neighbour, who can't apply again"
        ),
        example: "madang roster decline 01KQ3T8M5Z7VA 달래 --reason '다음에 만나요'",
        reason()
    )

    private static let remove = onMember(
        API.rosters.remove,
        "remove",
        Words("참여하는 이웃을 내보내요. 이웃은 다시 신청할 수 없어요", "Remove a participant, who can't apply again"),
        example: "madang roster remove 01KQ3T8M5Z7VA 달래 --reason '연락이 안 돼요'",
        reason(asks: Words("내보내는 이유: ", "Why? "))
    )

    /// Calls an operation on the neighbour whom the command line names.
    private static func onMember<In>(
        _ operation: RosterOperations.OfMember<In>,
        _ name: String,
        _ summary: Words,
        example: String,
        _ inputs: Input...
    ) -> Action {
        let inputs = [ListingCommands.listing, nickname] + inputs
        return Action(name, summary, example: example, takes: inputs) { context in
            let (id, input): (Listing.ID, In) = (try context.listing, try context.input(inputs))
            return try await context.askAsMember { client in
                let member = try await context.namedMember(of: id, client)
                return try await client(operation((id, member), input)).printout(context)
            }
        }
    }
}

extension CommandContext {
    /// The member of a roster whom the command line names.
    fileprivate func namedMember(of listing: Listing.ID, _ client: MadangClient) async throws -> Member.ID {
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

extension ParticipationBody: Tabular {
    static let columns: [TableColumn<ParticipationBody>] = [
        .init(Words("ID", "ID")) { item, _ in item.listing.id.description },
        .init(Words("글", "Listing"), canShrink: true) { item, _ in item.listing.title },
        .init(Words("상태", "State"), canShrink: true) { item, context in
            item.listing.status == .cancelled
                ? item.listing.status.words[context.language]
                : item.entry.stateText(item.entry.status.words, context)
        },
        .init(Words("시작", "Starts")) { item, _ in item.listing.startsAt?.stamp ?? "" },
    ]
}
