/// The operations of the API, by feature.
public enum API {
    /// All of them.
    public static var all: [any AnyOperation] {
        let lists: [any OperationList] = [
            audit,
            bookings,
            claims,
            deposits,
            lessonSales,
            orders,
            sales,
            series,
            slots,
            sources,
            teachers,
            verifications,
            websites,
        ]
        return lists.flatMap(\.all)
    }
}
