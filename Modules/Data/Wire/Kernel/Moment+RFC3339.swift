public import Domain
import Foundation
public import JSONCoding

extension Moment {
    /// In UTC with milliseconds, as in `2026-11-20T10:30:00.000Z`.
    public var rfc3339: String {
        date.formatted(Self.style)
    }

    /// Any offset is understood; seconds may have a fraction.
    public init?(rfc3339 text: String) {
        let date = try? Self.style.parse(text)
        let coarse = try? Date.ISO8601FormatStyle().parse(text)
        guard let date = date ?? coarse else { return nil }
        self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1_000).rounded()))
    }

    private static var style: Date.ISO8601FormatStyle { .init(includingFractionalSeconds: true) }

    private var date: Date {
        Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }
}

extension Moment: JSONWritable {
    public func write(to writer: inout JSONWriter) {
        writer.string(rfc3339)
    }
}

extension Identifier: JSONWritable {
    public func write(to writer: inout JSONWriter) {
        writer.string(description)
    }
}
