public import Domain

/// The words of a push.
public struct PushWords: Sendable {
    public let title: Words
    public let text: Words

    /// - Parameters:
    ///   - site: what the place is called.
    ///   - showsContent: whether people and contents are named.
    public init(_ push: PendingPush, from site: Words, showsContent: Bool) {
        let notice = push.notice.notice
        guard showsContent else {
            title = site
            text = Self.counted(notice.kind.label, push.talk?.count)
            return
        }
        let sentence = push.notice.sentence
        guard notice.kind == .message, let name = push.notice.actor?.nickname.text else {
            title = push.notice.title.map { Words($0, $0) } ?? site
            text = sentence
            return
        }
        title = Self.counted(Words(name, name), push.talk?.count)
        text = push.talk?.text.map { Words($0, $0) } ?? sentence
    }

    /// Of a push that shows that pushes arrive.
    public static func trial(from site: Words) -> PushWords {
        PushWords(
            title: site,
            text: Words("이 기기에서 알림을 받을 수 있어요.", "This device receives notifications.")
        )
    }

    private init(title: Words, text: Words) {
        self.title = title
        self.text = text
    }

    private static func counted(_ words: Words, _ count: Int?) -> Words {
        guard let count, count > 1 else { return words }
        return Words("\(words[.korean]) \(count)개", "\(words[.english]) (\(count))")
    }
}
