import Glibc

/// Decodes text in one encoding. Not for use by several threads at a time.
public final class TextDecoder {
    private let conversion: iconv_t
    private var output = [UInt8](repeating: 0, count: 256)

    /// Nil where the C library doesn't know the encoding, as in a container without its tables.
    ///
    /// - Parameter encoding: as iconv names it, such as `CP949`.
    public init?(_ encoding: String) {
        guard let conversion = iconv_open("UTF-8", encoding), Int(bitPattern: conversion) != -1 else {
            return nil
        }
        self.conversion = conversion
    }

    deinit { iconv_close(conversion) }

    /// Nil for bytes that aren't text in this encoding.
    public func decode(_ bytes: some Collection<UInt8>) -> String? {
        var input = Array(bytes)
        // No encoding of a byte takes more than three in UTF-8.
        if output.count < 3 * input.count { output = [UInt8](repeating: 0, count: 3 * input.count) }
        iconv(conversion, nil, nil, nil, nil)
        let length = input.withUnsafeMutableBytes { source in
            output.withUnsafeMutableBytes { target -> Int? in
                var from = source.baseAddress?.assumingMemoryBound(to: CChar.self)
                var into = target.baseAddress?.assumingMemoryBound(to: CChar.self)
                var (left, room) = (source.count, target.count)
                guard iconv(conversion, &from, &left, &into, &room) != -1 else { return nil }
                return target.count - room
            }
        }
        return length.map { String(decoding: output[..<$0], as: UTF8.self) }
    }
}
