/// A picture that the program draws: a background in SVG, and texts on it.
public struct Poster: Sendable, Equatable {
    public struct Area: Sendable, Equatable {
        let x: Int
        let y: Int
        let width: Int
        let height: Int

        public init(x: Int, y: Int, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    public struct Text: Sendable, Equatable {
        /// Without what can't be drawn.
        let words: String
        let area: Area
        let font: String
        /// In pixels. The first in which the whole text has room, or the last.
        let sizes: [Int]
        /// Red, green and blue in hexadecimal digits.
        let colour: String
        /// Whether it ends at the bottom of the area instead of beginning at the top.
        let sinks: Bool

        /// - Parameter font: families in order of preference, and a style, as Pango reads them.
        public init(
            _ text: String,
            in area: Area,
            font: String,
            sizes: [Int],
            colour: String,
            sinks: Bool = false
        ) {
            self.init(words: text.drawable, area, font, sizes, colour, sinks)
        }

        private init(
            words: String,
            _ area: Area,
            _ font: String,
            _ sizes: [Int],
            _ colour: String,
            _ sinks: Bool
        ) {
            self.words = words
            self.area = area
            self.font = font
            self.sizes = sizes
            self.colour = colour.filter { $0 != "#" }
            self.sinks = sinks
        }

        /// Whether nothing of it can be drawn.
        public var isEmpty: Bool { words.isEmpty }
    }

    public let width: Int
    public let height: Int
    let background: String
    let texts: [Text]
    /// Letters without which there is no picture: a machine without a font that has them shows empty boxes.
    let letters: String

    public init(
        width: Int,
        height: Int,
        background: String,
        texts: [Text],
        needing letters: String
    ) {
        self.width = width
        self.height = height
        self.background = background
        self.texts = texts.filter { !$0.isEmpty }
        self.letters = letters
    }
}

extension Poster {
    private static let separator: UInt8 = 0

    /// Everything that the picture depends on.
    public var encoded: [UInt8] {
        let head = ["\(width)", "\(height)", background, letters]
        return (head + texts.flatMap(\.fields)).map { Array($0.utf8) }
            .joined(separator: [Self.separator]).map(\.self)
    }

    /// Nil unless the bytes are a result of `encoded`.
    init?(decoding bytes: [UInt8]) {
        var fields = bytes.split(separator: Self.separator, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }[...]
        guard let width = fields.popFirst().flatMap({ Int($0) }),
            let height = fields.popFirst().flatMap({ Int($0) }),
            let background = fields.popFirst(), let letters = fields.popFirst()
        else { return nil }
        var texts: [Text] = []
        while !fields.isEmpty {
            guard let text = Text(fields: &fields) else { return nil }
            texts.append(text)
        }
        self.init(width: width, height: height, background: background, texts: texts, needing: letters)
    }
}

extension Poster.Text {
    fileprivate var fields: [String] {
        let sizes = sizes.map { "\($0)" }.joined(separator: " ")
        return [
            words, "\(area.x)", "\(area.y)", "\(area.width)", "\(area.height)", font, sizes, colour,
            sinks ? "sinks" : "",
        ]
    }

    fileprivate init?(fields: inout ArraySlice<String>) {
        guard fields.count >= 9 else { return nil }
        let own = Array(fields.prefix(9))
        fields = fields.dropFirst(9)
        let numbers = own[1...4].compactMap { Int($0) }
        let sizes = own[6].split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 4, !sizes.isEmpty else { return nil }
        self.init(
            words: own[0],
            Poster.Area(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            own[5],
            sizes,
            own[7],
            own[8] == "sinks"
        )
    }
}
