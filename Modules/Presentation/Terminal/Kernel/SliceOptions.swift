import Arguments
import Domain

/// Options of every paginated list.
enum SliceOptions {
    static func all(in language: Language) -> [Option] {
        [
            Option(
                "limit",
                .integer(SliceRequest.limits),
                label: "N",
                default: "\(SliceRequest.usual)",
                summary: language.say("최대 개수", "maximum number")
            ),
            Option(
                "cursor",
                label: "TEXT",
                summary: language.say("다음 페이지의 커서", "the cursor of the next page")
            ),
        ]
    }
}

extension CommandContext {
    var slice: SliceRequest {
        SliceRequest(limit: invocation.integer("limit"), after: invocation.text(ifGiven: "cursor"))
    }

    /// A note on how to get the next page, if there is one.
    func more(_ next: String?) -> String {
        next.map { say("더 보려면: --cursor \($0)\n", "For more: --cursor \($0)\n") } ?? ""
    }
}
