public import Domain
import JSONCoding

/// The notices to mark as read: `upTo` one and all older ones, `ids`, or `all`.
public struct ChosenNoticesBody: ShapedBody {
    private let upTo: String?
    private let ids: [String]?
    private let isAll: Bool

    public static let shape = Shape<Self>(
        "ChosenNotices",
        Field("upTo", \.upTo, .string(maxLength: 100), .omittable),
        Field("ids", \.ids, .array(of: .string(maxLength: 100), maxItems: 100), .omittable),
        Field("all", \.isAll, default: false),
        make: Self.init
    )

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

extension ChosenNoticesBody {
    public init(_ chosen: ChosenNotices) {
        switch chosen {
        case .upTo(let id): (upTo, ids, isAll) = (id.description, nil, false)
        case .these(let these): (upTo, ids, isAll) = (nil, these.map(\.description), false)
        case .all: (upTo, ids, isAll) = (nil, nil, true)
        }
    }
}
