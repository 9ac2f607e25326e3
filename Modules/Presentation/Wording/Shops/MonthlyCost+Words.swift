public import Domain

extension MonthlyCost {
    public static let label = Words("한 달 총비용", "Monthly total")

    /// Its parts with an explanation of each; those of nothing are left out.
    public func parts(of terms: ShopTerms) -> [(words: Words, won: Int)] {
        [
            (Words("월세", "Rent"), rent), (Words("부가세 10%", "VAT of 10%"), vat),
            (Words("관리비", "Maintenance"), maintenance),
            (
                Words("권리금 ÷ \(terms.leaseMonths)개월", "Key money ÷ \(terms.leaseMonths) months"),
                premium
            ),
            (
                Words(
                    "\(terms.deal == .sale ? "매매가" : "보증금") × 연 \(Self.percent)% ÷ 12",
                    "\(terms.deal == .sale ? "Price" : "Deposit") × \(Self.percent)% ÷ 12"
                ),
                interest
            ),
        ].filter { $0.1 > 0 }
    }

    /// "850,000원 = 월세 500,000원 + …".
    public func formula(of terms: ShopTerms) -> Words {
        func sum(_ language: Language) -> String {
            parts(of: terms).map { "\($0.words[language]) \(Self.amount($0.won)[language])" }
                .joined(separator: " + ")
        }
        let total = Self.amount(total)
        return Words("\(total[.korean]) = \(sum(.korean))", "\(total[.english]) = \(sum(.english))")
    }

    /// An amount in won, which may be larger than any price.
    public static func amount(_ won: Int) -> Words {
        let digits = Money.grouped(won)
        return Words("\(digits)원", "₩\(digits)")
    }

    private static var percent: String {
        rate.isMultiple(of: 100) ? "\(rate / 100)" : "\(rate / 100).\(rate % 100)"
    }
}
