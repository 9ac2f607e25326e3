import CXML2

/// The receiver of libxml2's callbacks, which get a pointer to it.
final class XMLEvents {
    private(set) var reader: any XMLReader
    private(set) var failure: (any Error)?
    private let limits: XMLLimits
    private var depth = 0
    private var elements = 0

    /// libxml2 asks to be initialized once, before other threads use it.
    private static let library: Void = xmlInitParser()
    /// Marks a handler with namespaces: `XML_SAX2_MAGIC`, which isn't imported.
    private static let secondVersion: UInt32 = 0xDEED_BEAF

    init(_ reader: any XMLReader, limits: XMLLimits) {
        self.reader = reader
        self.limits = limits
    }

    /// A parser that reports to this object. Its owner frees it, before this object.
    func context() throws -> xmlParserCtxtPtr {
        Self.library
        var handler = xmlSAXHandler()
        handler.initialized = Self.secondVersion
        handler.internalSubset = { own, _, _, _ in events(own).stop(with: XMLError.documentType) }
        handler.startElementNs = { own, name, prefix, address, _, _, count, _, fields in
            events(own).start(name, in: address ?? prefix, XMLAttributes(fields, count: count))
        }
        handler.endElementNs = { own, name, _, _ in events(own).end(name) }
        handler.characters = { own, bytes, count in events(own).text(bytes, count) }
        handler.cdataBlock = { own, bytes, count in events(own).text(bytes, count) }
        let own = Unmanaged.passUnretained(self).toOpaque()
        guard let context = xmlCreatePushParserCtxt(&handler, own, nil, 0, nil) else {
            throw XMLError.tooLarge
        }
        let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
        xmlCtxtUseOptions(context, Int32(bitPattern: options))
        parser = context
        return context
    }

    private var parser: xmlParserCtxtPtr?

    fileprivate func stop(with error: any Error) {
        guard failure == nil else { return }
        failure = error
        xmlStopParser(parser)
    }

    fileprivate func start(
        _ name: UnsafePointer<xmlChar>?,
        in namespace: UnsafePointer<xmlChar>?,
        _ attributes: XMLAttributes
    ) {
        depth += 1
        elements += 1
        guard depth <= limits.depth, elements <= limits.elements else { return stop(with: XMLError.tooLarge) }
        tell { reader in
            try reader.start(
                name.map(String.init(cString:)) ?? "",
                in: namespace.map(String.init(cString:)),
                attributes
            )
        }
    }

    fileprivate func end(_ name: UnsafePointer<xmlChar>?) {
        depth -= 1
        tell { try $0.end(name.map(String.init(cString:)) ?? "") }
    }

    fileprivate func text(_ bytes: UnsafePointer<xmlChar>?, _ count: Int32) {
        let text = UnsafeBufferPointer(start: bytes, count: Int(count))
        tell { try $0.text(String(decoding: text, as: UTF8.self)) }
    }

    private func tell(_ event: (inout any XMLReader) throws -> Void) {
        guard failure == nil else { return }
        do {
            try event(&reader)
        } catch {
            stop(with: error)
        }
    }
}

private func events(_ own: UnsafeMutableRawPointer?) -> XMLEvents {
    guard let own else { preconditionFailure("libxml2 lost its user data") }
    return Unmanaged<XMLEvents>.fromOpaque(own).takeUnretainedValue()
}
