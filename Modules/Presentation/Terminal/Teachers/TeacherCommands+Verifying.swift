import Arguments
import Domain
import Remote
import Wire
import Wording

extension TeacherCommands {
    static let verify = Action(
        "verify",
        Words("서류를 보내 확인받아요", "Send documents for a verification"),
        discussion: Words(
            """
            졸업증명서나 자격증 사진을 \(Verification.mostDocuments)장까지 보내요. 나와 운영자만 보고, 결정이 나면 지워요. \
            사진 없이 쓰면 마지막으로 보낸 서류의 상태를 보여 줘요.
            """,
            """
            Sends up to \(Verification.mostDocuments) pictures of diplomas or certificates. Only you and \
            the operators see them, and they are deleted with the decision. Without pictures, shows what \
            became of the last ones.
            """
        ),
        example: "madang teacher verify diploma.jpg --note '음악대학 졸업증명서'",
        options: { language in
            [
                Option("note", label: "TEXT", summary: language.say("어떤 서류인지", "what the documents are")),
                .flag("withdraw", summary: language.say("보낸 서류를 취소해요", "withdraw documents that wait")),
            ]
        },
        arguments: { language in
            [
                Argument(
                    "files",
                    .file,
                    label: "FILE",
                    .any,
                    summary: language.say("서류 사진", "a picture of a document")
                )
            ]
        }
    ) { context in
        let (files, note) = (context.invocation.texts("files"), context.invocation.text(ifGiven: "note"))
        if context.invocation.flag("withdraw") {
            if !files.isEmpty || note != nil { throw context.contradiction("--withdraw", "FILE, --note") }
            try await context.askAsMember { try await $0(API.verifications.withdraw()) }
            return .done(context.say("보낸 서류를 취소하고 지웠어요.", "Withdrawn and deleted."))
        }
        guard !files.isEmpty || note != nil else {
            return try await context.answer(to: API.verifications.mine()).printout(context)
        }
        return try await context.askAsMember { client in
            let images = try await context.uploads(files, at: client).map(\.id)
            return try await client(
                API.verifications.send(DocumentsBody(images: images, note: note ?? ""))
            )
        }.printout(context)
    }
}

extension VerificationBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var facts = FactList()
        facts.add(context.say("상태", "State"), state.words[context.language])
        facts.add(context.say("보낸 서류", "Documents"), note)
        facts.add(context.say("보낸 때", "Sent"), sentAt.stamp)
        facts.add(context.say("확인한 서류", "Seen"), seen)
        facts.add(context.say("이유", "Reason"), reason)
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}
