import Arguments
import Domain
import Wire
import Wording

/// The texts that operators give as reasons, from any machine.
extension OperatorCommands {
    static let ofReasons: [Action] = [reasons, addReason, editReason, removeReason]

    private static let id = Input.place(
        "id",
        label: "TEMPLATE",
        Words("'madang operator reasons'에 나온 ID", "its ID in 'madang operator reasons'")
    )

    private static let title = Input.option(
        "title",
        of: ReasonTemplateDraftBody.self,
        isRequired: true,
        Words("운영자가 고를 때 볼 이름", "the title that operators choose by")
    )

    private static let text = Input.option(
        "text",
        of: ReasonTemplateDraftBody.self,
        isRequired: true,
        Words("한국어 내용", "the text in Korean")
    )

    private static let english = Input.option(
        "text-en",
        for: "textEn",
        of: ReasonTemplateDraftBody.self,
        Words("영어 내용", "the text in English")
    )

    private static let reasons = Action.listing(
        API.reasonTemplates.list,
        "reasons",
        Words("(운영자) 자주 쓰는 사유를 보여 줘요", "(Operator) Show the templates of reasons"),
        example: "madang operator reasons",
        nothing: Words("아직 없어요.", "None yet.")
    )

    private static let addReason = Action.calling(
        API.reasonTemplates.add,
        "add-reason",
        Words("(운영자) 자주 쓰는 사유를 추가해요", "(Operator) Add a template of a reason"),
        example: "madang operator add-reason --title '광고' --text '동네와 상관없는 광고예요.'",
        title,
        text,
        english
    )

    private static let editReason = Action.calling(
        API.reasonTemplates.edit,
        "edit-reason",
        Words("(운영자) 자주 쓰는 사유를 고쳐요", "(Operator) Replace a template of a reason"),
        example: "madang operator edit-reason 02SJ7Q4B80H5C --title '광고' --text '광고는 올릴 수 없어요.'",
        id,
        title,
        text,
        english
    )

    private static let removeReason = Action.doing(
        API.reasonTemplates.remove,
        "remove-reason",
        Words("(운영자) 자주 쓰는 사유를 빼요", "(Operator) Remove a template of a reason"),
        example: "madang operator remove-reason 02SJ7Q4B80H5C",
        id,
        says: Words("사유를 뺐어요.", "The template is removed.")
    )
}

extension Input {
    /// The template of a reason, beside the option of its text.
    static func template(of body: any Body.Type) -> Input {
        .option(
            "template",
            of: body,
            label: "TEMPLATE",
            Words(
                "자주 쓰는 사유의 ID ('madang operator reasons'). 읽는 사람의 언어로 전해요",
                "the ID of a template ('madang operator reasons'), in its reader's language"
            )
        )
    }
}

extension ReasonTemplateBody: Tabular {
    static let columns: [TableColumn<ReasonTemplateBody>] = [
        .init(Words("ID", "ID")) { template, _ in template.id.description },
        .init(Words("이름", "Title"), canShrink: true) { template, _ in template.title },
        .init(Words("한국어", "In Korean"), canShrink: true) { template, _ in template.text },
        .init(Words("영어", "In English"), canShrink: true) { template, _ in template.english ?? "" },
    ]
}

extension ReasonTemplateBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: context.table(of: [self]))
    }
}
