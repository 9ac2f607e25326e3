/// Codes of letters and digits without those that look alike: five bits each.
enum RandomCode {
    private static let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")

    /// 120 bits.
    static var text: String { text(of: 24) }

    static func text(of count: Int) -> String {
        var chance = SystemRandomNumberGenerator()
        return String((0..<count).map { _ in letters[Int.random(in: letters.indices, using: &chance)] })
    }

    /// The code as it was made. Ignores case and what isn't a letter or a digit, and reads letters that look
    /// like digits as these.
    static func read(_ text: String) -> String {
        String(
            text.lowercased().compactMap { letter -> Character? in
                switch letter {
                case "o": "0"
                case "i", "l": "1"
                default: letter.isLetter || letter.isNumber ? letter : nil
                }
            }
        )
    }
}
