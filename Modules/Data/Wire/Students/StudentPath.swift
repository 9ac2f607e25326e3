/// Paths of a teacher's students.
public enum StudentPath: String, Path {
    case mine = "/api/v1/me/students"
}
