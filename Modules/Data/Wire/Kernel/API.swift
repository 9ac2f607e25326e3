/// The operations of the API, by feature.
public enum API {
    /// All of them.
    public static var all: [any AnyOperation] {
        let lists: [any OperationList] = [
            followers,
            listings,
            savedSearches,
            searches,
            submissions,
            trust,
        ]
        return lists.flatMap(\.all)
    }
}
