public import Domain

extension RunTag {
    public var words: Words {
        switch self {
        case .beforeWork: Words("출근 전", "Before work")
        case .afterWork: Words("퇴근 후", "After work")
        case .dayOff: Words("휴일", "Day off")
        }
    }
}

extension Afterparty {
    public var words: Words {
        switch self {
        case .yes: Words("뒤풀이 있음", "Afterparty")
        case .no: Words("뒤풀이 없음", "No afterparty")
        }
    }
}

extension RunCapacity {
    public static func words(of total: Int) -> Words {
        Words("\(total)명까지, 글쓴이 포함", "Up to \(total), with the host")
    }
}
