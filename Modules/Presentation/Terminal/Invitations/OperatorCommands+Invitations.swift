import Arguments
import Domain
import Remote
import Wire
import Wording

/// Invitations, from any machine.
extension OperatorCommands {
    static let ofInvitations: [Action] = [invite, invitations, withdrawInvitation]

    private static let inputs: [Input] = [
        .option(
            "email",
            of: InvitationRequestBody.self,
            label: "EMAIL",
            Words("링크를 메일로 보낼 주소", "an address to which the link is mailed")
        ),
        .option(
            "uses",
            of: InvitationRequestBody.self,
            label: "N",
            Words("몇 명까지. 안 적으면 1명", "how many people may join; one by default")
        ),
        .option(
            "days",
            of: InvitationRequestBody.self,
            label: "N",
            Words("며칠 동안. 안 적으면 7일", "for how many days; seven by default")
        ),
    ]

    private static let invite = Action(
        "invite",
        Words("(운영자) 초대 링크를 만들어요", "(Operator) Create an invitation"),
        discussion: Words(
            "링크는 이때만 볼 수 있어요. 서버에는 확인할 수 있는 값만 남아요.",
            "The link is shown only now: the server keeps no more than a hash of it."
        ),
        example: "madang operator invite --uses 10 --days 14",
        takes: inputs
    ) { context in
        let call = try context.call(API.invitations.create, inputs)
        return try await context.askAsMember { client, destination in
            let grant = try await client(call)
            guard case .server(let server) = destination else { return Printout(grant, text: grant.path) }
            return Printout(grant, text: server + grant.path)
        }
    }

    private static let invitations = Action.listing(
        API.invitations.list,
        "invitations",
        Words("(운영자) 초대와 가입한 이웃을 보여 줘요", "(Operator) Show the invitations, and who joined"),
        example: "madang operator invitations",
        nothing: Words("아직 초대가 없어요.", "No invitations yet.")
    )

    private static let withdrawInvitation = Action.calling(
        API.invitations.withdraw,
        "withdraw-invitation",
        Words("(운영자) 초대를 취소해요", "(Operator) Withdraw an invitation"),
        example: "madang operator withdraw-invitation 02SJ7Q4B80H5C",
        .place("id", label: "INVITATION", Words("초대의 ID", "the ID of an invitation"))
    )
}

extension InvitationBody: Tabular, Printable {
    static let columns: [TableColumn<InvitationBody>] = [
        .init(Words("ID", "ID")) { invitation, _ in invitation.id.description },
        .init(Words("상태", "State")) { invitation, context in invitation.state.words[context.language] },
        .init(Words("이메일", "Email"), canShrink: true) { invitation, _ in invitation.email ?? "-" },
        .init(Words("가입", "Joined")) { invitation, _ in "\(invitation.used)/\(invitation.uses)" },
        .init(Words("언제까지", "Until")) { invitation, _ in invitation.endsAt.stamp },
        .init(Words("가입한 이웃", "Members"), canShrink: true) { invitation, _ in
            invitation.joined.map(\.nickname).joined(separator: ", ")
        },
    ]

    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: context.table(of: [self]))
    }
}
