import Domain
import Wording

/// Texts of shops.
enum ShopPhrases {
    static let compare = Words("다른 상가와 비교", "Compare with others")
    static let comparison = Words("상가 비교", "Compare shops")
    static let comparedMap = Words("비교하는 상가의 지도", "Map of the compared shops")
    static let cheapest = Words("가장 낮아요", "Lowest")
    static let compareThese = Words("비교하기", "Compare")
    static let choose = Words("비교할 상가를 둘에서 넷까지 골라 주세요.", "Choose two to four shops.")
    static let noFavourites = Words(
        "찜한 상가가 여기에 보여요. 마음에 드는 상가를 찜해 보세요.",
        "Your favourite shops are listed here. Add some first."
    )
    /// "한 달 268만원", rounded.
    static func monthly(_ won: Int) -> Words {
        let amount = Money(won: (won + 5_000) / 10_000 * 10_000)?.spoken ?? MonthlyCost.amount(won)
        return Words("한 달 \(amount[.korean])", "\(amount[.english]) a month")
    }

    static let costHint = Words(
        "처음에 내는 돈은 이자로, 권리금은 계약 기간으로 나눠서 더했어요. 상가끼리 비교할 때 쓰세요.",
        "What is paid once is counted as interest or spread over the lease, so that shops can be compared."
    )
}
