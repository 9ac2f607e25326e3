public import Domain

extension SearchRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .emptyQuery:
            Words("검색어를 글자나 숫자로 적어 주세요.", "Please type letters or digits to look for.")
        case .queryTooLong:
            Words(
                "검색어는 \(SearchText.longest)자, 단어 \(SearchText.mostWords)개까지 적을 수 있어요.",
                "At most \(SearchText.longest) characters and \(SearchText.mostWords) words, please."
            )
        case .areaTooLarge:
            Words(
                "글이 너무 많은 범위예요. 범위를 좁혀 찾아 주세요.",
                "That area has too many listings. Please choose a smaller one."
            )
        case .newestOnly:
            Words("검색 결과는 최신순으로만 볼 수 있어요.", "Search results come newest first only.")
        }
    }
}
