import Domain
import Markup
import Wire
import Wording

/// Asks for the bank account for the refund of a transfer; on the page of an order.
struct RefundAccountForm {
    let order: OrderBody
    let entry: FormEntry

    /// An operator names it for a payer who has left or asked for that.
    private var mayName: Bool {
        switch order.role {
        case .payer: true
        case .payee: false
        case .operator: order.payer == nil || order.problem == .refundAccountAsked
        }
    }

    /// Empty unless a refund waits for it, or could still go to another account.
    func html(for visit: Visit) -> HTML {
        let language = visit.language
        guard mayName, order.needsRefundAccount || order.refundAccount != nil else { return "" }
        let parts = FormParts(visit: visit, entry: entry)
        let banks = Bank.allCases.map { ($0.rawValue, $0.words) }
        return """
            <section class="section" aria-labelledby="refund-account">
            <h2 id="refund-account">\(OrderPhrases.refundAccount[language])</h2>
            \(given(language))
            \(parts.form(
                to: OrderPagePath.refundAccount.filled(order.id.description),
                """
                \(parts.select("bank", OrderPhrases.bank, [("", OrderPhrases.chooseBank)] + banks))
                \(parts.line(
                    "number",
                    OrderPhrases.accountNumber,
                    isRequired: true,
                    attributes: " inputmode=\"numeric\" autocomplete=\"off\" maxlength=\"40\""
                ))
                \(parts.line(
                    "holder",
                    OrderPhrases.accountHolder,
                    isRequired: true,
                    attributes: " autocomplete=\"name\" maxlength=\"\(RefundAccount.longestHolder)\""
                ))
                \(parts.button(button))
                """
            ))\(help(language))</section>
            """
    }

    private func help(_ language: Language) -> HTML {
        guard order.role == .payer, order.refundAccount == nil else { return "" }
        return ActionButton(
            words: OrderPhrases.askOperator,
            action: OrderPagePath.refundAccountHelp.filled(order.id.description),
            style: "button wide"
        ).html(in: language)
    }

    private var button: Words {
        order.refundAccount == nil ? OrderPhrases.getRefund : OrderPhrases.changeAccount
    }

    private func given(_ language: Language) -> HTML {
        guard let account = order.refundAccount else {
            return "<p class=\"hint\">\(OrderPhrases.refundAccountHint[language])</p>"
        }
        return """
            <p class="callout">\(account.bank.words[language]) \(account.number) \(account.holder)<br>\
            \(OrderPhrases.refundUnderway[language])</p>
            """
    }
}
