import Glibc
import Supervisor
import TestSupport
import Testing

@Suite("Messages to the service manager")
struct SupervisorTests {
    @Test("It hears in one datagram that the process is ready, with a line for people")
    func ready() async throws {
        let socket = try NotifySocket()
        Supervisor(environment: ["NOTIFY_SOCKET": socket.path]).tell(.ready, .status("Serving\nat once"))
        #expect(try await socket.next() == ["READY=1", "STATUS=Serving at once"])
    }

    @Test("A reload has the time that systemd asks for")
    func reloading() async throws {
        let socket = try NotifySocket()
        Supervisor(environment: ["NOTIFY_SOCKET": socket.path]).tell(.reloading)
        let lines = try await socket.next()
        #expect(lines.first == "RELOADING=1")
        #expect(lines.last?.hasPrefix("MONOTONIC_USEC=") == true)
    }

    @Test("The watchdog's time counts only for the process that it is meant for")
    func watchdog() {
        let time = ["WATCHDOG_USEC": "30000000"]
        #expect(Supervisor(environment: time).watchdog == .seconds(30))
        let own = time.merging(["WATCHDOG_PID": "\(getpid())"]) { $1 }
        #expect(Supervisor(environment: own).watchdog == .seconds(30))
        let other = time.merging(["WATCHDOG_PID": "1"]) { $1 }
        #expect(Supervisor(environment: other).watchdog == nil)
        #expect(Supervisor(environment: ["WATCHDOG_USEC": "soon"]).watchdog == nil)
    }

    @Test(
        "Without a service manager, or with one that is gone, nothing happens",
        arguments: ["", "relative", "/nowhere/notify", "@madang-none", String(repeating: "/x", count: 200)]
    )
    func absent(name: String) {
        Supervisor(environment: ["NOTIFY_SOCKET": name]).tell(.ready, .stopping, .alive)
    }
}
