public import Domain

extension Zone {
    /// The city by whose clocks the zone is known.
    public var words: Words {
        switch self {
        case .seoul: Words("서울", "Seoul")
        case .tokyo: Words("도쿄", "Tokyo")
        case .shanghai: Words("상하이", "Shanghai")
        case .taipei: Words("타이베이", "Taipei")
        case .hongKong: Words("홍콩", "Hong Kong")
        case .singapore: Words("싱가포르", "Singapore")
        case .manila: Words("마닐라", "Manila")
        case .bangkok: Words("방콕", "Bangkok")
        case .hoChiMinh: Words("호찌민", "Ho Chi Minh City")
        case .jakarta: Words("자카르타", "Jakarta")
        case .kolkata: Words("콜카타", "Kolkata")
        case .dubai: Words("두바이", "Dubai")
        case .istanbul: Words("이스탄불", "Istanbul")
        case .utc: Words("협정 세계시(UTC)", "UTC")
        case .london: Words("런던", "London")
        case .dublin: Words("더블린", "Dublin")
        case .lisbon: Words("리스본", "Lisbon")
        case .madrid: Words("마드리드", "Madrid")
        case .paris: Words("파리", "Paris")
        case .amsterdam: Words("암스테르담", "Amsterdam")
        case .zurich: Words("취리히", "Zurich")
        case .berlin: Words("베를린", "Berlin")
        case .stockholm: Words("스톡홀름", "Stockholm")
        case .warsaw: Words("바르샤바", "Warsaw")
        case .helsinki: Words("헬싱키", "Helsinki")
        case .newYork: Words("뉴욕", "New York")
        case .toronto: Words("토론토", "Toronto")
        case .chicago: Words("시카고", "Chicago")
        case .denver: Words("덴버", "Denver")
        case .phoenix: Words("피닉스", "Phoenix")
        case .losAngeles: Words("로스앤젤레스", "Los Angeles")
        case .saoPaulo: Words("상파울루", "São Paulo")
        case .honolulu: Words("호놀룰루", "Honolulu")
        case .brisbane: Words("브리즈번", "Brisbane")
        case .sydney: Words("시드니", "Sydney")
        case .auckland: Words("오클랜드", "Auckland")
        }
    }
}

extension LocalTime {
    /// "12월 5일 (토)", "Sat 5 Dec"; includes the year when it isn't `year`.
    public func day(in year: Int) -> Words {
        let weekday = weekday.words
        return Words(
            """
            \(date.year == year ? "" : "\(date.year)년 ")\(date.month)월 \(date.day)일 \
            (\(weekday[.korean]))
            """,
            """
            \(weekday[.english]) \(date.day) \(months[date.month - 1])\
            \(date.year == year ? "" : " \(date.year)")
            """
        )
    }

    /// "오후 7:30", "7:30 pm".
    public var timeOfDay: Words {
        let (hour, minute) = minute.quotientAndRemainder(dividingBy: 60)
        let clock = "\(hour % 12 == 0 ? 12 : hour % 12):\(minute < 10 ? "0" : "")\(minute)"
        return hour < 12 ? Words("오전 \(clock)", "\(clock) am") : Words("오후 \(clock)", "\(clock) pm")
    }
}
