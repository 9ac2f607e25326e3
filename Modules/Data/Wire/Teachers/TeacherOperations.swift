public import Domain

/// Operations on teachers.
public struct TeacherOperations: OperationList {
    private static let mine: PathPattern<Void> = "/api/v1/me/teacher"
    private static let teacher = PathPattern<Member.ID>(
        "/api/v1/members/{id}/teacher",
        else: MemberRefusal.notFound
    )

    public let one = Operation<SignedIn?, Member.ID, Nothing, TeacherBody>(.get, teacher, "Get a teacher")
    public let mine = Operation<SignedIn, Void, Nothing, TeacherBody>(
        .get,
        Self.mine,
        "Get me as a teacher"
    )
    public let begin = Operation<SignedIn, Void, Nothing, TeacherBody>(
        .post,
        Self.mine,
        "Become a teacher, who may offer lessons",
        status: 201,
        or: 200
    )
    public let edit = Operation<SignedIn, Void, TeacherProfileBody, TeacherBody>(
        .put,
        Self.mine,
        """
        Replace my profile as a teacher; another education or career removes the verification, and \
        documents that wait
        """
    )
    public let end = Operation<SignedIn, Void, Nothing, Nothing>(
        .delete,
        Self.mine,
        "Stop being a teacher; deletes the profile, recordings, the verification and documents that wait"
    )
}

extension API {
    public static let teachers = TeacherOperations()
}
