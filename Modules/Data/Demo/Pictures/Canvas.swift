/// A picture in memory, on which convex shapes are filled with smooth edges.
struct Canvas: Sendable {
    struct Colour: Sendable {
        let red, green, blue: UInt32

        init(hue: Int, saturation: Double, lightness: Double) {
            let chroma = saturation * min(lightness, 1 - lightness)
            /// One component, whose phase is in twelfths of a turn.
            func component(_ phase: Double) -> UInt32 {
                let place = (phase + Double((hue % 360 + 360) % 360) / 30).truncatingRemainder(dividingBy: 12)
                let level = lightness - chroma * max(-1, min(place - 3, 9 - place, 1))
                return UInt32((level * 255).rounded())
            }
            (red, green, blue) = (component(0), component(8), component(4))
        }

        /// In the order of bytes in a file.
        fileprivate var pixel: UInt32 { (red | green << 8 | blue << 16 | 0xFF << 24).littleEndian }

        fileprivate func over(_ pixel: UInt32, _ share: Double) -> UInt32 {
            let known = pixel.littleEndian
            let part = UInt32(share * 256)
            func mixed(_ colour: UInt32, _ shift: UInt32) -> UInt32 {
                ((colour * part + (known >> shift & 0xFF) * (256 - part)) >> 8) << shift
            }
            return (mixed(red, 0) | mixed(green, 8) | mixed(blue, 16) | 0xFF << 24).littleEndian
        }
    }

    /// Lines per row of pixels in which edges are measured.
    private static let lines = 4

    let width: Int
    let height: Int
    private(set) var pixels: [UInt32]

    init(width: Int, height: Int, _ colour: Colour) {
        self.width = width
        self.height = height
        pixels = Array(repeating: colour.pixel, count: width * height)
    }

    /// Fills a shape, in pixels.
    mutating func fill(_ shape: ConvexShape, _ colour: Colour) {
        let spans = Spans(shape, lines: Self.lines, height: height)
        let (width, count) = (width, Self.lines)
        pixels.withUnsafeMutableBufferPointer { pixels in
            var line = spans.first / count * count
            while line < spans.first + spans.left.count {
                let row = UnsafeMutableBufferPointer(
                    rebasing: pixels[line / count * width..<(line / count + 1) * width]
                )
                spans.fill(row, lines: line..<line + count, colour)
                line += count
            }
        }
    }
}

/// Where a shape begins and ends on each line.
private struct Spans {
    let first: Int
    private(set) var left: [Double]
    private(set) var right: [Double]

    init(_ shape: ConvexShape, lines: Int, height: Int) {
        let spots = shape.spots
        let scale = Double(lines)
        let top = max(0, (spots.map(\.y).min() ?? 0) * scale)
        let bottom = min(Double(height * lines), (spots.map(\.y).max() ?? 0) * scale)
        first = Int(top)
        let count = max(0, Int(bottom.rounded(.up)) - first)
        left = Array(repeating: .infinity, count: count)
        right = Array(repeating: -.infinity, count: count)
        for (place, start) in spots.enumerated() {
            let end = spots[(place + 1) % spots.count]
            let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
            // Measured in the middle of a line.
            var line = max(first, Int((upper.y * scale - 0.5).rounded(.up)))
            let stop = min(first + count, Int((lower.y * scale - 0.5).rounded(.up)))
            let slope = (lower.x - upper.x) / (lower.y - upper.y)
            while line < stop {
                let x = upper.x + ((Double(line) + 0.5) / scale - upper.y) * slope
                left[line - first] = min(left[line - first], x)
                right[line - first] = max(right[line - first], x)
                line += 1
            }
        }
    }

    /// Fills the pixels between the edges, and mixes the colour into those that an edge crosses.
    func fill(_ row: UnsafeMutableBufferPointer<UInt32>, lines: Range<Int>, _ colour: Canvas.Colour) {
        let width = Double(row.count)
        var spans: [(left: Double, right: Double)] = []
        for line in lines where left.indices.contains(line - first) {
            let (start, end) = (max(0, left[line - first]), min(width, right[line - first]))
            if start < end { spans.append((start, end)) }
        }
        guard let outerLeft = spans.map(\.left).min(), let outerRight = spans.map(\.right).max() else {
            return
        }
        let (start, end) = (Int(outerLeft), Int(outerRight.rounded(.up)))
        var (solidStart, solidEnd) = (end, end)
        if spans.count == lines.count, let innerLeft = spans.map(\.left).max(),
            let innerRight = spans.map(\.right).min(), innerLeft.rounded(.up) < innerRight.rounded(.down)
        {
            (solidStart, solidEnd) = (Int(innerLeft.rounded(.up)), Int(innerRight))
        }
        if solidStart < solidEnd {
            UnsafeMutableBufferPointer(rebasing: row[solidStart..<solidEnd]).update(repeating: colour.pixel)
        }
        for pixel in [start..<solidStart, solidEnd..<end].joined() {
            let (near, far) = (Double(pixel), Double(pixel + 1))
            let covered = spans.reduce(0) { $0 + max(0, min($1.right, far) - max($1.left, near)) }
            row[pixel] = colour.over(row[pixel], covered / Double(lines.count))
        }
    }
}
