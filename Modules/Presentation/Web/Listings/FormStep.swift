import Wire
import Wording

/// A part of the form of a post, named for what it asks.
struct FormStep {
    let title: Words
    let fields: [Field]
    /// Folded, because few authors need them.
    var rare: [Field] = []

    var all: [Field] { fields + rare }

    struct Field: ExpressibleByStringLiteral {
        let name: String
        /// The class of the rule in the stylesheet that hides it where another choice makes it needless. What
        /// is hidden is ignored.
        let condition: String?
        /// Whether a rule demands it, though a body may lack it.
        let isNeeded: Bool

        init(_ name: String, when condition: String? = nil, isNeeded: Bool = false) {
            self.name = name
            self.condition = condition
            self.isNeeded = isNeeded
        }

        init(stringLiteral name: String) {
            self.init(name)
        }
    }
}

extension FormStep {
    /// The field of the form that isn't one of the contents.
    static let place: Field = "place"

    static let what = Words("무엇", "What")
    static let whenAndWhere = Words("언제 · 어디", "When and where")
    static let howMuch = Words("얼마", "How much")
    static let aboutAndPictures = Words("소개와 사진", "About it, and pictures")
}

extension KindPages {
    /// - Precondition: each field is part of one step.
    static func checkSteps() {
        let named = steps.flatMap(\.all).map(\.name).sorted()
        let asked = (Contents.fields.map(\.name) + [FormStep.place.name]).sorted()
        precondition(named == asked, "the steps of the form of \(kind) have \(named), and not \(asked)")
    }
}
