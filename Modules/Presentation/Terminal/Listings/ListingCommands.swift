import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang listing …`
enum ListingCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "listing",
            summary: language.say("올린 글을 마감하고, 다시 모집하고, 삭제해요", "Close, reopen and delete my listings"),
            example: .init("madang listing mine"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [
        close, reopen, cancel, bump, confirm, delete, mine, edits, viewed, reviews,
    ]

    static let listing = Input.place("id", label: "ID", Words("글의 ID", "the ID of a listing"))

    private static let close = Action.calling(
        API.listings.close,
        "close",
        Words("글의 모집을 마감해요", "Close my listing"),
        example: "madang listing close 01KQ3T8M5Z7VA",
        listing
    )

    private static let reopen = Action.calling(
        API.listings.reopen,
        "reopen",
        Words(
            "마감한 글을 다시 모집하거나, 한 시간 안에 모임 취소를 되돌려요",
            "Reopen my listing, or take its cancellation back within an hour"
        ),
        example: "madang listing reopen 01KQ3T8M5Z7VA",
        listing
    )

    private static let cancel = Action.calling(
        API.listings.cancel,
        "cancel",
        Words(
            "시작하기 전인 모임을 취소해요. 한 시간 안에는 listing reopen으로 되돌려요",
            "Cancel my listing before it starts; 'listing reopen' takes it back within an hour"
        ),
        example: "madang listing cancel 01KQ3T8M5Z7VA --reason '비가 많이 온대요'",
        listing,
        RosterCommands.reason(asks: Words("취소하는 이유: ", "Why? "))
    )

    private static let bump = Action.calling(
        API.listings.bump,
        "bump",
        Words("글을 맨 위로 올려요. 하루에 한 번이에요", "Move my listing to the top, once a day"),
        example: "madang listing bump 01KQ3T8M5Z7VA",
        listing
    )

    private static let confirm = Action.calling(
        API.listings.confirm,
        "confirm",
        Words("아직 모집 중이라고 답해요", "Say that my listing is still open"),
        example: "madang listing confirm 01KQ3T8M5Z7VA",
        listing
    )

    private static let mine = Action(
        "mine",
        Words("내가 올린 글을 보여 줘요", "List my listings"),
        example: "madang listing mine --kind class",
        options: { language in
            [BoardOptions.kind(in: language)] + BoardOptions.slice(in: language)
        }
    ) { context in
        try await context.askAsMember { client in
            var filter = ListingFilter()
            filter.kinds = context.kinds
            let query = OwnListingQuery(filter, [], context.boardSlice)
            return try await client.read(API.board.mine(query)).printout(
                context,
                nothing: context.say("아직 올린 글이 없어요.", "You haven't posted anything yet.")
            )
        }
    }

    private static let edits = Action.listing(
        API.submissions.edits,
        "edits",
        Words("행사의 수정 기록을 보여 줘요", "Show the edits of an event"),
        example: "madang listing edits 01KQ3T8M5Z7VA",
        listing,
        nothing: Words("수정한 적이 없어요.", "Never edited.")
    )

    private static let viewed = Action(
        "viewed",
        Words("이 기기에서 최근 본 글을 보여 줘요", "List what I viewed lately on this device"),
        example: "madang listing viewed",
        options: { language in
            [.flag("clear", summary: language.say("모두 지우기", "forget them all"))]
        }
    ) { context in
        let clears = context.invocation.flag("clear")
        let viewed = try await context.ask { client in
            if clears { try await client.forgetViewed() }
            return try await client.viewed()
        }
        return Answer(ListBody(viewed)).printout(
            context,
            nothing: context.say("아직 본 글이 없어요.", "Nothing viewed yet.")
        )
    }

    private static let reviews = Action.listing(
        API.reviews.aboutListing,
        "reviews",
        Words("이 글로 약속했던 이웃의 후기를 보여 줘요", "Show the reviews by those who had a deal about a listing"),
        example: "madang listing reviews 01KQ3T8M5Z7VA",
        listing,
        nothing: Words("아직 후기가 없어요.", "No reviews yet.")
    )
}

extension CommandContext {
    /// The listing of the command line.
    var listing: Listing.ID {
        get throws { try identifier(or: ListingRefusal.notFound) }
    }
}

extension ListingBody: Printable {
    /// Its status, or that only its author sees it.
    var statusWords: Words { self.isHeldBack ? .heldBack : self.status.words }

    func printout(_ context: CommandContext) -> Printout {
        let language = context.language
        var facts = FactList()
        facts.add(context.say("ID", "ID"), self.id.description)
        facts.add(context.say("제목", "Title"), self.title)
        facts.add(context.say("상태", "Status"), statusWords[language])
        facts.add(context.say("올린 때", "Posted"), self.createdAt.stamp)
        facts.add(context.say("끌어올린 때", "Moved to top"), self.bumpedAt?.stamp)
        facts.add(context.say("확인한 때", "Confirmed"), self.confirmedAt?.stamp)
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}

extension ListingEditBody: Tabular {
    static let columns: [TableColumn<ListingEditBody>] = [
        .init(Words("언제", "When")) { edit, _ in edit.at.stamp },
        .init(Words("무엇", "What"), canShrink: true) { edit, context in
            edit.changes.map(\.change).listed(at: edit.at)[context.language]
        },
        .init(Words("전 제목", "Former title"), canShrink: true) { edit, _ in edit.formerTitle ?? "" },
    ]
}
