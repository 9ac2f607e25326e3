extension String {
    /// The same for two texts that a reader would take for one another (UTS 39): look-alikes of other
    /// scripts, digits that look like letters, width, case, and how Hangul was typed don't count, nor does
    /// what is neither letter nor digit.
    var skeleton: String {
        var shape = ""
        for scalar in compatiblyComposed.unicodeScalars {
            if let alike = latinShapes[scalar] {
                shape += alike
            } else {
                let small = scalar.properties.lowercaseMapping
                shape += small.unicodeScalars.first.flatMap { latinShapes[$0] } ?? small
            }
        }
        let letters = shape.spelledOut.filter { $0.isLetter || $0.isNumber }
        return String(letters.flatMap { sharedShapes[$0] ?? [$0] })
    }

    /// The same without accents and other marks.
    var bareSkeleton: String {
        let bare = compatiblyDecomposed.unicodeScalars.filter {
            $0.properties.generalCategory != .nonspacingMark
        }
        return String(String.UnicodeScalarView(bare)).skeleton
    }
}

private let latinShapes: [Unicode.Scalar: String] = Dictionary(
    confusables.flatMap { entry in entry.letters.unicodeScalars.map { ($0, entry.looksLike) } },
    uniquingKeysWith: { first, _ in first }
)

/// What looks alike within ASCII, in one typeface or another.
private let sharedShapes: [Character: [Character]] = [
    "1": ["l"], "i": ["l"], "0": ["o"], "m": ["r", "n"],
]
