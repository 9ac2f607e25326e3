import CQREncode

/// The modules of a QR code, dark or light, without the quiet zone around them.
public struct QRCode: Equatable, Sendable {
    /// Modules that must be light on each side of a printed or shown code.
    public static let quietZone = 4

    /// Modules in a row and in a column.
    public let width: Int
    private let modules: [Bool]

    /// The smallest code that holds the text and can be read with 15 percent of it damaged. Nil for an empty
    /// text, one with U+0000, and one that is too long for any code.
    public init?(_ text: String) {
        guard !text.utf8.contains(0),
            let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M)
        else { return nil }
        defer { QRcode_free(code) }
        width = Int(code.pointee.width)
        modules = (0..<width * width).map { code.pointee.data[$0] & 1 == 1 }
    }

    /// Runs of dark modules in a row.
    public func darkRuns(in row: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for column in 0..<width {
            if modules[row * width + column] {
                start = start ?? column
            } else if let first = start {
                runs.append(first..<column)
                start = nil
            }
        }
        if let start { runs.append(start..<width) }
        return runs
    }
}
