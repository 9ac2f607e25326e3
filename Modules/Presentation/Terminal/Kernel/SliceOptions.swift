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
}
