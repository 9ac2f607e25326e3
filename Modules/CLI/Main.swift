import Arguments
import DIContainer
import Glibc
import Terminal

@main
enum Main {
    static func main() async {
        // What this program writes is its user's alone, also where a library narrows a file only later.
        umask(0o077)
        let commandLine = MadangCommandLine(app: App())
        let status = await commandLine.run(
            Array(CommandLine.arguments.dropFirst()),
            environment: ProcessEnvironment.all
        )
        exit(status)
    }
}
