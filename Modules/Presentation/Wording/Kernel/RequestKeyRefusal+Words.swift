public import Domain

extension RequestKeyRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .malformed:
            Words(
                "Idempotency-Key는 빈칸 없는 영문·숫자·기호 64자까지예요.",
                "An Idempotency-Key has at most 64 printable characters without spaces."
            )
        case .reused:
            Words(
                "같은 Idempotency-Key로 다른 요청을 보냈어요.",
                "This Idempotency-Key was used for another request."
            )
        case .inProgress:
            Words(
                "같은 요청을 아직 처리하고 있어요. 잠시 뒤에 다시 해 주세요.",
                "The same request is still being worked on. Please try again in a moment."
            )
        case .doneBefore:
            Words(
                "이미 처리한 요청이지만 그때의 응답이 남아 있지 않아요. 현재 상태를 확인해 주세요.",
                "This was already done, but its answer is no longer stored. Please check the current state."
            )
        }
    }
}
