public import Domain

/// Operations on pictures.
public struct ImageOperations: OperationList {
    public let upload = Operation<SignedIn, Void, Nothing, ImageBody>(
        .post,
        "/api/v1/images",
        "Upload a picture; JPEG, PNG, WebP, HEIC or AVIF",
        status: 201,
        isUpload: true
    )
    public let one = Operation<SignedIn, Image.ID, Nothing, ImageBody>(
        .get,
        PathPattern("/api/v1/images/{id}", else: ImageRefusal.notFound),
        "Get a picture; one that the member uploaded"
    )
}

extension API {
    public static let images = ImageOperations()
}
