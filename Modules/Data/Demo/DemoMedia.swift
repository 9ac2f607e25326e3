import Domain

/// The stored files that a demo's members show.
struct DemoMedia: Sendable {
    let pictures: DemoPictures
    let recordings: DemoRecordings
}
