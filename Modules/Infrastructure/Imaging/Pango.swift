import CPango

/// Pango, Cairo and librsvg, loaded.
// The function table is immutable.
struct Pango: @unchecked Sendable {
    private let functions: cpango

    init() throws(ImagingError) {
        var functions = cpango()
        if let missing = cpango_open(&functions) { throw .unavailable(String(cString: missing)) }
        self.functions = functions
    }

    func canvas(width: Int, height: Int) throws(ImagingError) -> Canvas {
        guard let canvas = Canvas(functions, width: width, height: height) else {
            throw .unreadable("no canvas of \(width) by \(height)")
        }
        return canvas
    }
}

/// A picture that is being drawn.
final class Canvas {
    private let functions: cpango
    private var canvas: cpango_canvas

    fileprivate init?(_ functions: cpango, width: Int, height: Int) {
        self.functions = functions
        canvas = cpango_canvas()
        let error = withUnsafePointer(to: functions) {
            cpango_canvas_open($0, &canvas, Int32(clamping: width), Int32(clamping: height))
        }
        guard error == 0 else { return nil }
    }

    deinit {
        withUnsafePointer(to: functions) { cpango_canvas_close($0, &canvas) }
    }

    /// Paints a drawing over the whole canvas.
    func paint(_ svg: String) throws(ImagingError) {
        let bytes = Array(svg.utf8)
        let isPainted = withUnsafePointer(to: functions) {
            cpango_paint($0, &canvas, bytes, bytes.count)
        }
        guard isPainted != 0 else { throw .unreadable("the background is no SVG") }
    }

    /// Whether no letter would be an empty box.
    func hasFonts(for letters: String) -> Bool {
        let text = Poster.Text(
            letters,
            in: Poster.Area(x: 0, y: 0, width: 1_000, height: 100),
            font: "sans-serif",
            sizes: [10],
            colour: "000000"
        )
        return set(text, 10, canBeCut: false, isPainted: false).unknown == 0
    }

    func write(_ text: Poster.Text) {
        for size in text.sizes.dropLast() {
            if set(text, size, canBeCut: false).isCut == 0 { return }
        }
        if let last = text.sizes.last { _ = set(text, last, canBeCut: true) }
    }

    /// Three bytes of each pixel.
    var pixels: [UInt8] {
        let count = Int(canvas.width) * Int(canvas.height) * 3
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            withUnsafePointer(to: functions) { cpango_read($0, &canvas, buffer.baseAddress) }
            written = count
        }
    }

    private func set(
        _ text: Poster.Text,
        _ size: Int,
        canBeCut: Bool,
        isPainted: Bool = true
    ) -> cpango_fit {
        text.words.withCString { words in
            text.font.withCString { font in
                var part = cpango_text(
                    text: words,
                    font: font,
                    colour: UInt32(text.colour, radix: 16) ?? 0,
                    size: Int32(clamping: size),
                    x: Int32(clamping: text.area.x),
                    y: Int32(clamping: text.area.y),
                    width: Int32(clamping: text.area.width),
                    height: Int32(clamping: text.area.height),
                    sinks: text.sinks ? 1 : 0
                )
                return withUnsafePointer(to: functions) {
                    cpango_write($0, &canvas, &part, isPainted ? 1 : 0, canBeCut ? 1 : 0)
                }
            }
        }
    }
}
