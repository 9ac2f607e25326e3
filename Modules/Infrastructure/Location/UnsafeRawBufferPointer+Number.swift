extension UnsafeRawBufferPointer {
    /// A number of a header, little-endian.
    ///
    /// - Precondition: the number lies within the bytes.
    func number<Number: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _: Number.Type) -> Number {
        Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: Number.self))
    }
}
