import Domain
import Wording

/// Texts of the recordings of teachers.
enum RecordingPhrases {
    static let title = Words("연주 녹음", "Recordings")
    static let lead = Words(
        """
        \(Recording.mostSeconds / 60)분까지의 녹음을 \(Recording.mostPerTeacher)개까지 올릴 수 있어요. 누구나 내 프로필에서 \
        들을 수 있어요.
        """,
        """
        Up to \(Recording.mostPerTeacher) recordings of \(Recording.mostSeconds / 60) minutes each, which \
        everyone can play on your profile.
        """
    )
    static let none = Words("아직 올린 녹음이 없어요.", "No recordings yet.")
    static let file = Words("소리 파일", "Sound file")
    static let fileHint = Words(
        """
        MP3, M4A, WAV, OGG, FLAC, WebM, \(Recording.mostBytes / 1_000_000)MB까지. \
        녹음한 곳 같은 숨은 정보는 지워져요.
        """,
        """
        MP3, M4A, WAV, OGG, FLAC or WebM, up to \(Recording.mostBytes / 1_000_000) MB. Hidden details, such \
        as where it was recorded, are removed.
        """
    )
    static let name = Words("제목", "Title")
    static let nameHint = Words("예: 바흐 무반주 첼로 모음곡 1번", "For example: Bach, Cello Suite No. 1")
    static let rights = Words("직접 연주한 녹음만 올려 주세요.", "Please upload only what you play yourself.")
    static let add = Words("녹음 올리기", "Add recording")
    static let edit = Words("수정", "Edit")
    static let editTitle = Words("녹음 수정", "Edit recording")
    static let remove = Words("녹음 지우기", "Remove recording")
    static let full = Words(
        "녹음을 \(Recording.mostPerTeacher)개 올렸어요. 다른 녹음을 올리려면 하나를 지워 주세요.",
        "You have \(Recording.mostPerTeacher) recordings. Remove one to add another."
    )
}
