extension Attendances {
    /// Checks a member in, by the code that the organiser shows or by a position near the meeting place.
    ///
    /// The position is rounded, compared and forgotten: neither stored nor told to anyone. A device can tell
    /// any position, so the organiser has the last word.
    public func checkIn(
        to listing: Listing.ID,
        code: CheckInCode,
        by member: Member.ID
    ) async throws {
        let now = clock.now
        try await throttle.take(.checkIns(of: member), at: now)
        try await attendance.update(listing, by: member, at: now) { [codes] attendance in
            try attendance.mustTakeCheckIn(by: member, at: now)
            let step = CheckInCode.step(at: now)
            guard codes.accepts(code, of: listing, steps: [step, step - 1]) else {
                throw AttendanceRefusal.wrongCode
            }
            try attendance.checkIn(by: member, .code, at: now)
        }
    }

    /// - Parameter accuracy: of the position in metres, as the device tells it.
    public func checkIn(
        to listing: Listing.ID,
        from position: RoundedPosition,
        within accuracy: Int?,
        by member: Member.ID
    ) async throws {
        let now = clock.now
        try await attendance.update(listing, by: member, at: now) { attendance in
            try attendance.mustTakeCheckIn(by: member, at: now)
            try attendance.mustBeNear(position, within: accuracy)
            try attendance.checkIn(by: member, .position, at: now)
        }
    }
}

extension CountedCall {
    /// Ten codes at once, then one in half a minute: of a million codes two are right at a time.
    public static func checkIns(of member: Member.ID) -> CountedCall {
        CountedCall(key: "check-ins \(member)", rule: .init(tries: 10, interval: .seconds(30)))
    }
}
