import Domain
import JSONCoding

extension Schema {
    static var digest: Schema { .string(maxLength: 64, pattern: DocumentDigest.pattern) }
}

extension Fields {
    func digest(_ key: String) throws(FieldError) -> DocumentDigest {
        guard let digest = DocumentDigest(try text(key)) else { throw unreadable(key, "SHA-256") }
        return digest
    }

    func digestIfPresent(_ key: String) throws(FieldError) -> DocumentDigest? {
        isGiven(key) ? try digest(key) : nil
    }
}
