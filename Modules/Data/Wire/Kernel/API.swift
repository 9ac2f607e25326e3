/// The operations of the API, by feature.
public enum API {
    /// All of them.
    public static var all: [any AnyOperation] {
        let lists: [any OperationList] = [
            accounts,
            addresses,
            calendar,
            challenges,
            confirmation,
            documents,
            eventReminders,
            identities,
            images,
            members,
            neighbourhoods,
            notices,
            phones,
            sessions,
            students,
        ]
        return lists.flatMap(\.all)
    }
}
