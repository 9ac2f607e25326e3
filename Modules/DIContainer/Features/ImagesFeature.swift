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
                store: drivers.fileStore,
                press: drivers.imagePress,
                throttle: repositories.calls,
                identifiers: drivers.identifiers,
                clock: drivers.clock
            ),
            store: drivers.fileStore
        )
        let sweep = SweepFiles(
            images: repositories.images,
            recordings: repositories.recordings,
            store: drivers.fileStore
        )
        self.sweep = MaintenanceTask("unused files") { try await sweep(at: $0) }
    }
}
