/// A type that ``JSONWriter`` writes as a value.
public protocol JSONWritable {
    func write(to writer: inout JSONWriter)
}

extension String: JSONWritable {
    public func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Int: JSONWritable {
    public func write(to writer: inout JSONWriter) { writer.integer(Int64(self)) }
}

extension Int64: JSONWritable {
    public func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Double: JSONWritable {
    public func write(to writer: inout JSONWriter) { writer.number(self) }
}

extension Bool: JSONWritable {
    public func write(to writer: inout JSONWriter) { writer.bool(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
    public func write(to writer: inout JSONWriter) {
        writer.array { writer in
            for element in self { element.write(to: &writer) }
        }
    }
}

extension JSONWriter {
    @inlinable
    public mutating func value(_ value: some JSONWritable) {
        value.write(to: &self)
    }

    /// Writes nil as null.
    @inlinable
    public mutating func value(_ value: (some JSONWritable)?) {
        if let value { value.write(to: &self) } else { null() }
    }

    @inlinable
    public mutating func value(_ nothing: Never?) {
        null()
    }

    @inlinable
    public mutating func field(_ key: String, _ value: some JSONWritable) {
        self.key(key)
        value.write(to: &self)
    }

    /// Writes nil as null, so that the field is always present.
    @inlinable
    public mutating func field(_ key: String, _ value: (some JSONWritable)?) {
        self.key(key)
        self.value(value)
    }

    @inlinable
    public mutating func field(_ key: String, _ nothing: Never?) {
        self.key(key)
        null()
    }

    /// Omits nil.
    @inlinable
    public mutating func fieldIfPresent(_ key: String, _ value: (some JSONWritable)?) {
        if let value { field(key, value) }
    }
}
