import Markup

/// A drawing in the colours of the look, day or night. Hidden from screen readers.
enum Drawing: String, CaseIterable {
    /// The welcome, and a strip for a dark green area. Both continue beyond their sides, for wide pages.
    case yard, evening
    case checking, done, failed, letters, lost, offline, quiet, search

    var html: HTML {
        """
        <svg class="drawing" aria-hidden="true" viewBox="0 0 \(size)" preserveAspectRatio="xMidYMax meet">\
        <use href="\(link: file.address)#\(rawValue)"/></svg>
        """
    }

    /// The start page and the welcome need two drawings, other pages one of the rest.
    var file: Asset {
        switch self {
        case .yard, .evening: .yard
        default: .drawings
        }
    }

    var size: String {
        switch self {
        case .yard: "390 220"
        case .evening: "390 120"
        default: "240 160"
        }
    }
}
