/// Paths of booking lessons.
public enum BookingPath: String, Path {
    case slots = "/api/v1/lessons/{id}/slots"
    case book = "/api/v1/lessons/{id}/bookings"
}
