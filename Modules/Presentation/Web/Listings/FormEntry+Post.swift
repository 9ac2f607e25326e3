import Domain
import JSONCoding
import Wire

/// Converts posts between the API's fields and the form's.
extension FormEntry {
    /// An empty form with the kind's suggestions.
    static func empty<Pages: KindPages>(_: Pages.Type) -> FormEntry {
        Pages.suggestions.reduce(FormEntry(post: .object([:]), Pages.self)) {
            $0.saying([$1.value], at: $1.name)
        }
    }

    init<Pages: KindPages>(post: PostingBody<Pages.Contents>, _ pages: Pages.Type) {
        self.init(post: (try? JSON(parsing: post.encoded)) ?? .null, pages)
    }

    /// Makes an entry from a post or an incomplete draft.
    init<Pages: KindPages>(post document: JSON, _: Pages.Type) {
        let whole = Pages.showingTimes(FormEntry(of: document)).showingPrice.showingPlace
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
        Pages.spelled(Pages.tellingTimes(self).spellingPrice.spellingPlace, isDraft: false)
    }

    /// Translates the fields of a draft. A draft may lack any field; an incomplete field is left out.
    func spelledDraft<Pages: KindPages>(as _: Pages.Type) -> FormEntry {
        let spelled = Pages.tellingTimes(self).spellingPrice.spellingPlace
        let entry = Pages.spelled(spelled, isDraft: true)
        if !text(PriceFields.negotiable).isEmpty { return entry.saying([""], at: "price") }
        return text("price.won").isEmpty ? entry.without("price") : entry
    }
}

extension FieldInput {
    fileprivate var hasInitialValue: Bool {
        switch self {
        case .choice, .number: true
        case .line, .text, .choices, .start, .price, .images, .custom: false
        }
    }
}
