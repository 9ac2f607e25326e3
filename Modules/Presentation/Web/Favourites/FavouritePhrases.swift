import Wording

/// What is said of favourites.
enum FavouritePhrases {
    static func keep(_ title: String) -> Words {
        Words("'\(title)' 찜하기", "Keep “\(title)”")
    }
}
