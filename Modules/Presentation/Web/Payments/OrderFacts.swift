import Domain
import Markup
import Wire
import Wording

/// The parts that the page to buy on and the page of an order share.
enum OrderFacts {
    /// The refund, by time, as a timeline.
    static func timeline(
        _ stretches: [RefundStretchBody],
        titled title: Words = OrderPhrases.refundTerms,
        afterwards: Words = OrderPhrases.afterwards,
        for visit: Visit
    ) -> HTML {
        let language = visit.language
        let rows = stretches.map { stretch -> HTML in
            let when = stretch.until.map { OrderPhrases.until($0, at: visit.now) } ?? afterwards
            let amount = stretch.amount == 0 ? OrderPhrases.noRefund : OrderPhrases.won(stretch.amount)
            return "<li><span>\(when[language])</span><b>\(amount[language])</b></li>"
        }
        return """
            <section class="section" aria-labelledby="refund-terms">
            <h2 id="refund-terms">\(title[language])</h2>
            <ol class="plain rows pairs">\(rows)</ol></section>
            """
    }

    static func seller(_ seller: SellerBody, in language: Language) -> HTML {
        """
        <section class="section" aria-labelledby="seller">
        <h2 id="seller">\(OrderPhrases.seller[language])</h2>
        <dl class="facts">
        <dt>\(OrderPhrases.sellerName[language])</dt><dd>\(seller.name)</dd>
        <dt>\(OrderPhrases.sellerContact[language])</dt><dd>\(seller.contact)</dd>
        \(seller.businessNumber.map { number in
            "<dt>\(OrderPhrases.businessNumber[language])</dt><dd>\(spaced(number))</dd>" as HTML
        })
        </dl></section>
        """
    }

    /// The controls for the seller's details.
    ///
    /// - Parameter hint: stands below the name.
    static func sellerFields(_ parts: FormParts, hint: Words? = nil) -> HTML {
        """
        \(parts.line("name", OrderPhrases.sellerName, hint: hint, isRequired: true))
        \(parts.line(
            "contact",
            OrderPhrases.sellerContact,
            hint: OrderPhrases.contactHint,
            isRequired: true
        ))
        \(parts.line(
            "businessNumber",
            OrderPhrases.businessNumber,
            hint: OrderPhrases.businessHint,
            attributes: " inputmode=\"numeric\""
        ))
        """
    }

    /// For how long the seller waits for a transfer.
    static func transferHours(_ parts: FormParts) -> HTML {
        let hours = [2, 6, 12, 24].map { ("\($0)", OrderPhrases.hours($0)) }
        return parts.select(
            "transferHours",
            OrderPhrases.transferHours,
            hint: OrderPhrases.transferHoursHint,
            hours
        )
    }

    /// A number of ten digits, as it is written: 123-45-67890.
    private static func spaced(_ number: String) -> String {
        "\(number.prefix(3))-\(number.dropFirst(3).prefix(2))-\(number.dropFirst(5))"
    }

    /// The state, coloured by whether the reader has to do something.
    static func tag(_ order: OrderBody, _ language: Language) -> HTML {
        // A refund that was asked for is to come, as after a payment without a seat.
        let state = order.refunds.contains { $0.state == .open } ? .paid : order.state
        let style =
            switch state {
            case .sold: "tag offer"
            case .held, .confirming, .paid: "tag want"
            case .partlyRefunded, .refunded, .cancelled, .expired: "tag"
            }
        return "<span class=\"\(style)\">\(state.words[language])</span>"
    }

    static func test(_ isTest: Bool, in language: Language) -> HTML {
        isTest ? "<p class=\"callout warn\">\(OrderPhrases.test[language])</p>" : ""
    }
}
