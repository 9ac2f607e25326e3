import HTTPServer
import Wire

/// The tags of endpoints: the features of their operations.
struct APITags {
    /// For endpoints that belong to no feature.
    private static let rest = "server"

    let names: [String]
    private let tags: [String: String]

    init() {
        let lists = API.lists
        names = Set(lists.map(\.tag) + [Self.rest]).sorted()
        tags = lists.reduce(into: [:]) { tags, list in
            for operation in list.all { tags["\(operation.method.rawValue) \(operation.pattern)"] = list.tag }
        }
    }

    /// A feed or a file has the tag of the folder that it is in.
    subscript(endpoint: Endpoint) -> String {
        let folder = endpoint.path.split(separator: "/").first { $0 != "api" && $0 != "v1" } ?? ""
        return tags["\(endpoint.method.rawValue) \(endpoint.path)"]
            ?? names.first { folder.hasPrefix($0) } ?? Self.rest
    }
}
