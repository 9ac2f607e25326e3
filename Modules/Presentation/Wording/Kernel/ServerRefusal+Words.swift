public import Domain

extension ServerRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .busy:
            Words("지금 요청이 많아요. 잠시 뒤에 다시 시도해 주세요.", "The server is busy. Please try again in a moment.")
        case .storageUnavailable:
            Words(
                "지금은 데이터베이스에 연결할 수 없어요. 바뀐 것은 없으니 잠시 뒤에 다시 시도해 주세요.",
                "The database can't be reached right now. Nothing was changed; please try again in a moment."
            )
        case .storageFull:
            Words(
                "저장 공간이 가득 찼어요. 운영자에게 알려 주세요.",
                "The server's disk is full. Please tell the operator."
            )
        case .newerVersion:
            Words(
                "새 버전으로 바뀌는 중이라 지금은 볼 수만 있어요. 잠시 뒤에 다시 시도해 주세요.",
                "A new version is taking over, so you can only read for now. Please try again in a moment."
            )
        }
    }
}
