import XML

/// A page of a bucket's keys, or the code of an error: what S3 answers as XML.
struct BucketListing: XMLReader {
    private(set) var keys: [String] = []
    private(set) var isTruncated = false
    private(set) var errorCode: String?
    private var path: [String] = []
    private var content = ""

    private init() {}

    init(parsing bytes: [UInt8]) throws {
        let parser: XMLParser<Self>
        do {
            // A page has a thousand keys with ten elements each at most.
            parser = try XMLParser(Self(), limits: XMLLimits(elements: 20_000))
            try parser.take(bytes)
            self = try parser.end()
        } catch is XMLError {
            throw BucketError.unreadable
        }
    }

    mutating func start(_ name: String, in namespace: String?, _ attributes: XMLAttributes) throws {
        path.append(name)
        content = ""
    }

    mutating func text(_ part: String) throws {
        content += part
    }

    mutating func end(_ name: String) throws {
        switch path {
        case ["ListBucketResult", "Contents", "Key"]: keys.append(content)
        case ["ListBucketResult", "IsTruncated"]: isTruncated = content == "true"
        case ["Error", "Code"]: errorCode = content
        default: break
        }
        path.removeLast()
        content = ""
    }
}
