import Domain
import Remote
import Wire
import Wording

extension Action {
    /// `madang lesson suggested`
    static func suggesting(_ kind: Listing.Kind, as name: String) -> Action {
        Action(
            "suggested",
            Words("찜, 약속과 검색에서 골라 보여 줘요", "Suggest some by my deals, favourites and searches"),
            example: "madang \(name) suggested",
            options: BoardOptions.ring
        ) { context in
            try await context.askAsMember { client in
                let ring = try await context.ring(client)
                let query = SuggestionQuery(around: ring.neighbourhood, ring.extent)
                return try await client.read(API.suggestions(kind).list(query)).printout(
                    context,
                    nothing: Words(
                        "아직 추천할 글이 없어요. 마음에 드는 글을 찜해 보세요.",
                        "Nothing to suggest yet. Add favourites first."
                    )
                )
            }
        }
    }
}

extension SuggestionBody: Tabular {
    static let columns: [TableColumn<SuggestionBody>] = [
        .init(Words("글", "Listing")) { suggestion, _ in suggestion.listing.id.description },
        .init(Words("제목", "Title"), canShrink: true) { suggestion, _ in suggestion.listing.title },
        .init(Words("동네", "Neighbourhood"), canShrink: true) { suggestion, context in
            let neighbourhood = suggestion.listing.neighbourhood
            return context.say(neighbourhood.name, neighbourhood.nameEn)
        },
        .init(Words("이유", "Based on"), canShrink: true) { suggestion, context in
            suggestion.taste?.words(in: suggestion.listing.kind)[context.language] ?? "–"
        },
    ]
}
