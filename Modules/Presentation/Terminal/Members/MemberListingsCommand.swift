import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang member listings`
enum MemberListingsCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "listings",
            summary: language.say("이웃이 모집 중인 글을 보여 줘요", "Show a neighbour's open listings"),
            example: .init("madang member listings 02SJ7Q4B80H5C"),
            options: SliceOptions.all(in: language),
            arguments: [MemberCommands.id(in: language)]
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let slice = errand.slice
        let answer = try await errand.askAboutMember { try await $0.members.listings(of: $1, slice) }
        return Printout(answer.value, text: text(of: answer.value, errand), keptSince: answer.keptSince)
    }

    private static func text(of list: ListBody<ListingBody>, _ errand: Errand) -> String {
        guard !list.items.isEmpty else {
            return errand.say("모집 중인 글이 없어요.", "There are no open listings.")
        }
        let columns: [Table.Column] = [
            .init("ID", canShrink: false), .init(errand.say("제목", "Title")),
            .init(errand.say("동네", "Neighbourhood")),
            .init(errand.say("가격", "Price"), canShrink: false),
        ]
        let rows = list.items.map { listing in
            [
                listing.id.description, listing.title,
                errand.say(listing.neighbourhood.name, listing.neighbourhood.nameEn),
                (listing.price?.price ?? .negotiable).words[errand.language],
            ]
        }
        return errand.table(columns, rows) + errand.more(list.next)
    }
}
