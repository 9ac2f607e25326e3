public import Domain

// The closed choices of events in bodies.

extension EventCategory: WireWord {}
extension EventCost.Kind: WireWord {}
extension EventMode: WireWord {}
extension EventStatus: WireWord {}
extension EventTopic: WireWord {}
