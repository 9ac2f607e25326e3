import Domain
import HTTPServer
import JSONCoding

extension Parameter {
    static let historySpan: [Parameter] = [
        .optional("before", .integer(1...Int.max), "Entries before this number"),
        .optional("after", .integer(0...Int.max), "Entries after this number"),
        .optional("limit", .integer(SliceRequest.limits), "Maximum number; default 20"),
    ]
}

extension Request {
    var conversation: Conversation.ID {
        get throws { try identifier(or: ConversationRefusal.notFound) }
    }

    var historySpan: HistorySpan {
        get throws {
            let limit = try integer("limit", in: SliceRequest.limits) ?? SliceRequest.usual
            let before = try integer("before", in: 1...Int.max)
            let after = try integer("after", in: 0...Int.max)
            switch (before, after) {
            case (nil, nil): return HistorySpan(limit: limit)
            case (let before?, nil): return HistorySpan(.before(before), limit: limit)
            case (nil, let after?): return HistorySpan(.after(after), limit: limit)
            case (.some, .some): throw RequestRefusal.contradictoryParameter("before")
            }
        }
    }
}
