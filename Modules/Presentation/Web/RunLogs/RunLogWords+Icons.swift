import Domain

extension RunStamp {
    var icon: Icon {
        switch self {
        case .check: .stampCheck
        case .achievement: .stampAchievement
        case .company: .stampCompany
        case .persistence: .stampPersistence
        case .interest: .stampInterest
        case .growth: .stampGrowth
        case .grit: .stampGrit
        case .mood: .stampMood
        case .joy: .stampJoy
        case .sprint: .stampSprint
        }
    }
}

extension RunWeather {
    var icon: Icon {
        switch self {
        case .clear: .weatherClear
        case .cloudy: .weatherCloudy
        case .night: .weatherNight
        case .rain: .weatherRain
        case .snow: .weatherSnow
        }
    }
}
