import Arguments
import Domain
import Wire
import Wording

/// `madang verification …`
enum VerificationCommands: CommandGroup {
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
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [
        .listing(
            API.verifications.all,
            "list",
            Words("선생님이 보낸 서류를 보여 줘요", "Show documents of teachers and past decisions"),
            example: "madang verification list --state waiting",
            .option(
                "state",
                of: VerificationQuery.self,
                default: Verification.State.waiting.rawValue,
                Words("이 상태만", "only this state")
            ),
            nothing: Words("서류가 없어요.", "No documents.")
        ),
        .calling(
            API.verifications.one,
            "show",
            Words("보낸 서류 하나를 보여 줘요", "Show documents of one teacher"),
            example: "madang verification show 02SJ7Q4B80H5C",
            documents
        ),
        .calling(
            API.verifications.accept,
            "accept",
            Words("서류를 확인했다고 표시해요", "Accept documents and say what you have seen"),
            example: "madang verification accept 02SJ7Q4B80H5C --seen '음악대학 졸업증명서'",
            documents,
            .option(
                "seen",
                of: VerifiedDocumentsBody.self,
                isRequired: true,
                Words("확인한 서류. 프로필에 보여요", "what you have seen; the profile shows it")
            )
        ),
        .calling(
            API.verifications.decline,
            "decline",
            Words("이유를 알리고 서류를 반려해요", "Decline documents and say why"),
            example: "madang verification decline 02SJ7Q4B80H5C --reason '글자가 보이지 않아요'",
            documents,
            .option(
                "reason",
                of: SubmissionReasonBody.self,
                Words("선생님에게 보일 이유", "the reason that the teacher sees")
            ),
            .template(of: SubmissionReasonBody.self)
        ),
    ]

    private static let documents = Input.place("id", label: "ID", Words("보낸 서류의 ID", "the ID of documents"))
}

extension VerificationCaseBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
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
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}

extension VerificationCaseBody: Tabular {
    static let columns: [TableColumn<VerificationCaseBody>] = [
        .init(Words("ID", "ID")) { item, _ in item.verification.id.description },
        .init(Words("선생님", "Teacher"), canShrink: true) { item, _ in item.member.member.nickname.text },
        .init(Words("서류", "Documents"), canShrink: true) { item, _ in item.verification.note },
        .init(Words("결정", "Decision"), canShrink: true) { item, _ in
            item.verification.seen ?? item.verification.reason ?? ""
        },
    ]
}
