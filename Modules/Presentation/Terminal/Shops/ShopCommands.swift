import Domain
import Wire
import Wording

/// The commands' texts that are specific to shops.
enum ShopCommands: KindCommands {
    typealias Contents = ShopContentsBody

    static let name = "shop"
    static let example = """
        --title '역 앞 1층' --use vacant --deal monthly --up-front 10000000 --rent 500000 \
        --exclusive-area 10평 --lister owner --description '바로 쓸 수 있어요' --neighbourhood 명동
        """

    static let more: [Action] = [setStatus, compare, figures]

    static func summary(in language: Language) -> String {
        language.say("상가를 올리고 수정해요", "Post shops and edit them")
    }

    static func status(of post: PostBody<ShopContentsBody>, at now: Moment) -> Words {
        post.contents.status.words
    }

    /// The former prices and statuses. A shop whose price and status never changed has none.
    static func notes(on post: PostBody<ShopContentsBody>, _ context: CommandContext) -> String? {
        guard let history = post.history, history.prices.count + history.statuses.count > 2 else {
            return nil
        }
        let lines = ShopHistory(prices: history.shopPrices, statuses: history.shopStatuses).lines.map {
            at,
            words in
            "\(at.stamp)  \(words[context.language])"
        }
        return ([ShopHistory.title[context.language]] + lines).joined(separator: "\n") + "\n"
    }

    static func facts(of contents: ShopContentsBody, _ context: CommandContext) -> [(
        label: String, value: String?
    )] {
        guard let shop = try? contents.contents() else { return [] }
        let language = context.language
        let cost = MonthlyCost(of: shop.terms)
        return shop.facts.map { ($0.label[language], $0.value[language]) }
            + [(MonthlyCost.label[language], cost.formula(of: shop.terms)[language])]
    }
}
