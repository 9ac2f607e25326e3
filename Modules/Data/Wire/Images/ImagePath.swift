/// Where images are found.
public enum ImagePath: String, Path {
    case upload = "/api/v1/images"
    case one = "/api/v1/images/{id}"
    /// The bytes themselves; what is at an address never changes.
    case file = "/images/{name}"
}
