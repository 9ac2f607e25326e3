import CVips

/// libvips, loaded and configured once per process.
// The function table is immutable, and its functions are thread-safe.
struct Vips: @unchecked Sendable {
    /// The process-wide instance.
    static let opened = Result { () throws(ImagingError) in try Vips() }

    private let functions: cvips

    private init() throws(ImagingError) {
        self = try Libraries().start()
    }

    private init(_ functions: cvips) {
        self.functions = functions
    }

    /// Loaded, and not yet started: for a process that confines itself in between.
    struct Libraries {
        private var functions = cvips()

        init() throws(ImagingError) {
            if let missing = cvips_open(&functions) { throw .unavailable(String(cString: missing)) }
        }

        func start() throws(ImagingError) -> Vips {
            guard withUnsafePointer(to: functions, cvips_start) == 0 else {
                throw .unavailable("libvips doesn't start")
            }
            return Vips(functions)
        }
    }

    /// Reads an image's header without decoding. The image keeps the pointer.
    func header(of bytes: UnsafeRawBufferPointer, _ kind: ImageKind) throws(ImagingError) -> VipsPicture {
        try picture { cvips_header($0, kind.library, bytes.baseAddress, bytes.count) }
    }

    /// Decodes upright, in sRGB, within a square of `side`, without enlarging.
    func decode(_ bytes: UnsafeRawBufferPointer, within side: Int) throws(ImagingError) -> VipsPicture {
        try picture { cvips_decode($0, bytes.baseAddress, bytes.count, Int32(side)) }
    }

    func shrink(_ whole: VipsPicture, to size: ImageSize) throws(ImagingError) -> VipsPicture {
        switch size {
        case .within(let side): try picture { cvips_shrink($0, whole.pointer, Int32(side), 0) }
        case .square(let side): try picture { cvips_shrink($0, whole.pointer, Int32(side), 1) }
        }
    }

    func webp(_ picture: VipsPicture) throws(ImagingError) -> [UInt8] {
        try withFunctions { functions throws(ImagingError) in
            var size = 0
            guard let bytes = cvips_webp(functions, picture.pointer, 80, 4, &size) else {
                throw .unreadable(reason)
            }
            defer { self.functions.free(bytes) }
            return Array(UnsafeRawBufferPointer(start: bytes, count: size))
        }
    }

    /// - Parameter pixels: three bytes of each.
    func png(_ pixels: [UInt8], width: Int, height: Int) throws(ImagingError) -> [UInt8] {
        try withFunctions { functions throws(ImagingError) in
            var size = 0
            guard let bytes = cvips_png(functions, pixels, Int32(width), Int32(height), &size) else {
                throw .unreadable(reason)
            }
            defer { self.functions.free(bytes) }
            return Array(UnsafeRawBufferPointer(start: bytes, count: size))
        }
    }

    private func picture(
        _ make: (UnsafePointer<cvips>) -> OpaquePointer?
    ) throws(ImagingError) -> VipsPicture {
        guard let pointer = withFunctions(make) else { throw .unreadable(reason) }
        return VipsPicture(pointer, functions)
    }

    private func withFunctions<Value, Failure: Error>(
        _ body: (UnsafePointer<cvips>) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try withUnsafePointer(to: functions, body)
    }

    private var reason: String {
        let text = functions.error_buffer().map { String(cString: $0) } ?? ""
        functions.error_clear()
        return text
    }
}
