import Domain
import JSONCoding
import Wire

/// A class as a form shows it, and as the API takes it. Beside the API's fields the form asks whether there
/// is a `plan`: fixed dates, or what suits.
extension FormEntry {
    private static let firstLength = "schedule.sessions.0.minutes"

    /// A form that nobody has written in yet.
    static let classToBegin = FormEntry([
        ("side", Listing.Side.offer.rawValue), ("plan", "arranged"), ("schedule.minutes", "60"),
        ("price.per", PriceUnit.hour.rawValue), ("seats", "1"), (PlaceFields.way, "home"),
        (firstLength, "60"),
    ])

    init(ofClass contents: ClassContentsBody) {
        self.init(ofClass: (try? JSON(parsing: contents.encoded)) ?? .null)
    }

    /// Of a class, or as much of one as a draft has.
    init(ofClass document: JSON) {
        let whole = FormEntry(of: document).showingTimes(called: "startsAt").showingPrice.showingPlace
        // Null says that the price is to be talked about; a draft that has come no further says nothing.
        let entry = document["price"] == nil ? whole.without(PriceFields.negotiable) : whole
        let isFixed = entry.count(of: "schedule.sessions") > 0
        self = ["side", "seats", Self.firstLength].reduce(
            entry.saying([isFixed ? "fixed" : "arranged"], at: "plan")
        ) {
            $0.text($1).isEmpty ? $0.saying(Self.classToBegin.texts($1), at: $1) : $0
        }
    }

    var spelledAsClass: FormEntry {
        let entry = tellingTimes(called: "startsAt").withoutEmptySessions(keepingOne: true)
            .spellingPrice.spellingPlace.without("plan")
        return text("plan") == "fixed"
            ? entry.without("schedule.weekdays", "schedule.timeBands", "schedule.minutes")
            : entry.without("schedule.sessions")
    }

    /// A draft may be without anything, but what it has is whole.
    var spelledAsClassDraft: FormEntry {
        let entry = spelledAsClass.withoutEmptySessions(keepingOne: false)
        if !text(PriceFields.negotiable).isEmpty { return entry.saying([""], at: "price") }
        return text("price.won").isEmpty ? entry.without("price") : entry
    }

    /// A row without a time says nothing; the only one is kept, for what is missing to be told there.
    private func withoutEmptySessions(keepingOne: Bool) -> FormEntry {
        let rows = (0..<count(of: "schedule.sessions")).filter {
            text("schedule.sessions.\($0).startsAt").isEmpty
        }
        let isAll = rows.count == count(of: "schedule.sessions")
        return (keepingOne && isAll ? rows.dropFirst() : rows[...]).reduce(self) {
            $0.without("schedule.sessions.\($1)")
        }
    }
}
