extension String {
    /// A form that is equal for texts a reader would confuse (UTS 39). Ignores look-alikes of other scripts,
    /// digits that resemble letters, width, case, how Hangul was typed, and anything but letters and digits.
    var skeleton: String {
        var shape = ""
        for scalar in compatiblyComposed.unicodeScalars {
            if let alike = latinShapes[scalar] {
                shape += alike
            } else {
                let small = scalar.properties.lowercaseMapping
                shape += small.alike ?? scalar.properties.uppercaseMapping.alike ?? small
            }
        }
        let letters = shape.spelledOut.filter { $0.isLetter || $0.isNumber }
        return String(letters.flatMap { sharedShapes[$0] ?? [$0] })
    }

    /// The skeleton without accents and other marks.
    var bareSkeleton: String {
        let bare = compatiblyDecomposed.unicodeScalars.filter {
            $0.properties.generalCategory != .nonspacingMark
        }
        return String(String.UnicodeScalarView(bare)).skeleton
    }
}

extension String {
    /// What its first letter looks like. Case is ignored, so a letter looks like what its other case does:
    /// a small Cyrillic м, whose capital looks like M.
    fileprivate var alike: String? { unicodeScalars.first.flatMap { latinShapes[$0] } }
}

private let latinShapes: [Unicode.Scalar: String] = Dictionary(
    confusables.flatMap { entry in entry.letters.unicodeScalars.map { ($0, entry.looksLike) } },
    uniquingKeysWith: { first, _ in first }
)

/// Characters within ASCII that look alike in some typeface.
private let sharedShapes: [Character: [Character]] = [
    "1": ["l"], "i": ["l"], "0": ["o"], "m": ["r", "n"],
]
