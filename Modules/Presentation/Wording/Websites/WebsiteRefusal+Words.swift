public import Domain

extension WebsiteRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .host:
            Words("홈페이지 주소를 example.org처럼 적어 주세요.", "Please check the address, as in example.org.")
        case .tooMany:
            Words("홈페이지는 \(Website.most)개까지 등록할 수 있어요.", "You can have at most \(Website.most) websites.")
        case .notFound: Words("등록하지 않은 홈페이지예요.", "You have no such website.")
        case .unproven:
            Words(
                "파일에서 인증 줄을 찾지 못했어요. 주소와 내용을 확인해 주세요.",
                "The line wasn't found. Please check the file's address and text."
            )
        case .unreachable:
            Words(
                "홈페이지에 연결하지 못했어요. 잠시 뒤에 다시 해 주세요.",
                "The website could not be reached. Please try again later."
            )
        }
    }
}
