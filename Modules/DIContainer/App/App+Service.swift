public import Arguments
import BuildInfo
import Database
import Domain
import Files
import Glibc
import HTTPServer
import Remote
import Supervisor
public import Terminal
import Web

/// What supervisors of the process use.
extension App {
    public var build: ProgramBuild {
        let build = BuildInfo.current
        return ProgramBuild(
            commit: build?.commit,
            date: build?.date,
            libraries: Self.libraries,
            system: Self.system
        )
    }

    /// The libraries of the server, each with its version.
    static var libraries: [String] { Database.libraries + [HTTPServer.library] }

    /// Kernel and distribution, as in `Linux 6.1.0 x86_64, Debian GNU/Linux 12 (bookworm)`.
    private static var system: String {
        var name = utsname()
        uname(&name)
        func text<Field>(_ field: Field) -> String {
            withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        let release = (try? File.contents(of: "/etc/os-release")).map { String(decoding: $0, as: UTF8.self) }
        let distribution = release?.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }
            .map { $0.dropFirst("PRETTY_NAME=".count).filter { $0 != "\"" } }
        let kernel = [text(name.sysname), text(name.release), text(name.machine)].joined(separator: " ")
        return [kernel, distribution].compactMap(\.self).joined(separator: ", ")
    }

    public func check(_ settings: Settings) throws {
        let plan = try AppConfiguration(settings)
        do {
            _ = try OperatorDocuments(inFolder: plan.documentFolder)
        } catch {
            throw AppFailure(error, in: plan) ?? error
        }
    }
}

extension Container {
    /// Begins what repeats until it is cancelled.
    func beginLoops(under supervisor: Supervisor) -> [Task<Void, Never>] {
        [
            Task { await maintenance.repeat(every: .seconds(60)) },
            Task { await delivery.repeat(every: .seconds(2)) },
            Task { await calls.repeat(every: .seconds(2)) },
            Task { await deliverPushes() },
            Task { await fetches.repeat(every: .seconds(60)) },
            Task { await searchWrites.repeat(every: .seconds(1)) },
            Task { await backups.repeat(every: .seconds(60)) },
            Task { await proveLife(to: supervisor) },
        ]
    }

    /// Tells the supervisor that requests are answered, as often as it asks for. Without it, the process is
    /// started again.
    private func proveLife(to supervisor: Supervisor) async {
        guard let patience = supervisor.watchdog else { return }
        let transport = InProcessTransport(router: router)
        while !Task.isCancelled {
            if let reply = try? await transport.send(Call("GET", "/healthz")), reply.status == 200 {
                supervisor.tell(.alive)
            }
            try? await Task.sleep(for: patience / 3)
        }
    }
}
