extension JSON {
    /// Parses exactly one value. UTF-8 without byte order mark, no duplicate keys, at most `depth` nested
    /// containers.
    ///
    /// Integers beyond 64 bits and `-0` are parsed as numbers; numbers beyond `Double` are refused.
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
