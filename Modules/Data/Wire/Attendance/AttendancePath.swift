/// Paths of attendance.
public enum AttendancePath: String, Path {
    case record = "/api/v1/me/attendance"
    case one = "/api/v1/listings/{id}/attendance"
    case checkIn = "/api/v1/listings/{id}/attendance/check-in"
    case code = "/api/v1/listings/{id}/attendance/code"
    case marks = "/api/v1/listings/{id}/attendance/marks"
    case dispute = "/api/v1/listings/{id}/attendance/dispute"
    case answer = "/api/v1/listings/{id}/attendance/{member}/answer"
}
