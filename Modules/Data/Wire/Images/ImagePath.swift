/// Paths of images.
public enum ImagePath: String, Path {
    case upload = "/api/v1/images"
    case one = "/api/v1/images/{id}"
    /// The bytes of an image. The content of a path never changes.
    case file = "/images/{name}"
}
