extension HTML {
    /// Collects the pieces: literals and markup unchanged, everything else escaped.
    public struct StringInterpolation: StringInterpolationProtocol {
        var bytes: [UInt8] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + interpolationCount * 32)
        }

        public mutating func appendLiteral(_ literal: String) {
            bytes.append(contentsOf: literal.utf8)
        }

        public mutating func appendInterpolation(_ text: String) {
            bytes.appendEscaped(text)
        }

        public mutating func appendInterpolation(_ text: Substring) {
            bytes.appendEscaped(String(text))
        }

        /// Nil adds nothing.
        public mutating func appendInterpolation(_ text: String?) {
            if let text { bytes.appendEscaped(text) }
        }

        public mutating func appendInterpolation(_ number: some BinaryInteger) {
            bytes.append(contentsOf: String(number).utf8)
        }

        public mutating func appendInterpolation(_ number: (some BinaryInteger)?) {
            if let number { appendInterpolation(number) }
        }

        public mutating func appendInterpolation(_ number: Double) {
            bytes.append(contentsOf: number.description.utf8)
        }

        public mutating func appendInterpolation(_ html: HTML) {
            bytes += html.bytes
        }

        public mutating func appendInterpolation(_ html: HTML?) {
            if let html { bytes += html.bytes }
        }

        public mutating func appendInterpolation(_ parts: some Sequence<HTML>) {
            for part in parts { bytes += part.bytes }
        }

        /// Adds literal text, such as ` checked`, when the condition holds.
        public mutating func appendInterpolation(_ words: StaticString, if condition: Bool) {
            guard condition else { return }
            words.withUTF8Buffer { bytes.append(contentsOf: $0) }
        }

        /// Adds a link's address; one that could run a script becomes `#`.
        public mutating func appendInterpolation(link address: String) {
            bytes.appendEscaped(isHarmless(address) ? address : "#")
        }
    }
}
