import Arguments
import Domain
import Remote
import Wire
import Wording

extension PostCommands {
    static var edit: Action {
        Action(
            "edit",
            Words("내 글을 수정해요. 적지 않은 것은 그대로 둬요", "Edit my listing; omitted fields are unchanged"),
            example: "madang \(Kind.name) edit 01KQ3T8M5Z7VA --price 25000",
            takes: [ListingCommands.listing],
            options: { language in
                [PostOptions<Kind>.from(in: language)] + editable(in: language)
            }
        ) { context in
            let id = try context.listing
            let given = try PostDocument<Kind>(from: context)
            let names = editable(in: context.language).map(\.name) + ["from"]
            guard names.contains(where: context.invocation.isGiven) else {
                throw UsageComplaint(
                    context.say(
                        "무엇을 수정할지 적어 주세요. 예: --title '성인 피아노 중급'",
                        "Give the fields to change, for example --title 'Piano, second steps'."
                    )
                )
            }
            return try await context.askAsMember { client in
                let former = try await client.read(API.posts(Kind.Contents.self).one(id)).value
                var document = try PostDocument<Kind>(former)
                document.take(given)
                try await document.apply(context, at: client, isEdit: true)
                return try await client.edit(id, document.draft, basedOn: former.version)
                    .printout(context, Kind.self)
            }
        }
    }

    private static func editable(in language: Language) -> [Option] {
        PostOptions<Kind>.all(in: language, besides: \.isFixed)
    }
}
