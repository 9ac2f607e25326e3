/// The operations of the API, by feature.
public enum API {
    /// All of them.
    public static var all: [any AnyOperation] {
        [
            deals.all
        ].flatMap(\.self)
    }
}
