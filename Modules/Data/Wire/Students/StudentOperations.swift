public import Domain

/// Operations on a teacher's students.
public struct StudentOperations: OperationList {
    public let mine = Operation<SignedIn, Void, SliceQuery, ListBody<StudentBody>>(
        .get,
        "/api/v1/me/students",
        "List the students of my lessons, with their lessons and passes; the latest first"
    )
}

extension API {
    public static let students = StudentOperations()
}
