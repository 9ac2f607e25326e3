public import Domain
public import JSONCoding

/// The notices to mark as read: `upTo` one and all older ones, `ids`, or `all`.
public struct ChosenNoticesBody: Body {
    private let upTo: String?
    private let ids: [String]?
    private let isAll: Bool

    public init(_ chosen: ChosenNotices) {
        switch chosen {
        case .upTo(let id): (upTo, ids, isAll) = (id.description, nil, false)
        case .these(let these): (upTo, ids, isAll) = (nil, these.map(\.description), false)
        case .all: (upTo, ids, isAll) = (nil, nil, true)
        }
    }

    public static var name: String { "ChosenNotices" }

    public static var schema: Schema {
        .object([
            "upTo": .string(maxLength: 100),
            "ids": .array(of: .string(maxLength: 100), maxItems: 100),
            "all": .boolean,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        upTo = try fields.textIfPresent("upTo")
        ids = fields.isGiven("ids") ? try fields.texts("ids") : nil
        isAll = fields.isGiven("all") ? try fields.boolean("all") : false
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.fieldIfPresent("upTo", upTo)
            writer.fieldIfPresent("ids", ids)
            if isAll { writer.field("all", true) }
        }
    }

    public func chosen() throws(NoticeRefusal) -> ChosenNotices {
        switch (upTo, ids, isAll) {
        case (let upTo?, nil, false): return .upTo(try Self.id(upTo))
        case (nil, nil, true): return .all
        case (nil, let ids?, false):
            var these: [Notice.ID] = []
            for id in ids { these.append(try Self.id(id)) }
            return .these(these)
        default: throw .unclearChoice
        }
    }

    private static func id(_ text: String) throws(NoticeRefusal) -> Notice.ID {
        guard let id = Notice.ID(text) else { throw .notFound }
        return id
    }
}
