import Domain
import JSONCoding
import Wire

/// Converts posts between the API's fields and the form's.
extension FormEntry {
    /// An empty form with the kind's suggestions.
    static func empty<Pages: KindPages>(_: Pages.Type, for visit: Visit) -> FormEntry {
        Pages.suggestions(for: visit).reduce(FormEntry(post: .object([:]), Pages.self)) {
            $0.saying([$1.value], at: $1.name)
        }
    }

    init<Pages: KindPages>(post: PostingBody<Pages.Contents>, _ pages: Pages.Type) {
        self.init(post: (try? JSON(parsing: post.encoded)) ?? .null, pages)
    }

    /// Makes an entry from a post or an incomplete draft.
    init<Pages: KindPages>(post document: JSON, _: Pages.Type) {
        let amounts = FormEntry(of: document).showingAmounts(of: Pages.self)
        let whole = Pages.showingTimes(amounts).showingPrice.showingPlace
        // A null price means negotiable; without the field, neither choice is selected.
        let entry = document["price"] == nil ? whole.without(PriceFields.negotiable) : whole
        let initial = FormEntry(of: Pages.Contents())
        self = Pages.shown(
            Pages.Contents.fields.reduce(entry) { entry, field in
                guard field.input.hasInitialValue, entry.text(field.name).isEmpty else { return entry }
                return entry.saying(initial.texts(field.name), at: field.name)
            }
        )
    }

    func spelled<Pages: KindPages>(as _: Pages.Type) -> FormEntry {
        let spelled = Pages.tellingTimes(without(DetailFields.part)).spellingPrice.spellingPlace
        return Pages.spelled(spelled.spellingAmounts(of: Pages.self, isDraft: false), isDraft: false)
    }

    /// Translates the fields of a draft. A draft may lack any field; an incomplete field is left out.
    func spelledDraft<Pages: KindPages>(as _: Pages.Type) -> FormEntry {
        let spelled = Pages.tellingTimes(without(DetailFields.part)).spellingPrice.spellingPlace
        let entry = Pages.spelled(spelled.spellingAmounts(of: Pages.self, isDraft: true), isDraft: true)
        if !text(PriceFields.negotiable).isEmpty { return entry.saying([""], at: "price") }
        return Money(typed: text("price.won")) == nil ? entry.without("price") : entry
    }
}

extension FormEntry {
    /// Translates an amount such as `3만원`; an empty one is left out.
    func spellingAmount(_ name: String, isDraft: Bool) -> FormEntry {
        guard !text(name).isEmpty else { return without(name) }
        guard !isDraft, let money = Money(typed: text(name)) else { return self }
        return saying(["\(money.won)"], at: name)
    }

    /// Shows amounts in the unit of the form.
    fileprivate func showingAmounts<Pages: KindPages>(of _: Pages.Type) -> FormEntry {
        guard Pages.countsInTenThousands else { return self }
        return Pages.Contents.fields.reduce(self) { entry, field in
            guard case .amount = field.input, let money = Money(typed: entry.text(field.name)) else {
                return entry
            }
            return entry.saying([money.typedInTenThousands], at: field.name)
        }
    }

    /// An empty number that may be unknown is left out, too, and in a draft what isn't an amount.
    fileprivate func spellingAmounts<Pages: KindPages>(of _: Pages.Type, isDraft: Bool) -> FormEntry {
        Pages.Contents.fields.reduce(self) { entry, field in
            switch field.input {
            case .amount:
                if let money = Pages.money(typed: entry.text(field.name)) {
                    entry.saying(["\(money.won)"], at: field.name)
                } else if isDraft || entry.text(field.name).isEmpty {
                    entry.without(field.name)
                } else {
                    entry
                }
            case .number where entry.text(field.name).isEmpty: entry.without(field.name)
            default: entry
            }
        }
    }
}

extension FieldInput {
    fileprivate var hasInitialValue: Bool {
        switch self {
        case .choice, .number: true
        case .line, .text, .choices, .start, .price, .amount, .images, .custom: false
        }
    }
}
