/// The operations of the API, by feature.
public enum API {
    /// All of them.
    public static var all: [any AnyOperation] {
        let lists: [any OperationList] = [
            documents,
            eventReminders,
            members,
            notices,
            phones,
        ]
        return lists.flatMap(\.all)
    }
}
