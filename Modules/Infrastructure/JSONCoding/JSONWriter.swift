/// Writes JSON to bytes and inserts commas.
///
/// The caller follows the grammar: a key before each value in an object, none in an array.
public struct JSONWriter: Sendable {
    public private(set) var bytes: [UInt8] = []
    private let isForHTML: Bool
    private var followsValue = false

    /// - Parameter forHTML: whether to escape `<`, `>`, `&`, U+2028 and U+2029, which could end a script
    ///   element or attribute.
    public init(forHTML: Bool = false, reservingCapacity capacity: Int = 256) {
        isForHTML = forHTML
        bytes.reserveCapacity(capacity)
    }

    /// Reserves space for about this many more bytes.
    public mutating func reserve(_ count: Int) {
        bytes.reserveCapacity(bytes.count + count)
    }

    public mutating func object<E>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
        open(UInt8(ascii: "{"))
        try body(&self)
        close(UInt8(ascii: "}"))
    }

    public mutating func array<E>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
        open(UInt8(ascii: "["))
        try body(&self)
        close(UInt8(ascii: "]"))
    }

    public mutating func key(_ key: String) {
        separate()
        quote(key)
        bytes.append(UInt8(ascii: ":"))
        followsValue = false
    }

    public mutating func string(_ value: String) {
        separate()
        quote(value)
    }

    public mutating func integer(_ value: Int64) {
        separate()
        digits(of: value)
    }

    /// Writes infinities and NaN, which JSON lacks, as null.
    public mutating func number(_ value: Double) {
        guard value.isFinite else { return null() }
        separate()
        bytes.append(contentsOf: value.description.utf8)
    }

    public mutating func bool(_ value: Bool) {
        separate()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    public mutating func null() {
        separate()
        bytes.append(contentsOf: "null".utf8)
    }

    /// Appends one complete JSON value without validation.
    public mutating func raw(_ value: [UInt8]) {
        separate()
        bytes.append(contentsOf: value)
    }

    /// Appends at least one field of the current object, already encoded with commas.
    public mutating func writtenFields(_ fields: ArraySlice<UInt8>) {
        separate()
        bytes.append(contentsOf: fields)
    }

    mutating func startLine(_ margin: String) {
        if followsValue { bytes.append(UInt8(ascii: ",")) }
        followsValue = false
        blank(margin)
    }

    mutating func blank(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        followsValue = false
    }

    mutating func close(_ bracket: UInt8, after margin: String = "") {
        blank(margin)
        bytes.append(bracket)
        followsValue = true
    }

    private mutating func separate() {
        if followsValue { bytes.append(UInt8(ascii: ",")) }
        followsValue = true
    }

    private mutating func digits(of value: Int64) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        var left = bytes.count
        var rest = value.magnitude
        repeat {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
            rest = quotient
        } while rest > 0
        var right = bytes.count - 1
        while left < right {
            bytes.swapAt(left, right)
            left += 1
            right -= 1
        }
    }

    private mutating func quote(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { bytes.appendEscaped($0, forHTML: isForHTML) }
        bytes.append(UInt8(ascii: "\""))
    }
}
