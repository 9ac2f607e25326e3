/// Paths of images.
public enum ImagePath: String, Path {
    /// The bytes of an image. The content of a path never changes.
    case file = "/images/{name}"
}
