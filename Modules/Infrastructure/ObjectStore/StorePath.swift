/// Where the parts of a store are, relative to it. Archives and copies elsewhere have the same layout.
public enum StorePath {
    public static let format = "format"
    public static let objects = "objects"
    public static let records = "records"
    static let notes = "notes"
    private static let suffix = ".json"

    /// The content of the file `format`.
    public static let formatContent = Array("objects and records, format 1\n".utf8)

    public static func object(_ id: ObjectID) -> String { "\(shelf(of: id))/\(id)" }
    static func shelf(of id: ObjectID) -> String { "\(objects)/\(id.description.prefix(2))" }
    public static func record(_ name: String) -> String { "\(records)/\(name)\(suffix)" }
    public static func note(_ name: String) -> String { "\(notes)/\(name)\(suffix)" }

    /// Nil for the path of anything else.
    public static func object(at path: String) -> ObjectID? {
        let id = path.split(separator: "/").last.flatMap { ObjectID(String($0)) }
        return id.flatMap { object($0) == path ? $0 : nil }
    }

    /// The name of a record; nil for the path of anything else.
    public static func record(at path: String) -> String? {
        guard path.hasPrefix("\(records)/"), path.hasSuffix(suffix) else { return nil }
        let name = String(path.dropFirst(records.count + 1).dropLast(suffix.count))
        return ObjectStore.isName(name) ? name : nil
    }
}
