import Domain
import Markup
import Wire
import Wording

/// What it costs, or that this is to be talked about.
struct PriceFields {
    static let negotiable = "negotiable"

    let parts: FormParts

    var html: HTML {
        let language = parts.visit.language
        let isNegotiable = !parts.entry.text(Self.negotiable).isEmpty
        return """
            <fieldset class="field" id="price" data-part="price">
            <legend>\(PricePhrases.price[language])</legend>
            <label class="check">\
            <input type="checkbox" name="\(Self.negotiable)"\(" checked", if: isNegotiable)>\
            <span>\(Price.negotiable.words[language])</span></label>
            <div class="row top when-priced">
            \(parts.line("price.won", PricePhrases.won, attributes: " inputmode=\"numeric\" data-won"))
            \(parts.select("price.per", PricePhrases.per,
                PriceUnit.allCases.map { ($0.rawValue, $0.words) }))
            </div>\(parts.note("price"))</fieldset>
            """
    }
}

extension FormEntry {
    /// The form's own question, whether the price is still to be talked about, put into the API's words.
    var spellingPrice: FormEntry {
        (text(PriceFields.negotiable).isEmpty ? self : without("price")).without(PriceFields.negotiable)
    }

    /// The other way round.
    var showingPrice: FormEntry {
        let isNegotiable = text("price.won").isEmpty
        let entry = isNegotiable ? saying(["on"], at: PriceFields.negotiable) : self
        return entry.text("price.per").isEmpty
            ? entry.saying([PriceUnit.hour.rawValue], at: "price.per") : entry
    }
}

private enum PricePhrases {
    static let price = Words("가격", "Price")
    static let won = Words("금액 (원)", "Amount (won)")
    static let per = Words("단위", "Per")
}
