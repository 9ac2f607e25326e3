import Domain
import JSONCoding
import Wire

/// A post as a form shows it, and as the API takes it.
extension FormEntry {
    /// A form that has not been filled in.
    static func empty<Pages: KindPages>(_: Pages.Type) -> FormEntry {
        Pages.suggestions.reduce(FormEntry(post: .object([:]), Pages.self)) {
            $0.saying([$1.value], at: $1.name)
        }
    }

    init<Pages: KindPages>(post: PostingBody<Pages.Contents>, _ pages: Pages.Type) {
        self.init(post: (try? JSON(parsing: post.encoded)) ?? .null, pages)
    }

    /// A post, or as much of one as a draft has.
    init<Pages: KindPages>(post document: JSON, _: Pages.Type) {
        let whole = FormEntry(of: document).showingTimes(called: "startsAt").showingPrice.showingPlace
        // Null means negotiable; a draft that lacks the field says nothing yet.
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
        Pages.spelled(tellingTimes(called: "startsAt").spellingPrice.spellingPlace, isDraft: false)
    }

    /// A draft may lack any field, but a field that it has is whole.
    func spelledDraft<Pages: KindPages>(as _: Pages.Type) -> FormEntry {
        let spelled = tellingTimes(called: "startsAt").spellingPrice.spellingPlace
        let entry = Pages.spelled(spelled, isDraft: true)
        if !text(PriceFields.negotiable).isEmpty { return entry.saying([""], at: "price") }
        return text("price.won").isEmpty ? entry.without("price") : entry
    }
}

extension FieldInput {
    fileprivate var hasInitialValue: Bool {
        switch self {
        case .choice, .number: true
        case .line, .text, .choices, .price, .images, .custom: false
        }
    }
}
