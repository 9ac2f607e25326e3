import Domain
import Markup
import Wire
import Wording

/// Form fields for a price or a negotiable one.
struct PriceFields {
    static let negotiable = "negotiable"

    let parts: FormParts

    var html: HTML {
        let language = parts.visit.language
        let isNegotiable = !parts.entry.text(Self.negotiable).isEmpty
        return """
            <fieldset class="field" id="price" data-part="price">
            <legend>\(PricePhrases.price[language])</legend>
            <label class="check tall">\
            <input type="checkbox" name="\(Self.negotiable)"\(" checked", if: isNegotiable)>\
            <span>\(Price.negotiable.words[language])</span></label>
            <div class="row top when-priced">
            \(parts.money("price.won", PricePhrases.amount, isRequired: true))
            \(parts.select("price.per", PricePhrases.per,
                PriceUnit.allCases.map { ($0.rawValue, $0.words) }))
            </div>\(parts.note("price"))</fieldset>
            """
    }
}

extension FormEntry {
    /// Translates the form's `negotiable` choice and an amount such as `3만원` to the API's fields.
    var spellingPrice: FormEntry {
        let entry = (text(PriceFields.negotiable).isEmpty ? self : without("price"))
            .without(PriceFields.negotiable)
        guard let money = Money(typed: entry.text("price.won")) else { return entry }
        return entry.saying(["\(money.won)"], at: "price.won")
    }

    /// Translates the API's fields to the form's choice.
    var showingPrice: FormEntry {
        let isNegotiable = text("price.won").isEmpty
        let entry = isNegotiable ? saying(["on"], at: PriceFields.negotiable) : self
        return entry.text("price.per").isEmpty
            ? entry.saying([PriceUnit.hour.rawValue], at: "price.per") : entry
    }
}

private enum PricePhrases {
    static let price = Words("가격", "Price")
    static let amount = Words("금액", "Amount")
    static let per = Words("단위", "Per")
}
