/// Paths of the recordings of teachers.
public enum RecordingPath: String, Path {
    case mine = "/api/v1/me/teacher/recordings"
    case one = "/api/v1/me/teacher/recordings/{id}"
    case audio = "/api/v1/recordings/{id}/audio"
}
