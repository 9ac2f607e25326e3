import Arguments
import Domain

/// Options of every paginated list.
enum SliceOptions {
    static func all(in language: Language) -> [Option] {
        [Input.limit, .cursor].map { $0.option(in: language) }
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
