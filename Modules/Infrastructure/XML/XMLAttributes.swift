import CXML2

/// The attributes of an element that begins. Valid only during that call.
public struct XMLAttributes {
    /// Five pointers each: name, prefix, namespace, and where the value begins and ends.
    private let fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    private let count: Int

    init(_ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int32) {
        self.fields = fields
        self.count = Int(count)
    }

    public subscript(name: String) -> String? {
        guard let fields else { return nil }
        for index in 0..<count {
            let field = fields + 5 * index
            guard field[1] == nil, let own = field[0], String(cString: own) == name, let start = field[3],
                let end = field[4]
            else { continue }
            return String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
        }
        return nil
    }
}
