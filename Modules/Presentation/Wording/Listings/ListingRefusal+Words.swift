public import Domain

private let editConflict = Words(
    "그사이 다른 곳에서 글이 수정됐어요. 저장된 내용을 확인하고 다시 저장해 주세요.",
    "This listing was edited elsewhere in the meantime. Check what is saved, then save again."
)

private func wordsOfUnoffered(_ kind: Listing.Kind) -> Words {
    let name = kind.words.name
    return Words(
        "지금은 여기서 '\(name[.korean])' 글을 함께하지 않아요. 다른 이야기를 나눠 주세요.",
        "\(name[.english]) aren't part of this place right now. Please share something else."
    )
}

private func wordsOfSimilar(_ ids: [Listing.ID]) -> Words {
    let ids = ids.map(\.description).joined(separator: ", ")
    return Words(
        "비슷한 행사가 이미 있어요: \(ids). 다른 행사라면 그렇다고 알려 주세요.",
        "There are similar events: \(ids). If yours is another one, say so."
    )
}

extension ListingRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound:
            Words("찾을 수 없는 글이에요. 삭제되었을 수 있어요.", "There is no such listing; it may have been deleted.")
        case .deleted:
            Words("삭제된 글이에요.", "This listing was deleted.")
        case .notAuthor:
            Words("글쓴이만 할 수 있어요.", "Only the author can do this.")
        case .titleMissing:
            Words("제목을 써 주세요.", "Please write a title.")
        case .titleTooLong:
            Words("제목은 한 줄, 60자까지 쓸 수 있어요.", "A title is one line of at most 60 characters.")
        case .addressTooLong:
            Words("주소는 120자까지 쓸 수 있어요.", "An address can have at most 120 characters.")
        case .seats: Words("모집 인원을 다시 확인해 주세요.", "Please check the number of seats.")
        case .fewerSeatsThanTaken:
            Words(
                "이미 확정된 인원보다 적게 줄일 수 없어요.",
                "There can't be fewer seats than have been taken already."
            )
        case .full: Words("자리가 모두 찼어요.", "All seats are taken.")
        case .notOpen:
            Words("모집이 끝난 글이에요.", "This listing is closed.")
        case .alreadyOpen:
            Words("이미 모집 중이에요.", "This listing is open already.")
        case .expired:
            Words(
                "날짜가 지난 글이에요. 날짜를 바꾸면 다시 모집할 수 있어요.",
                "Its last date has passed. Change the dates to open it again."
            )
        case .takenDown:
            Words("운영자가 내린 글이라 다시 열 수 없어요.", "The operator took this listing down; it can't be opened.")
        case .bumpedToday:
            Words("끌어올리기는 하루에 한 번만 할 수 있어요.", "A listing can be moved to the top once a day.")
        case .tooManyToday:
            Words("오늘은 글을 너무 많이 올렸어요. 나중에 다시 올려 주세요.", "Too many listings today. Please try again later.")
        case .editedMeanwhile: editConflict
        case .tag:
            Words(
                "태그는 글자와 숫자로 \(ListingTag.longest)자까지 쓸 수 있어요.",
                "A tag has letters and digits, at most \(ListingTag.longest) of them."
            )
        case .tooManyTags:
            Words("태그는 \(ListingTags.most)개까지 달 수 있어요.", "There can be at most \(ListingTags.most) tags.")
        case .similarExists(let ids): wordsOfSimilar(ids)
        case .kindNotOffered(let kind): wordsOfUnoffered(kind)
        case .cancelled: Words("취소된 글이에요.", "This listing was cancelled.")
        case .begun: Words("이미 시작했어요.", "It has begun already.")
        case .endsByItself:
            Words(
                "따로 확인하지 않아도 되는 글이에요.",
                "This listing ends by itself, or stays; it needn't be confirmed."
            )
        case .notCancellable:
            Words("취소할 수 없는 글이에요. 마감하거나 삭제해 주세요.", "This listing can't be cancelled. Close or delete it.")
        case .dealAhead:
            Words(
                "아직 끝나지 않은 약속이 있어 삭제할 수 없어요. 약속을 먼저 취소해 주세요.",
                "There is an accepted appointment that isn't over. Cancel it before you delete the listing."
            )
        }
    }
}

extension ListingDeletionPlan.Obstacle {
    public var words: Words {
        switch self {
        case .dealAhead: ListingRefusal.dealAhead.words
        case .refundsOff: OrderRefusal.refundsOff.words
        }
    }
}
