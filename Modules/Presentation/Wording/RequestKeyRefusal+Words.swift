public import Domain

extension RequestKeyRefusal: Worded {
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
                "This Idempotency-Key came with another request before."
            )
        }
    }
}
