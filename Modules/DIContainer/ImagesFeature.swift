import Domain
import Web

/// The use cases and routes of images.
struct ImagesFeature: Sendable {
    let routes: ImageRoutes
    let sweep: MaintenanceTask

    init(_ drivers: Drivers, _ repositories: Repositories) {
        routes = ImageRoutes(
            images: repositories.images,
            upload: UploadImage(
                images: repositories.images,
                store: drivers.imageStore,
                press: drivers.imagePress,
                identifiers: drivers.identifiers,
                clock: drivers.clock
            ),
            store: drivers.imageStore
        )
        let sweep = SweepImages(images: repositories.images, store: drivers.imageStore)
        self.sweep = MaintenanceTask("unused pictures") { try await sweep(at: $0) }
    }
}
