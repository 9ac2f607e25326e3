import Hashing

/// Entity tags: creation and comparison.
public enum EntityTag {
    /// Returns a strong tag for these bytes (64-bit FNV-1a and length). It detects changes, not forgery.
    public static func of(_ bytes: [UInt8]) -> String {
        "\"\(String(FNV1a.hash64(bytes), radix: 36))-\(String(bytes.count, radix: 36))\""
    }

    /// Whether one of the lists contains this tag or `*`.
    static func matches(_ tag: String, _ lists: [String], weakly: Bool) -> Bool {
        lists.contains { list in
            list.split(separator: ",").contains { item in
                let item = item.trimmed
                if item == "*" { return true }
                return weakly ? opaque(item) == opaque(tag[...]) : item == tag && !tag.hasPrefix("W/")
            }
        }
    }

    private static func opaque(_ tag: Substring) -> Substring {
        tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
    }
}
