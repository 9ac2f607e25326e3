import CICal

/// A time of libical, with its time zone.
struct LibraryTime {
    var time: icaltimetype
    /// Nil for a date, in UTC, and for a floating time.
    let zone: CalendarZone?

    init(_ time: icaltimetype, in zone: CalendarZone?) {
        self.time = time
        self.zone = zone
        if time.is_date == 0, let library = zone?.library { self.time.zone = library }
    }

    /// Nil for a date that doesn't exist.
    init?(valid time: icaltimetype, of property: OpaquePointer, _ zones: CalendarZones) {
        guard icaltime_is_null_time(time) == 0, (1_900...2_200).contains(time.year),
            (1...12).contains(time.month),
            (1...icaltime_days_in_month(time.month, time.year)).contains(time.day),
            (0..<24).contains(time.hour), (0..<60).contains(time.minute), (0...60).contains(time.second)
        else { return nil }
        guard time.is_date == 0, icaltime_is_utc(time) == 0 else {
            self.init(time, in: nil)
            return
        }
        let name = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER)
            .flatMap { icalparameter_get_tzid($0) }.map { String(cString: $0) }
        self.init(time, in: name.map(zones.zone) ?? zones.usual)
    }

    var isDate: Bool { time.is_date != 0 }

    /// Whether it is a time without any zone.
    var isFloating: Bool { !isDate && zone == nil && icaltime_is_utc(time) == 0 }

    /// Whether the offset from UTC at this time is a guess.
    var isDoubtful: Bool {
        guard let zone, zone.library != nil else { return false }
        return zone.isIncomplete || zone.begins.map { dayAndTime < $0 } ?? false
    }

    /// Since 1970. Dates and times in unknown zones count as if they were floating. As RFC 5545 says, a time
    /// that is skipped in spring has the offset before the change, and of a time that occurs twice in autumn
    /// the first is meant.
    func seconds(floatingOffset: Int64) -> Int64 {
        let local = Int64(icaltime_as_timet(time))
        guard !isDate, let library = time.zone else { return local - floatingOffset }
        guard icaltime_is_utc(time) == 0 else { return local }
        var written = time
        let found = Int64(icaltimezone_get_utc_offset(library, &written, nil))
        func offset(at seconds: Int64) -> Int64 {
            var moment = icaltime_from_timet_with_zone(Int(seconds), 0, icaltimezone_get_utc_timezone())
            return Int64(icaltimezone_get_utc_offset_of_utc_time(library, &moment, nil))
        }
        let before = offset(at: local - found - 86_400)
        if offset(at: local - before) == before || offset(at: local - found) != found {
            return local - before
        }
        return local - found
    }

    /// The same moment in the zone of another time.
    func moved(toZoneOf other: LibraryTime) -> LibraryTime {
        guard !isDate, time.zone != nil, let zone = other.time.zone else { return self }
        return LibraryTime(icaltime_convert_to_zone(time, zone), in: other.zone)
    }

    func adding(seconds: Int64) -> LibraryTime {
        var changed = time
        icaltime_adjust(&changed, 0, 0, 0, Int32(clamping: seconds))
        return LibraryTime(changed, in: zone)
    }

    func adding(days: Int64) -> LibraryTime {
        var changed = time
        icaltime_adjust(&changed, Int32(clamping: days), 0, 0, 0)
        return LibraryTime(changed, in: zone)
    }

    /// As in `20261205`.
    var day: String {
        let number = Int(time.year) * 10_000 + Int(time.month) * 100 + Int(time.day)
        return String(number)
    }

    /// As in `20261205T100000`.
    var dayAndTime: String {
        let number = 1_000_000 + Int(time.hour) * 10_000 + Int(time.minute) * 100 + Int(time.second)
        return "\(day)T\(String(number).dropFirst())"
    }
}

extension CalendarTime {
    init(_ read: LibraryTime, floatingOffset: Int64) {
        let time = read.time
        (year, month, day) = (Int(time.year), Int(time.month), Int(time.day))
        (hour, minute) = read.isDate ? (0, 0) : (Int(time.hour), Int(time.minute))
        let known = read.seconds(floatingOffset: floatingOffset)
        if read.isDate {
            (form, seconds) = (.date, nil)
        } else if icaltime_is_utc(time) != 0 {
            (form, seconds) = (.utc, known)
        } else if let zone = read.zone {
            (form, seconds) = (.zone(zone.name), zone.library == nil ? nil : known)
        } else {
            (form, seconds) = (.floating, known)
        }
    }
}
