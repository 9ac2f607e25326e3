/// Codes of 24 letters and digits without those that look alike: 120 bits.
enum RandomCode {
    private static let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")

    static var text: String {
        var chance = SystemRandomNumberGenerator()
        return String((0..<24).map { _ in letters[Int.random(in: letters.indices, using: &chance)] })
    }
}
