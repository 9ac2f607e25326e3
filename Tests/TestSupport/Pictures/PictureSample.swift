import Foundation

/// One file that a member might hand in, and what they should hear.
public struct PictureSample: Sendable, CustomStringConvertible {
    public enum Answer: Sendable, Equatable {
        /// Kept, so large.
        case kept(Int, Int)
        /// A refusal's code.
        case refused(String)
    }

    public let description: String
    public let bytes: [UInt8]
    public let answer: Answer

    init(_ description: String, _ bytes: [UInt8], _ answer: Answer) {
        self.description = description
        self.bytes = bytes
        self.answer = answer
    }

    /// Four flat colours, 64 × 32: `orientation-6.jpg` and the like show it when they are turned as they ask.
    public static func fixture(_ name: String) -> [UInt8] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/\(name)")
        guard let bytes = try? Data(contentsOf: file) else { preconditionFailure("\(name) is missing") }
        return Array(bytes)
    }

    static let usual = Answer.kept(64, 32)
    static let unsupported = Answer.refused("image.unsupported")
    static let unreadable = Answer.refused("image.unreadable")
    static let tooManyPixels = Answer.refused("image.too-many-pixels")

    /// All there are.
    public static var corpus: [PictureSample] {
        photos + drawings + strangers + damaged + bombs
    }
}
