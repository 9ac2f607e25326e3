import Arguments
import Domain
import Files
import Remote

/// A command's invocation and dependencies.
struct CommandContext: Sendable {
    let invocation: Invocation
    let program: MadangCommandLine
    let voice: OutputStyle
    let environment: [String: String]

    var language: Language { voice.language }

    func say(_ korean: String, _ english: String) -> String {
        language.say(korean, english)
    }

    /// The settings for commands that run the server itself.
    func operatorSettings() throws -> Settings {
        guard !invocation.isGiven(GlobalOptions.server) else {
            throw UsageComplaint(
                say(
                    "이 명령은 데이터가 있는 컴퓨터에서만 쓸 수 있어요. --server를 빼 주세요.",
                    "This command works only on the machine with the data. Omit --server."
                )
            )
        }
        return try settings()
    }

    func settings(in folder: String? = nil) throws -> Settings {
        var environment = environment
        if let folder { environment["\(AppSettings.prefix)DATA"] = folder }
        return try Settings(
            AppSettings.all(in: language),
            invocation: invocation,
            environment: environment,
            prefix: AppSettings.prefix,
            alsoKnown: [Self.fileVariable],
            file: settingsFile(environment)
        )
    }

    private static let fileVariable = "\(AppSettings.prefix)CONFIG"

    private func settingsFile(_ environment: [String: String]) throws -> SettingsFile? {
        if let path = given("config") ?? environment[Self.fileVariable], !path.isEmpty {
            return try SettingsFile(path: path)
        }
        let folder = given("data") ?? environment["\(AppSettings.prefix)DATA"] ?? ""
        let path = (folder.isEmpty ? AppSettings.standardFolder : folder) + "/madang.conf"
        return File.exists(path) ? try SettingsFile(path: path) : nil
    }

    /// The value of an option that this command may not declare.
    private func given(_ name: String) -> String? {
        invocation.isGiven(name) ? invocation.text(ifGiven: name) : nil
    }
}
