import Arguments
import Domain
import JSONCoding
import Remote
import Wording

extension ServerCommands {
    /// For supervisors that run a command, such as those of containers.
    static let health = Action(
        "health",
        Words("실행 중인 서버가 준비됐는지 물어봐요", "Ask the running server whether it is ready"),
        discussion: Words(
            """
            이 컴퓨터의 서버는 설정의 host와 port로, 다른 서버는 --server로 찾아요. \
            준비가 안 됐으면 종료 코드가 1, 닿지 않으면 5예요.
            """,
            """
            Asks the server of this machine by its settings host and port, or another with --server. \
            Exits with 1 when it isn't ready, and with 5 when it can't be reached.
            """
        ),
        example: "madang health --port 8080",
        options: AppSettings.addressOptions
    ) { context in
        let address = try context.serverAddress()
        let reply = try await context.program.connect(address).send(Call("GET", "/readyz"))
        guard let document = try? JSON(parsing: reply.body), case .object(let answer) = document,
            case .bool(let isReady)? = answer["ready"]
        else { throw RemoteError.unexpected(status: reply.status, "/readyz isn't Madang's") }
        var printout = Printout(
            document,
            text: context.words(isReady, because: answer["because"], at: address)
        )
        printout.exitCode = isReady ? .success : .failure
        return printout
    }
}

extension CommandContext {
    fileprivate func serverAddress() throws -> String {
        if invocation.isGiven(GlobalOptions.server), case .server(let address) = try Destination(self) {
            return address
        }
        let settings = try settings()
        let (host, port) = (settings.text("host"), settings.integer("port"))
        guard port != 0 else {
            throw UsageComplaint(
                say(
                    "포트가 0이면 서버를 찾을 수 없어요. --server로 주소를 적어 주세요.",
                    "With port 0 the server can't be found. Give its address with --server."
                )
            )
        }
        // An address that means all of the machine's can be listened on, but not connected to everywhere.
        let reachable = ["0.0.0.0": "127.0.0.1", "::": "::1"][host] ?? host
        return "http://\(reachable.contains(":") ? "[\(reachable)]" : reachable):\(port)"
    }

    fileprivate func words(_ isReady: Bool, because troubles: JSON?, at address: String) -> String {
        guard !isReady else { return say("준비됐어요: \(address)", "Ready: \(address)") }
        var reasons: [String] = []
        if case .object(let troubles)? = troubles {
            for (name, code) in troubles {
                if case .string(let code) = code { reasons.append("\(name): \(code)") }
            }
        }
        return ([say("아직 준비되지 않았어요: \(address)", "Not ready: \(address)")] + reasons)
            .joined(separator: "\n")
    }
}
