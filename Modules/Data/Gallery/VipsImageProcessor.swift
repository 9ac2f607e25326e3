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

    public func press(_ upload: [UInt8], of member: Member.ID?) async -> Processing<ProcessedImage> {
        do {
            let owner = member.map { "\($0)" } ?? ""
            let rendering = try await renderer.render(upload, in: Self.sizes, for: owner)
            let outcome = rendering.result.map(ProcessedImage.init(rendered:)).mapError { refusal(of: $0) }
            return Processing(outcome, work: rendering.work)
        } catch {
            return Processing(.failure(refusal(of: error)), work: .zero)
        }
    }

    private func refusal(of error: any Error) -> any Error {
        guard let error = error as? ImagingError else { return error }
        switch error {
        case .unavailable(let reason):
            log("pictures can't be taken in: \(reason)")
            return ImageRefusal.unavailable
        case .busy: return ServerRefusal.busy
        case .unsupported: return ImageRefusal.unsupported
        case .tooMuch: return ImageRefusal.tooManyPixels
        case .unreadable: return ImageRefusal.unreadable
        }
    }
}

extension ProcessedImage {
    /// - Parameter rendered: in the order of the sizes.
    fileprivate init(rendered: [RenderedImage]) {
        self.init(
            width: rendered[0].width,
            height: rendered[0].height,
            thumb: rendered[2].webp,
            card: rendered[1].webp,
            full: rendered[0].webp
        )
    }
}
