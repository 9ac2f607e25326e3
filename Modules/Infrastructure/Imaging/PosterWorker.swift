import Confinement
import Glibc

/// The painter of one picture, in a process of its own.
///
/// It loads its libraries, gives up everything but the fonts, and only then looks at the texts.
public enum PosterWorker {
    /// The first argument of a program that shall be a worker.
    static let command = "draw-poster"

    /// Where Debian has fonts and what it knows about them.
    private static let fonts = [
        "/usr/share/fonts", "/usr/local/share/fonts", "/etc/fonts", "/usr/share/fontconfig",
        "/var/cache/fontconfig",
    ]

    /// Does the work and ends the process, when it was started as a worker.
    /// - Parameter arguments: without the program's name.
    public static func run(ifAskedBy arguments: ArraySlice<String>) {
        guard arguments.first == command else { return }
        let answer = RenderingAnswer(drawn: Result { try png() })
        exit(WorkerFiles.write(answer.bytes) ? 0 : 1)
    }

    private static func png() throws -> [UInt8] {
        let (libraries, pango) = (try Vips.Libraries(), try Pango())
        guard Confinement.enter(reading: fonts) else {
            throw ImagingError.unavailable("the kernel can't confine programs")
        }
        let vips = try libraries.start()
        guard let poster = Poster(decoding: WorkerFiles.read()) else { throw ImagingError.unsupported }
        let canvas = try pango.canvas(width: poster.width, height: poster.height)
        guard canvas.hasFonts(for: poster.letters) else {
            throw ImagingError.unavailable("no font has the letters \(poster.letters)")
        }
        try canvas.paint(poster.background)
        for text in poster.texts { canvas.write(text) }
        return try vips.png(canvas.pixels, width: poster.width, height: poster.height)
    }
}
