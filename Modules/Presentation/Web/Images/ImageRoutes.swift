public import Domain
import HTTPServer
import Wire

/// Endpoints that upload and serve images.
public struct ImageRoutes: Sendable {
    private let images: any ImageRepository
    private let upload: UploadImage
    private let store: any FileStore
    private let room = BodyMemory(bytes: 16 * Image.mostBytes, ofOneMember: 4 * Image.mostBytes)

    public init(images: any ImageRepository, upload: UploadImage, store: any FileStore) {
        self.images = images
        self.upload = upload
        self.store = store
    }

    public var endpoints: [Endpoint] {
        [
            .upload(API.images.upload, types: ["image/*"], limit: Image.mostBytes, room: room) {
                _,
                _,
                who,
                request in
                ImageBody(try await upload(request.body.collected(), by: who.member))
            },
            .on(API.images.one) { image, _, who in
                guard let image = try await images.find(image), image.owner == who.member else {
                    throw ImageRefusal.notFound
                }
                return ImageBody(image)
            },
            file,
        ]
    }

    private var file: Endpoint {
        .raw(
            .get,
            ImagePath.file,
            "Download a picture; the content of a URL never changes",
            type: "image/webp",
            forVisitors: { [images, store] request, who in
                guard let file = StoredFile(request.parameters["name"] ?? "") else {
                    throw ImageRefusal.notFound
                }
                let audience = try await images.audience(of: file, for: who?.member)
                guard audience != .noOne,
                    var response = try await store.content(of: file)?.response(type: "image/webp")
                else {
                    throw ImageRefusal.notFound
                }
                response.headers["Content-Type"] = "image/webp"
                // Files never change, but an operator may hide one; caches may keep it this long.
                response.headers["Cache-Control"] =
                    audience == .everyone ? "public, max-age=3600" : "private, no-store"
                response.headers["Content-Security-Policy"] =
                    "default-src 'none'; frame-ancestors 'none'; sandbox"
                response.headers["ETag"] = "\"\(file.name)\""
                return response
            }
        )
    }
}
