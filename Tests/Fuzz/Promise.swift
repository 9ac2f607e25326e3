import Glibc

/// Ends the process, for libFuzzer to keep what led here, unless `holds`.
func promise(_ holds: Bool, _ words: @autoclosure () -> String) {
    if !holds { giveUp(words()) }
}

func giveUp(_ words: String) -> Never {
    let line = "Broken: \(words)\n"
    write(STDERR_FILENO, line, line.utf8.count)
    abort()
}
