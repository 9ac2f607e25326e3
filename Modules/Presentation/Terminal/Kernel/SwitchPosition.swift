/// What `on|off` says.
enum SwitchPosition: String, CaseIterable {
    case on
    case off
}
