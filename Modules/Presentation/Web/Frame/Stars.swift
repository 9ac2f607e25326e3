import Domain
import Markup
import Wording

/// How many of five stars, in halves.
struct Stars {
    let rating: Double

    /// "4.5", or "5" for all of them.
    var text: String {
        let tenths = Int((rating * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    func html(in language: Language) -> HTML {
        let halves = Int((rating * 2).rounded())
        let icons = (0..<5).map { place -> Icon in
            halves >= 2 * place + 2 ? .star : halves > 2 * place ? .starHalf : .starEmpty
        }
        return """
            <span class="stars" role="img" aria-label="\(FramePhrases.stars(text)[language])">\
            \(icons.map(\.html))</span>
            """
    }
}
