public import Domain
public import JSONCoding

extension Schema {
    static var digest: Schema { .string(maxLength: 64, pattern: DocumentDigest.pattern) }
}

extension DocumentDigest: WireValue {
    public static func fieldSchema(_ limited: Schema?) -> Schema { limited ?? .digest }

    public init(_ json: JSON, at place: () -> FieldPlace) throws(FieldError) {
        guard let digest = DocumentDigest(try String(json, at: place)) else {
            throw FieldError(field: place().path, wanted: "SHA-256")
        }
        self = digest
    }

    public func writeValue(to writer: inout JSONWriter) { writer.string(text) }
}
