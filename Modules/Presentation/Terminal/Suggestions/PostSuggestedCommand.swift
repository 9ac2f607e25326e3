import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang lesson suggested`
enum PostSuggestedCommand<Kind: KindCommands>: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "suggested",
            summary: language.say(
                "찜, 약속과 검색에서 골라 보여 줘요",
                "Suggest some by my deals, favourites and searches"
            ),
            example: .init("madang \(Kind.name) suggested"),
            options: BoardOptions.ring(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let kind = Kind.Contents.kind
        return try await context.askAsMember { client in
            let ring = try await context.ring(client)
            let query = SuggestionQuery(around: ring.neighbourhood, ring.extent)
            let answer = try await client.read(API.suggestions(kind).list(query))
            guard !answer.value.items.isEmpty else {
                let nothing = context.say(
                    "아직 추천할 글이 없어요. 마음에 드는 글을 찜해 보세요.",
                    "Nothing to suggest yet. Add favourites first."
                )
                return Printout(answer.value, text: nothing, keptSince: answer.keptSince)
            }
            let text = table(answer.value.items, context)
            return Printout(answer.value, text: text, keptSince: answer.keptSince)
        }
    }

    private static func table(_ suggestions: [SuggestionBody], _ context: CommandContext) -> String {
        let language = context.language
        return context.table(
            [
                .init(context.say("글", "Listing"), canShrink: false), .init(context.say("제목", "Title")),
                .init(context.say("동네", "Neighbourhood")),
                .init(context.say("이유", "Based on")),
            ],
            suggestions.map { suggestion in
                let listing = suggestion.listing
                return [
                    listing.id.description, listing.title,
                    context.say(listing.neighbourhood.name, listing.neighbourhood.nameEn),
                    suggestion.taste?.words(in: listing.kind)[language] ?? "–",
                ]
            }
        )
    }
}
