import Wording

/// Texts of favourites.
enum FavouritePhrases {
    static let title = Words("찜한 글", "Favourites")
    static let ended = Words("종료된 행사", "Events that have ended")
    static let undo = Words("되돌리기", "Undo")
    static let nothing = Words("아직 찜한 글이 없어요", "No favourites yet")
    static let nothingText = Words(
        "마음에 드는 글의 하트를 누르면 여기에 모여요.",
        "Tap the heart on a listing to save it here."
    )
    static let browse = Words("동네 글 둘러보기", "Browse listings")

    static func keep(_ title: String) -> Words {
        Words("'\(title)' 찜하기", "Add “\(title)” to favourites")
    }
}
