public import Domain

// The closed choices of lessons in bodies.

extension LessonExpiry.Unit: WireWord {}
extension LessonFormat: WireWord {}
extension LessonInstrument: WireWord {}
extension LessonPlace: WireWord {}
extension LessonTrial.Kind: WireWord {}
