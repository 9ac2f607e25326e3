import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang verification …`
enum VerificationCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            VerificationListCommand.self, VerificationShowCommand.self, VerificationAcceptCommand.self,
            VerificationDeclineCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "verification",
            summary: language.say("(운영자) 선생님이 보낸 서류를 확인해요", "(Operator) Verify documents of teachers"),
            discussion: language.say(
                "내 서류를 보내려면 madang teacher verify를 쓰세요. 서류 사진은 웹의 서류 확인에서 봐요.",
                """
                To send your own documents, use madang teacher verify. The pictures are shown on the page of \
                documents.
                """
            ),
            example: .init("madang verification list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func id(in language: Language) -> Argument {
        Argument("id", label: "ID", summary: language.say("보낸 서류의 ID", "the ID of documents"))
    }
}

extension CommandContext {
    var verificationID: Verification.ID {
        get throws { try identifier(or: VerificationRefusal.notFound) }
    }
}

extension VerificationCaseBody {
    func printout(_ context: CommandContext, keptSince: Moment? = nil) -> Printout {
        let language = context.language
        var facts = FactList()
        facts.add(context.say("선생님", "Teacher"), member.member.nickname.text)
        facts.add(TeacherCredentials.Part.education.words[language], education.joined(separator: " / "))
        facts.add(TeacherCredentials.Part.career.words[language], career.joined(separator: " / "))
        facts.add(context.say("상태", "State"), verification.state.words[language])
        facts.add(context.say("서류 설명", "Note"), verification.note)
        for image in verification.documents {
            facts.add(context.say("사진", "Picture"), image.files.full.path)
        }
        facts.add(context.say("확인한 서류", "Seen"), verification.seen)
        facts.add(context.say("이유", "Reason"), verification.reason)
        facts.add(context.say("결정한 운영자", "Decided by"), decidedBy?.member.nickname.text)
        return Printout(self, text: facts.rendered(context.voice.style), keptSince: keptSince)
    }
}
