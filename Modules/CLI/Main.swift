import DIContainer
import Foundation
import Terminal

@main
enum Main {
    static func main() async {
        let commandLine = MadangCommandLine(premises: House())
        let status = await commandLine.run(
            Array(CommandLine.arguments.dropFirst()),
            environment: ProcessInfo.processInfo.environment
        )
        exit(status)
    }
}
