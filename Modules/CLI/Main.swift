import Arguments
import DIContainer
import Glibc
import Terminal

@main
enum Main {
    static func main() async {
        App.work(ifAskedBy: CommandLine.arguments.dropFirst())
        // Files are private to the user even where a library sets narrower permissions only later.
        umask(0o077)
        let commandLine = MadangCommandLine(app: App(), clock: SystemClock())
        let status = await commandLine.run(
            Array(CommandLine.arguments.dropFirst()),
            environment: ProcessEnvironment.all
        )
        exit(status)
    }
}
