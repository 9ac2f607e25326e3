import CXML2

/// Parses an untrusted document as its bytes arrive. For one task at a time.
public final class XMLParser<Reader: XMLReader> {
    private let events: XMLEvents
    private let context: xmlParserCtxtPtr
    private var stretch: XMLStretch

    public init(_ reader: Reader, limits: XMLLimits) throws {
        events = XMLEvents(reader, limits: limits)
        stretch = XMLStretch(limits)
        context = try events.context()
    }

    deinit { xmlFreeParserCtxt(context) }

    /// Takes the next bytes. After an error, the document is refused as a whole.
    public func take(_ bytes: [UInt8]) throws {
        for byte in bytes {
            guard stretch.take(byte) else { throw XMLError.tooLarge }
        }
        try parse(bytes, isLast: false)
    }

    /// Ends the document and returns its reader.
    public func end() throws -> Reader {
        try parse([], isLast: true)
        guard let reader = events.reader as? Reader else { preconditionFailure("the reader was replaced") }
        return reader
    }

    private func parse(_ bytes: [UInt8], isLast: Bool) throws {
        let code = bytes.withUnsafeBytes { bytes in
            xmlParseChunk(
                context,
                bytes.assumingMemoryBound(to: CChar.self).baseAddress,
                Int32(bytes.count),
                isLast ? 1 : 0
            )
        }
        if let failure = events.failure { throw failure }
        guard code == 0 else { throw XMLError.malformed }
    }
}
