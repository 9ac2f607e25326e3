import Mail
import Terminal
import Wording

extension Doctor {
    /// Checks the connection to the mail server without sending anything.
    func mail() async -> Finding {
        switch plan.mail.way {
        case .server(let server): await finding(server)
        case .folder(let path):
            Finding(
                "mail",
                .doubtful,
                Words("메일을 보내지 않고 \(path)에 두기만 해요.", "Mail isn't sent, only put into \(path)."),
                remedy: "madang serve --smtp smtp://localhost"
            )
        case .nowhere:
            Finding(
                "mail",
                .doubtful,
                Words(
                    "메일을 보낼 수 없어서 이메일 확인과 비밀번호 찾기를 못 써요.",
                    "Mail isn't set up: addresses can't be verified, nor passwords reset by mail."
                ),
                remedy: "madang serve --smtp smtp://localhost --mail-from madang@example.com"
            )
        }
    }

    private func finding(_ server: MailServer) async -> Finding {
        do {
            try await Mailer(server, patience: .seconds(5)).greet()
            return Finding(
                "mail",
                .fine,
                Words("메일은 \(server.host)을(를) 거쳐 나가요.", "Mail leaves through \(server.host).")
            )
        } catch {
            return Finding(
                "mail",
                .broken,
                Words(
                    "메일 서버 \(server.url)이(가) 메일을 받지 않아요: \(error)",
                    "The mail server \(server.url) takes no mail: \(error)"
                ),
                remedy: "curl --verbose \(server.url)"
            )
        }
    }
}
