import Domain
import Wire
import Wording

extension AccountCommands {
    static let warnings = Action.listing(
        API.warnings.mine,
        "warnings",
        Words("운영자의 경고를 최근 것부터 보여 줘요", "Show what operators warned me of, latest first"),
        example: "madang account warnings",
        nothing: Words("받은 경고가 없어요.", "No warnings.")
    )
}

extension WarningBody: Tabular {
    static let columns: [TableColumn<WarningBody>] = [
        .init(Words("때", "When")) { warning, _ in warning.at.stamp },
        .init(Words("경고", "Warning"), canShrink: true) { warning, _ in warning.text },
    ]
}
