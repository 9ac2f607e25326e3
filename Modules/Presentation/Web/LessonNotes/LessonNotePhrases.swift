import Domain
import Wording

/// Texts of the notes of lessons.
enum LessonNotePhrases {
    static let title = Words("수업 노트", "Lesson notes")
    static let both = Words("두 사람의 노트", "Notes of both")
    static let all = Words("수업 노트 모두 보기", "See all lesson notes")
    static let withEveryone = Words("모든 이웃의 노트 보기", "Notes with everyone")
    static let mine = Words("내 노트", "My note")
    static let theirs = Words("상대의 노트", "Your neighbour's note")
    static let text = Words("오늘 한 것", "What you did")
    static let hint = Words("두 사람만 볼 수 있어요.", "Only the two of you can read it.")
    static let homework = Words("숙제", "Homework")
    static let homeworkField = Words("숙제 (선택)", "Homework (optional)")
    static let save = Words("저장", "Save")
    static let tick = Words("숙제 다 했어요", "Mark as done")
    static let notYet = Words("아직 다 못 했어요", "Not done yet")
    static let edited = Words("수정됨", "edited")
    static let remove = Words("내 노트 삭제", "Delete my note")
    static let removeLead = Words("되돌릴 수 없어요.", "This can't be undone.")
    static let removeNow = Words("삭제하기", "Delete")
    static let closed = Words(
        "지금은 이 약속에 노트를 쓸 수 없어요.",
        "You can't write notes of this lesson now."
    )
    static let nothing = Words("아직 노트가 없어요", "No notes yet")
    static let nothingText = Words(
        "약속이 시작되면 두 사람이 한 것과 숙제를 적어 둘 수 있어요.",
        "Once a lesson has begun, both of you can note what you did, and homework."
    )
    static let deals = Words("내 약속 보기", "See my lessons")

    static func done(at moment: Moment, _ now: Moment) -> Words {
        let age = moment.age(at: now)
        return Words("다 했어요 · \(age[.korean])", "Done · \(age[.english])")
    }
}
