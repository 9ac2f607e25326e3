import Domain
import Markup
import Wording

/// How many seats are taken, as a figure and, for a few seats, as a circle for each.
struct SeatMarks {
    let taken: Int
    let seats: Int

    private static let mostCircles = 8

    /// Empty for more than a few.
    var circles: HTML {
        guard seats <= Self.mostCircles else { return "" }
        let each = (0..<seats).map {
            $0 < taken ? "<i class=\"seat taken\"></i>" : "<i class=\"seat\"></i>" as HTML
        }
        return "<span class=\"faces\" aria-hidden=\"true\">\(each)</span>"
    }

    func html(in language: Language) -> HTML {
        "<span class=\"card-price\">\(RosterPhrases.count(taken, of: seats)[language])</span>\(circles)"
    }
}
