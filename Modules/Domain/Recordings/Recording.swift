/// A sample of how a teacher plays, which their page plays to everyone.
public struct Recording: Identifiable, Equatable, Sendable {
    public static let mostPerTeacher = 3
    /// The largest size of an upload.
    public static let mostBytes = 20_000_000
    public static let mostSeconds = 180

    public let id: Identifier<Recording>
    public let teacher: Member.ID
    public private(set) var title: RecordingTitle
    /// To the nearest second.
    public let seconds: Int
    public let file: StoredFile
    public let uploadedAt: Moment

    public init(
        id: ID,
        of teacher: Member.ID,
        _ title: RecordingTitle,
        seconds: Int,
        file: StoredFile,
        uploadedAt: Moment
    ) {
        self.id = id
        self.teacher = teacher
        self.title = title
        self.seconds = seconds
        self.file = file
        self.uploadedAt = uploadedAt
    }

    public mutating func rename(to title: RecordingTitle) {
        self.title = title
    }
}

/// What is played, for everyone: one line of one to 60 characters.
public struct RecordingTitle: Hashable, Sendable {
    public static let longest = 60

    public let text: String

    public init(_ text: String) throws(RecordingRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { throw .titleMissing }
        guard text.fits(Self.longest), !text.contains(where: \.isNewline) else { throw .titleTooLong }
        self.text = text
    }
}

/// What decides on whether a member can add a recording.
public struct RecordingRoom: Sendable {
    private let isTeacher: Bool
    private let recordings: Int

    /// - Parameter recordings: how many the member has.
    public init(isTeacher: Bool, recordings: Int) {
        self.isTeacher = isTeacher
        self.recordings = recordings
    }

    public func check() throws {
        guard isTeacher else { throw RecordingRefusal.byTeachers }
        guard recordings < Recording.mostPerTeacher else { throw RecordingRefusal.tooMany }
    }
}
