import Arguments
import Domain

/// How a command that shows part of a list is told which part.
enum SliceOptions {
    static func options(in language: Language) -> [Option] {
        [
            Option(
                "limit",
                .integer(SliceRequest.limits),
                label: "N",
                summary: language.say("몇 개까지. 기본은 20", "how many at most; 20 when left out")
            ),
            Option(
                "cursor",
                label: "TEXT",
                summary: language.say("이어서 볼 자리", "where the former part ended")
            ),
        ]
    }
}

extension Errand {
    var slice: SliceRequest {
        SliceRequest(
            limit: invocation.integer(ifGiven: "limit") ?? SliceRequest.usual,
            after: invocation.text(ifGiven: "cursor")
        )
    }

    /// What to type for the next part, on a line of its own; nothing at the end.
    func goingOn(_ next: String?) -> String {
        next.map { say("더 보려면: --cursor \($0)", "More with --cursor \($0)") + "\n" } ?? ""
    }

    /// A thing that is named by the letters of its identifier; `refusal` where nothing has such a name.
    func identifier<Thing>(_ name: String = "id", or refusal: any Refusal) throws -> Identifier<Thing> {
        guard let id = Identifier<Thing>(invocation.text(name)) else { throw refusal }
        return id
    }
}
