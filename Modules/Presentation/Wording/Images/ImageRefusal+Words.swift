public import Domain

extension ImageRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound:
            Words("찾을 수 없는 사진이에요. 다시 올려 주세요.", "There is no such picture; please upload it again.")
        case .notYours:
            Words("내가 올린 사진만 쓸 수 있어요.", "Only pictures that you uploaded can be used.")
        case .tooMany:
            Words(
                "사진이 너무 많아요. 몇 장을 빼 주세요.",
                "There are too many pictures. Please remove some."
            )
        case .repeated:
            Words("같은 사진이 두 번 있어요.", "The same picture is added twice.")
        case .tooLarge:
            Words(
                "사진 파일은 \(Image.mostBytes / 1_000_000)MB까지 올릴 수 있어요.",
                "A picture can have at most \(Image.mostBytes / 1_000_000) MB."
            )
        case .tooManyPixels:
            Words(
                "사진이 너무 커요. 가로세로를 줄여서 올려 주세요.",
                "The picture is too large. Please make it smaller first."
            )
        case .unreadable:
            Words("사진 파일이 손상되어 읽을 수 없어요.", "The picture is damaged and can't be read.")
        case .unsupported:
            Words(
                "JPEG, PNG, WebP, HEIF 사진만 올릴 수 있어요.",
                "Only JPEG, PNG, WebP and HEIF pictures can be uploaded."
            )
        case .unavailable:
            Words(
                "이 마당은 지금 사진을 받을 수 없어요. 운영자에게 알려 주세요.",
                "This server can't accept pictures right now. Please tell its operator."
            )
        case .tooManyToday:
            Words(
                "오늘은 사진을 더 올릴 수 없어요. 내일 다시 올려 주세요.",
                "No more pictures can be uploaded today. Please try again tomorrow."
            )
        case .tooMuchWork:
            Words(
                "오늘 올린 파일이 너무 커서 더 처리할 수 없어요. 나중에 다시 올려 주세요.",
                "Your uploads of today took too much time to process. Please try again later."
            )
        }
    }
}
