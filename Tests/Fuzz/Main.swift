import CFuzzer
import Glibc

/// Runs libFuzzer on the target that `FUZZ_TARGET` names. An environment variable, because libFuzzer starts
/// this program again with arguments of its own.
@main
enum Fuzz {
    private static let targets: [String: @Sendable ([UInt8]) -> Void] = [
        "arguments": checkArguments,
        "atlas": checkAtlas,
        "forms": checkForm,
        "head": checkHead,
        "images": checkImage,
        "json": checkJSON,
        "multipart": checkMultipart,
        "sql": checkSQL,
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

    static func main() {
        _ = target
        var count = CommandLine.argc
        var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        exit(LLVMFuzzerRunDriver(&count, &words) { checkOne($0, $1) })
    }
}

/// Under this name libFuzzer looks for a target, even where it is handed one.
@_cdecl("LLVMFuzzerTestOneInput")
func checkOne(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let start = clock()
    Fuzz.target(Array(UnsafeBufferPointer(start: bytes, count: count)))
    // In millionths, of all threads: a busy machine makes no input slow.
    promise(clock() - start < 3_000_000, "more than three seconds of the processor")
    return 0
}
