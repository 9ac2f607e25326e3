extension JSON {
    /// Reads exactly one value. UTF-8 only, no byte order mark, no key twice, at most `depth` nested
    /// containers.
    ///
    /// An integer beyond 64 bits is read as a number, and so is `-0`; a number beyond `Double` is refused.
    public init(parsing bytes: [UInt8], depth: Int = 32) throws(JSONError) {
        self = try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in
            var parser = JSONParser(buffer)
            return try parser.document(depth: depth)
        }
    }

    public init(parsing bytes: some Collection<UInt8>, depth: Int = 32) throws(JSONError) {
        try self.init(parsing: Array(bytes), depth: depth)
    }
}
