public import Domain
public import Imaging

/// Processes images with libvips.
public struct VipsImageProcessor: ImageProcessor {
    private static let sizes: [ImageSize] = [.within(1_600), .within(640), .square(200)]

    private let renderer: ImageRenderer
    private let log: @Sendable (String) -> Void

    /// - Parameter log: receives the reason when no image can be processed.
    public init(_ renderer: ImageRenderer, log: @escaping @Sendable (String) -> Void) {
        self.renderer = renderer
        self.log = log
    }

    public func press(_ upload: [UInt8]) async throws -> ProcessedImage {
        let rendered = try await refusing { try await renderer.render(upload, in: Self.sizes) }
        return ProcessedImage(
            width: rendered[0].width,
            height: rendered[0].height,
            thumb: rendered[2].webp,
            card: rendered[1].webp,
            full: rendered[0].webp
        )
    }

    private func refusing<Value>(_ work: () async throws -> Value) async throws -> Value {
        do {
            return try await work()
        } catch let error as ImagingError {
            switch error {
            case .unavailable(let reason):
                log("pictures can't be taken in: \(reason)")
                throw ImageRefusal.unavailable
            case .busy: throw ServerRefusal.busy
            case .unsupported: throw ImageRefusal.unsupported
            case .tooMuch: throw ImageRefusal.tooManyPixels
            case .unreadable: throw ImageRefusal.unreadable
            }
        }
    }
}
