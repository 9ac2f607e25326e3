import Foundation

extension String {
    /// Without white space at either end.
    func trimmed() -> String {
        trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Composed, trimmed and without control characters; line breaks and tabs stay.
    func tidied() -> String {
        let kept = unicodeScalars.filter {
            $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
        }
        return String(String.UnicodeScalarView(kept)).precomposedStringWithCanonicalMapping.trimmed()
    }

    /// At most so many characters as a reader counts them, none of them a tower of combining marks.
    func fits(_ characters: Int) -> Bool {
        count <= characters && unicodeScalars.count <= 4 * characters
    }
}
