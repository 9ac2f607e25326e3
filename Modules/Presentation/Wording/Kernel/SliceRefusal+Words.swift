public import Domain

extension SliceRefusal: LocalizedRefusal {
    public var words: Words {
        Words("이 목록에서 받은 cursor가 아니에요.", "This cursor isn't from this list.")
    }
}
