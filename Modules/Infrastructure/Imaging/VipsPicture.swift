import CVips

/// An image owned by the library.
final class VipsPicture {
    let pointer: OpaquePointer
    private let functions: cvips

    init(_ pointer: OpaquePointer, _ functions: cvips) {
        self.pointer = pointer
        self.functions = functions
    }

    deinit {
        functions.unref(UnsafeMutableRawPointer(pointer))
    }

    var width: Int { Int(functions.width(pointer)) }
    var height: Int { Int(functions.height(pointer)) }

    /// Bytes per decoded pixel.
    var pixelBytes: Int {
        Int(functions.bands(pointer)) * Int(functions.format_size(functions.format(pointer)))
    }

    /// Whether the image is interlaced, so that all of it has to be held at once.
    var comesInPasses: Bool { isSet("interlaced") || isSet("jpeg-multiscan") }

    private func isSet(_ name: String) -> Bool {
        var value: Int32 = 0
        guard functions.has(pointer, name) != 0, functions.get_int(pointer, name, &value) == 0 else {
            return false
        }
        return value != 0
    }
}
