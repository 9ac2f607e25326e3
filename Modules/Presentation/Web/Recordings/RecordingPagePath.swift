import Wire

/// Paths of the pages of a teacher's own recordings.
enum RecordingPagePath: String, Path {
    case mine = "/settings/teacher/recordings"
    case one = "/settings/teacher/recordings/{id}"
    case remove = "/settings/teacher/recordings/{id}/remove"
}
