import Domain
import Wire
import Wording

/// Texts of listings.
enum ListingPhrases {
    static let noSeats = Words("자리가 모두 찼어요", "All seats are taken")
    static let place = Words("장소", "Place")
    static let onlyYou = Words("나에게만 보여요", "Only you can see this")
    static let author = Words("글쓴이", "Author")
    static let facts = Words("자세한 내용", "Details")
    static let noReviews = Words("아직 후기가 없어요", "No reviews yet")
    static let favourites = Words("찜", "Favourites:")
    static let edited = Words("수정됨", "Edited")
    static let talk = Words("채팅하기", "Chat")
    static let goOnTalking = Words("채팅 이어 하기", "Continue chat")
    static let menu = Words("메뉴 더 보기", "More actions")
    static let share = Words("공유하기", "Share")
    static let edit = Words("수정", "Edit")
    static let close = Words("마감하기", "Close listing")
    static let reopen = Words("다시 모집하기", "Reopen")
    static let cancel = Words("모임 취소하기", "Cancel listing")
    static let cancelTitle = Words("모임을 취소할까요?", "Cancel this listing?")
    static let cancelReasonHint = Words(
        "신청하거나 참여하는 이웃이 읽어요.",
        "Those who applied or take part can read it."
    )
    static let takeCancellationBack = Words("취소 되돌리기", "Take cancellation back")
    static let bump = Words("끌어올리기", "Move to top")
    static let stillOpen = Words("네, 아직이에요", "Yes, still open")
    static let notOpen = Words("아니요, 마감할게요", "No, close it")
    static let delete = Words("삭제하기", "Delete")
    static let all = Words("모두 보기", "See all")
    static let similar = Words("근처의 비슷한 글", "Similar listings nearby")
    static let deletedTitle = Words("삭제된 글이에요", "This listing was deleted")
    static let deletedText = Words(
        "아래에서 비슷한 글을 찾아보세요.",
        "You may find a similar one below."
    )
    static let deletionTitle = Words("글을 삭제할까요?", "Delete this listing?")

    /// The link to open listings of a kind, in a neighbourhood if it is known.
    static func others(of kind: Listing.Kind, in neighbourhood: NeighbourhoodBody?) -> Words {
        let name = kind.words.name
        guard let neighbourhood else {
            return Words("\(name[.korean]) 보기", "See \(name[.english].lowercased())")
        }
        return Words(
            "\(neighbourhood.shortName(in: .korean)) 근처 \(name[.korean]) 보기",
            "See \(name[.english].lowercased()) near \(neighbourhood.shortName(in: .english))"
        )
    }

    static func otherFacts(_ count: Int) -> Words {
        Words("\(count)가지 더 보기", "\(count) more details")
    }

    static func more(by nickname: String) -> Words {
        Words("\(nickname) 님의 다른 글", "More by \(nickname)")
    }

    static func pictures(_ count: Int) -> Words {
        Words("사진 \(count)장", count.of("picture"))
    }

    static func seats(_ left: Int, of all: Int) -> Words {
        Words("\(left)자리 남음 (정원 \(all)명)", "\(left) of \(all) left")
    }

    static func views(_ count: Int) -> Words {
        Words("조회 \(count)", count.of("view"))
    }

    static func talks(_ count: Int) -> Words {
        Words("채팅 \(count)", count.of("conversation"))
    }

    static func seeTalks(_ count: Int) -> Words {
        Words(count == 0 ? "채팅 보기" : "채팅 \(count)개 보기", "Chats (\(count))")
    }

    static func map(_ place: String) -> Words {
        Words("\(place)의 장소를 나타낸 지도", "A map of the place in \(place)")
    }

    static func circle(_ place: String) -> Words {
        Words("\(place) 부근을 동그라미로 나타낸 지도", "A map with a circle around \(place)")
    }

    static func cancelLead(telling count: Int) -> Words {
        let told = Words(
            count == 0 ? "" : "신청하거나 참여하는 이웃 \(count)명에게 알려요. ",
            count == 0 ? "" : "\(count.of("neighbour")) will be notified. "
        )
        return Words(
            "\(told[.korean])한 시간 안에는 되돌릴 수 있지만, 이웃도 다시 참여해야 해요.",
            "\(told[.english])You can take it back for an hour, but participants have to claim seats again."
        )
    }

    static func takingBack(until end: Moment, at now: Moment) -> Words {
        let end = end.words(at: now)
        return Words(
            "\(end[.korean])까지 되돌릴 수 있어요. 참여하던 이웃에게 자리를 맡아 두고 알려요.",
            "You can take it back until \(end[.english]). Participants are told, and their seats held."
        )
    }

    static func closing(at end: Moment, now: Moment) -> Words {
        let end = end.day(at: now)
        return Words("\(end[.korean])까지 답이 없으면 마감돼요.", "Without an answer it closes on \(end[.english]).")
    }

    static let closedUnanswered = Words(
        "답이 없어서 마감된 글이에요.",
        "This listing was closed, as there was no answer."
    )

    static func cancelled(_ reason: String?) -> Words {
        guard let reason else { return Words("취소된 모임이에요.", "This listing was cancelled.") }
        return Words("취소된 모임이에요. 이유: \(reason)", "This listing was cancelled. Reason: \(reason)")
    }

    static func over(_ listing: ListingBody, at now: Moment) -> Words {
        if listing.status == .cancelled { return cancelled(nil) }
        if let start = listing.startsAt, start <= now {
            return Words("시작한 시간이 지났어요.", "It has already started.")
        }
        if listing.status == .expired { return Words("날짜가 지난 글이에요.", "Its last date has passed.") }
        guard listing.fillsSeats else { return Words("마감된 글이에요.", "This listing is closed.") }
        guard listing.hasSeatsLeft else {
            return Words(
                "자리가 모두 찼어요. 자리가 나면 다시 열려요.",
                "All seats are taken. It opens again when one is free."
            )
        }
        return Words("모집이 끝난 글이에요.", "This listing is closed.")
    }

    static func deletionLead(_ title: String) -> Words {
        Words("\("'\(title)'".with(.object)) 삭제하면 되돌릴 수 없어요.", "Deleting “\(title)” can't be undone.")
    }

    static func deletionTalks(_ count: Int) -> Words {
        Words(
            "대화 \(count)개는 그대로 남고, 글이 삭제되었다고 알려요.",
            "\(count.of("conversation")) will remain, and say that the listing was deleted."
        )
    }

    static func deletionProposals(_ count: Int) -> Words {
        Words("아직 수락하지 않은 약속 제안 \(count)개가 취소돼요.", "\(count.of("open suggestion")) will be withdrawn.")
    }

    static func deletionRefunds(_ stake: MoneyStake) -> Words {
        let amount = OrderPhrases.won(stake.won)
        return Words(
            "결제한 이웃 \(stake.orders)명에게 아직 받지 않은 만큼 모두 \(amount[.korean])을 돌려줘요.",
            "\(amount[.english]) is given back to \(stake.orders.of("payer")), for what they haven't had yet."
        )
    }

    static func deletionFavourites(_ count: Int) -> Words {
        Words("이웃 \(count)명의 찜 목록에서 사라져요.", "It disappears from the favourites of \(count.of("neighbour")).")
    }
}
