public import Domain

extension Pace {
    /// The grade with its paces per kilometre: "평균 6:00~6:59".
    public var words: Words {
        let (from, to) = (Self.clock(seconds.lowerBound), Self.clock(seconds.upperBound - 1))
        return switch self {
        case .beginner: Words("입문 \(from) 이상", "Beginner, \(from) or more")
        case .average: Words("평균 \(from)~\(to)", "Average, \(from)–\(to)")
        case .fast: Words("고수 \(from)~\(to)", "Fast, \(from)–\(to)")
        case .expert:
            Words(
                "초고수 \(Self.clock(seconds.upperBound)) 미만",
                "Expert, under \(Self.clock(seconds.upperBound))"
            )
        }
    }

    private static func clock(_ seconds: Int) -> String {
        let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
        return rest < 10 ? "\(minutes):0\(rest)" : "\(minutes):\(rest)"
    }
}
