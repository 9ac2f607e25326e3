import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang listing …`
enum ListingCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            ListingCloseCommand.self, ListingReopenCommand.self, ListingCancelCommand.self,
            ListingBumpCommand.self, ListingDeleteCommand.self, ListingMineCommand.self,
            ListingEditsCommand.self, ListingViewedCommand.self,
            ListingReviewsCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "listing",
            summary: language.say("올린 글을 마감하고, 다시 모집하고, 삭제해요", "Close, reopen and delete my listings"),
            example: .init("madang listing mine"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static let listing = Input.place(
        "id",
        label: "ID",
        Words("글의 ID", "the ID of a listing"),
        else: ListingRefusal.notFound
    )

    static func id(in language: Language) -> Argument { listing.argument(in: language) }
}

extension CommandContext {
    var listing: Listing.ID {
        get throws { try identifier(or: ListingRefusal.notFound) }
    }
}

extension ListingBody {
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
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}
