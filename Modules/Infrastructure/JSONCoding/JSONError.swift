/// The position and reason of invalid JSON.
public struct JSONError: Error, Hashable {
    public enum Reason: Hashable, Sendable {
        case unexpectedEnd
        case unexpectedByte
        case invalidUTF8
        case invalidEscape
        case invalidNumber
        case duplicateKey(String)
        case tooDeep
        case trailingBytes
        case controlCharacter
    }

    /// In bytes, from 0.
    public let offset: Int
    /// From 1.
    public let line: Int
    /// In Unicode scalars, from 1.
    public let column: Int
    public let reason: Reason

    init(_ reason: Reason, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        self.offset = offset
        self.reason = reason
        let before = bytes.prefix(offset)
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    }
}

extension JSONError: CustomStringConvertible {
    public var description: String { "\(reason) at line \(line), column \(column)" }
}

extension JSONError.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unexpectedEnd: "unexpected end"
        case .unexpectedByte: "unexpected byte"
        case .invalidUTF8: "invalid UTF-8"
        case .invalidEscape: "invalid escape"
        case .invalidNumber: "invalid number"
        case .duplicateKey(let key): "duplicate key \"\(key)\""
        case .tooDeep: "nested too deeply"
        case .trailingBytes: "something after the end"
        case .controlCharacter: "control character in a string"
        }
    }
}
