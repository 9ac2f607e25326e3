import Domain
import Wording

/// Texts of the pages on which operators write documents.
enum WrittenDocumentPhrases {
    static let title = Words("약관과 안내", "Documents")
    static let text = Words(
        "이웃이 가입할 때 읽고 동의하는 글이에요. 바꾸면 다시 동의를 받아요.",
        "What members read and agree to as they join. After a change they are asked again."
    )
    static let label = Words("내용", "Text")
    static let hint = Words(
        "#으로 시작하면 제목, -로 시작하면 목록이에요. 비우면 문서를 내려요.",
        "A line that begins with # is a heading, with - an item. Left empty, the document is taken away."
    )
    static let save = Words("저장하기", "Save")
    static let show = Words("미리 보기", "Preview")
    static let preview = Words("이렇게 보여요", "How it looks")
    static let start = Words("예시로 시작하기", "Start from a template")
    static let versions = Words("지난 글", "Former texts")
    static let removed = Words("문서를 내렸어요.", "The document was taken away.")
    static let noVersions = Words("아직 쓴 글이 없어요", "Nothing was written yet")
    static let noVersionsText = Words("여기에 누가 언제 썼는지 남아요.", "Who wrote what, and when, is kept here.")
    static let none = Words("아직 없어요", "Not written yet")
    static let file = Words("서버 컴퓨터의 파일에 있어요", "In a file on the server's machine")
    static let written = Words("썼어요", "Written")

    static func gaps(_ count: Int) -> Words {
        Words("채울 곳이 \(count)군데 남았어요", count == 1 ? "1 gap to fill in" : "\(count) gaps to fill in")
    }
}
