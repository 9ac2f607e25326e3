import Arguments
import Domain
import Remote
import Wire
import Wording

extension SavedSearchCommands {
    static let add = Action(
        "add",
        Words("조건을 저장하고 새 글 알림을 받아요", "Save a search and get notified of new listings"),
        example: "madang saved add 피아노 --side offer --max-price 30000",
        more: [
            ("madang saved add --neighbourhood 명동 --reach 2 --subject math --name 수학", nil),
            ("madang saved add 바이올린 --quiet-search", Words("알림 없이", "without notifications")),
        ],
        options: { language in
            [
                Option(
                    "name",
                    label: "NAME",
                    summary: language.say("이름. 기본은 조건에서", "the name; made of the filters by default")
                ),
                .flag("quiet-search", summary: language.say("새 글 알림을 꺼요", "without notifications")),
                .flag("daily", summary: language.say("하루 한 번만 알려요", "notify me once a day")),
            ] + BoardOptions.area(in: language) + [BoardOptions.fits(in: language)]
                + BoardOptions.narrowing(in: language)
        },
        arguments: { language in
            [Argument("text", label: "TEXT", .any, summary: language.say("검색어", "the search text"))]
        }
    ) { context in
        try await context.askAsMember { client in
            try await client(API.savedSearches.add(context.newSearch(client))).printout(context)
        }
    }
}

extension CommandContext {
    fileprivate func newSearch(_ client: MadangClient) async throws -> SearchToSaveBody {
        let text = invocation.texts("text").joined(separator: " ")
        let criteria = SearchCriteriaFields(
            text: text.isEmpty ? nil : text,
            listingFilter,
            within: try drawnArea
        )
        let code = try await neighbourhood(client)
        let title =
            if let name = invocation.text(ifGiven: "name") { name } else {
                try await suggestedName(of: criteria, code, client)
            }
        return SearchToSaveBody(
            title: title,
            criteria,
            around: code,
            invocation.text(ifGiven: "reach").flatMap(Extent.init),
            notifies: !invocation.flag("quiet-search"),
            frequency: invocation.flag("daily") ? .daily : .atOnce
        )
    }

    private func suggestedName(
        of criteria: SearchCriteriaFields,
        _ code: NeighbourhoodCode?,
        _ client: MadangClient
    ) async throws -> String {
        let parts = SavedSearchName.parts(
            text: criteria.text,
            kinds: criteria.filter.kinds,
            side: criteria.filter.side,
            facets: criteria.filter.facets
        )
        return SavedSearchName.suggested(parts, in: try await place(code, client))[language]
    }

    /// The last part of the neighbourhood's name; of the main home without a code.
    private func place(_ code: NeighbourhoodCode?, _ client: MadangClient) async throws -> Words {
        let found =
            if let code { try await client.read(API.neighbourhoods.one(code)).value } else {
                try await client.read(API.neighbourhoods.mine()).value.items.first?.neighbourhood
            }
        guard let found else { throw BoardRefusal.neighbourhoodNeeded }
        return Words(
            found.name.split(separator: " ").last.map(String.init) ?? found.name,
            found.nameEn.split(separator: ",").first.map(String.init) ?? found.nameEn
        )
    }
}
