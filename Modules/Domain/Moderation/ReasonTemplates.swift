/// The templates of a place: those of the program until operators edit or remove them, and their own.
public struct ReasonTemplates: Equatable, Sendable {
    /// What operators wrote, also instead of one of the program.
    private var written: [ReasonTemplate.ID: ReasonTemplate.Contents]
    /// Those of the program that operators removed.
    private var removed: Set<ReasonTemplate.ID>

    /// - Parameter stored: what operators wrote; nil for one of the program that they removed.
    public init(_ stored: [ReasonTemplate.ID: ReasonTemplate.Contents?] = [:]) {
        written = stored.compactMapValues(\.self)
        removed = Set(stored.filter { $0.value == nil }.keys)
    }

    /// As ``init(_:)`` takes them.
    public var stored: [ReasonTemplate.ID: ReasonTemplate.Contents?] {
        removed.reduce(into: written.mapValues(Optional.some)) { $0[$1] = .some(nil) }
    }

    /// The first ones are the program's.
    public var all: [ReasonTemplate] {
        let supplied = ReasonTemplate.supplied.filter { written[$0.id] == nil && !removed.contains($0.id) }
        return (supplied + written.map { ReasonTemplate($0.key, $0.value) }).sorted { $0.id < $1.id }
    }

    public func template(_ id: ReasonTemplate.ID) throws(ReasonTemplateRefusal) -> ReasonTemplate {
        guard let template = all.first(where: { $0.id == id }) else { throw .notFound }
        return template
    }

    /// Throws ``ReasonTemplateRefusal/tooMany``.
    public mutating func add(_ template: ReasonTemplate) throws(ReasonTemplateRefusal) {
        guard all.count < ReasonTemplate.most else { throw .tooMany }
        written[template.id] = template.contents
    }

    /// Throws ``ReasonTemplateRefusal/notFound``.
    public mutating func replace(_ template: ReasonTemplate) throws(ReasonTemplateRefusal) {
        _ = try self.template(template.id)
        written[template.id] = template.contents
    }

    /// Throws ``ReasonTemplateRefusal/notFound``.
    public mutating func remove(_ id: ReasonTemplate.ID) throws(ReasonTemplateRefusal) {
        _ = try template(id)
        written[id] = nil
        if ReasonTemplate.supplied.contains(where: { $0.id == id }) { removed.insert(id) }
    }
}

extension ReasonTemplate {
    /// Those that come with the program. Their identifiers are smaller than any that is generated, and stay
    /// the same, since operators' changes are stored under them.
    static let supplied: [ReasonTemplate] = [
        ReasonTemplate(
            ID(rawValue: 1),
            Contents(
                stored: "광고·도배 (spam)",
                "되풀이해 올린 광고이거나 동네와 상관없는 광고예요. 이곳에는 올릴 수 없어요.",
                english: """
                    It is advertising that was posted again and again, or that has nothing to do with the \
                    neighbourhood. It doesn't belong here.
                    """
            )
        ),
        ReasonTemplate(
            ID(rawValue: 2),
            Contents(
                stored: "종류가 맞지 않음 (wrong kind)",
                "이 종류에 맞는 글이 아니에요. 알맞은 종류를 골라 다시 올려 주세요.",
                english: "It doesn't fit this kind of post. Please post it again under the right one."
            )
        ),
        ReasonTemplate(
            ID(rawValue: 3),
            Contents(
                stored: "다른 사람의 개인정보 (personal data)",
                "다른 사람의 이름, 연락처, 사진 같은 개인정보가 있어요. 본인의 동의 없이는 올릴 수 없어요.",
                english: """
                    It has personal data of others, such as a name, a phone number or a picture. It can't be \
                    posted without their consent.
                    """
            )
        ),
        ReasonTemplate(
            ID(rawValue: 4),
            Contents(
                stored: "오해를 부르는 가격 (misleading price)",
                "적힌 가격이 실제로 내는 금액과 달라 보여요. 모두 더한 금액으로 고쳐 주세요.",
                english: """
                    The price seems to differ from what is paid in the end. Please give the whole amount.
                    """
            )
        ),
        ReasonTemplate(
            ID(rawValue: 5),
            Contents(
                stored: "무례한 말 (rude)",
                "다른 이웃을 낮추거나 다치게 하는 말이 있어요. 서로 존중하며 이야기해 주세요.",
                english: "It puts other neighbours down or hurts them. Please speak with respect."
            )
        ),
    ]
}
