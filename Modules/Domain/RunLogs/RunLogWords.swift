/// The stamp of a log, which says what a run was like. Fellow runners give them to each other, too.
public enum RunStamp: String, CaseIterable, Sendable {
    case check
    case achievement
    case company
    case persistence
    case interest
    case growth
    case grit
    case mood
    case joy
    case sprint
}

/// The weather of a run.
public enum RunWeather: String, CaseIterable, Sendable {
    case clear
    case cloudy
    case night
    case rain
    case snow
}
