import Glibc

#if FUZZ
    import CFuzzer
#endif

/// Gives input to the target that `FUZZ_TARGET` names: libFuzzer's own, or files in a build without it.
/// An environment variable, because libFuzzer starts this program again with arguments of its own.
@main
enum Fuzz {
    private static let targets: [String: @Sendable ([UInt8]) -> Void] = [
        "addressanswers": checkAddressAnswers,
        "addresses": checkAddressIndex,
        "arguments": checkArguments,
        "atlas": checkAtlas,
        "entrances": checkEntrances,
        "forms": checkForm,
        "head": checkHead,
        "images": checkImage,
        "json": checkJSON,
        "keys": checkKeys,
        "multipart": checkMultipart,
        "payments": checkPayments,
        "sources": checkSources,
        "tracks": checkTracks,
        "sql": checkSQL,
        "tiles": checkTiles,
        "text": checkText,
    ]

    fileprivate static let target: @Sendable ([UInt8]) -> Void = {
        let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
        guard let target = targets[name] else {
            print("FUZZ_TARGET is one of \(targets.keys.sorted().joined(separator: " "))")
            exit(2)
        }
        return target
    }()

    #if FUZZ
        static func main() {
            // Only an optimised build frees memory as early as the program does.
            promise(!_isDebugAssertConfiguration(), "built without optimisation")
            _ = target
            var count = CommandLine.argc
            var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
            exit(LLVMFuzzerRunDriver(&count, &words) { checkOne($0, $1) })
        }
    #else
        static func main() {
            for path in CommandLine.arguments.dropFirst() {
                let line = "\(path)\n"
                write(STDERR_FILENO, line, line.utf8.count)
                target(bytes(of: path))
            }
        }

        private static func bytes(of path: String) -> [UInt8] {
            guard let file = fopen(path, "r") else { giveUp("\(path) can't be read") }
            defer { fclose(file) }
            var bytes: [UInt8] = []
            var part = [UInt8](repeating: 0, count: 65_536)
            while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
            return bytes
        }
    #endif
}

#if FUZZ
    /// Under this name libFuzzer looks for a target, even where it is handed one.
    @_cdecl("LLVMFuzzerTestOneInput")
    func checkOne(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        let start = clock()
        Fuzz.target(Array(UnsafeBufferPointer(start: bytes, count: count)))
        // In millionths, of all threads: a busy machine makes no input slow.
        promise(clock() - start < 3_000_000, "more than three seconds of the processor")
        return 0
    }
#endif
