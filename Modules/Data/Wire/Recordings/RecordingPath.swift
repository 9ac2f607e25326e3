/// Paths of the recordings of teachers.
public enum RecordingPath: String, Path {
    case audio = "/api/v1/recordings/{id}/audio"
}
