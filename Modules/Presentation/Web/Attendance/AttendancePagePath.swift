import Wire

/// Paths of attendance pages and their actions.
enum AttendancePagePath: String, Path {
    /// The rules of the grades, with the reader's own numbers.
    case rules = "/attendance"
    case one = "/listings/{id}/attendance"
    case checkIn = "/listings/{id}/attendance/check-in"
    case code = "/listings/{id}/attendance/code"
    case dispute = "/listings/{id}/attendance/dispute"
    case answer = "/listings/{id}/attendance/{member}/answer"
}
