import Arguments
import Domain
import Wire
import Wording

/// The server's status for operators, from any machine.
extension OperatorCommands {
    static let ofServer: [Action] = [
        Action.calling(
            API.server.status,
            "server",
            Words("(운영자) 서버가 어떤지 보여 줘요", "(Operator) Show how the server is"),
            example: "madang operator server"
        ),
        Action.calling(
            API.server.retry,
            "retry",
            Words("(운영자) 보내지 못한 것을 다시 보내요", "(Operator) Send again what failed"),
            example: "madang operator retry --queue emails",
            .option(
                "queue",
                of: QueueRetryBody.self,
                isRequired: true,
                Words("무엇을 다시 보낼지", "what to send again")
            )
        ),
        Action.calling(
            API.server.crashes,
            "crashes",
            Words("(운영자) 비정상 종료 기록을 보여 줘요", "(Operator) Show the latest crash reports"),
            example: "madang operator crashes"
        ),
        Action.calling(
            API.server.figures,
            "figures",
            Words("(운영자) 이웃들이 한 일을 주마다 수로 보여 줘요", "(Operator) Show what members did by week, in numbers"),
            example: "madang operator figures --weeks 4",
            .option(
                "weeks",
                of: FiguresQuery.self,
                label: "N",
                Words("몇 주. 안 적으면 \(FiguresQuery.usual)주", "how many weeks; \(FiguresQuery.usual) by default")
            )
        ),
        Action.calling(
            API.server.testMail,
            "test-mail",
            Words("(운영자) 나에게 시험 메일을 보내요", "(Operator) Send a test email to me"),
            example: "madang operator test-mail"
        ),
    ]
}
