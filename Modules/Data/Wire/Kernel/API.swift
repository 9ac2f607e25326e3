/// The operations of the API, by feature.
public enum API {
    /// All of them.
    public static var all: [any AnyOperation] {
        let lists: [any OperationList] = [
            addresses,
            calendar,
            documents,
            eventReminders,
            images,
            members,
            neighbourhoods,
            notices,
            phones,
            students,
        ]
        return lists.flatMap(\.all)
    }
}
