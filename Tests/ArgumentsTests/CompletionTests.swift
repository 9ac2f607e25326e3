import Arguments
import Foundation
import TestSupport
import Testing

@Suite("Completions")
struct CompletionTests {
    /// What the shell has to offer for the last of `words`.
    private func offered(_ words: [String]) throws -> [String] {
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let answer = try shell(
            "bash",
            ["--noprofile", "--norc", "-c"],
            depot.completions(for: .bash) + """
                COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
                _depot; printf '%s\\n' "${COMPREPLY[@]}"
                """
        )
        return answer.split(separator: "\n").map(String.init)
    }

    private func shell(_ name: String, _ options: [String], _ script: String) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + options + [script]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "bash offers what can stand at the place of the cursor",
        arguments: [
            (["depot", ""], ["serve", "box", "completions"]),
            (["depot", "s"], ["serve"]),
            (["depot", "--json", "box", ""], ["find", "at", "move"]),
            (["depot", "--data", "box", "b"], ["box"]),
            (["depot", "serve", "--p"], ["--port", "--pace"]),
            (["depot", "serve", "--pace", ""], ["slow", "fast"]),
            (["depot", "serve", "--pace", "=", "f"], ["fast"]),
            (["depot", "serve", "--pace", "="], ["slow", "fast"]),
            (["depot", "serve", "--port", ""], []),
            (["depot", "--no"], ["--no-verbose"]),
            (["depot", "box", "move", "--t"], ["--to"]),
            (["depot", "completions", ""], ["bash", "zsh", "fish"]),
            (["depot", "completions", "bash", ""], []),
            (["depot", "box", "find", "--", "--j"], []),
        ] as [([String], [String])]
    )
    func bash(words: [String], expected: [String]) throws {
        #expect(try offered(words) == expected)
    }

    @Test("bash offers folders for a folder, and files for a file")
    func paths() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.file("inner"), withIntermediateDirectories: true)
        try "".write(to: folder.file("key"), atomically: true, encoding: .utf8)
        #expect(try offered(["depot", "--data", folder.path + "/"]) == [folder.path + "/inner"])
        let files = try offered(["depot", "serve", "--key-file", folder.path + "/"])
        #expect(Set(files) == [folder.path + "/inner", folder.path + "/key"])
    }

    @Test("Every script is one that its shell can read", arguments: Shell.allCases)
    func readable(name: Shell) throws {
        let folder = try TemporaryFolder()
        let file = folder.file("script")
        try depot.completions(for: name).write(to: file, atomically: true, encoding: .utf8)
        let isThere = try shell("sh", ["-c"], "command -v \(name.rawValue)") != ""
        guard isThere else { return }
        #expect(try shell(name.rawValue, ["-n"], file.path) == "")
    }

    @Test("Every script knows every command, option and choice", arguments: Shell.allCases)
    func complete(name: Shell) {
        let script = depot.completions(for: name)
        for word in ["serve", "depot box find", "--no-verbose", "--to", "slow", "folders", "files"] {
            #expect(script.contains(word))
        }
    }
}
