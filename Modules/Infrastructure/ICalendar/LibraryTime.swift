import CICal

/// A time of libical, with the name of its time zone as written.
struct LibraryTime {
    var time: icaltimetype
    var zoneName: String?

    init(_ time: icaltimetype, zoneName: String?) {
        self.time = time
        self.zoneName = zoneName
    }

    /// Nil for a value of another type, and for a date that doesn't exist.
    init?(_ property: OpaquePointer, zones: OpaquePointer) {
        let kinds = [
            ICAL_DATE_VALUE, ICAL_DATETIME_VALUE, ICAL_DATETIMEDATE_VALUE, ICAL_DATETIMEPERIOD_VALUE,
        ]
        guard let value = icalproperty_get_value(property), kinds.contains(icalvalue_isa(value)) else {
            return nil
        }
        let time = icalproperty_get_datetime_with_component(property, zones)
        guard icaltime_is_null_time(time) == 0, (1_900...2_200).contains(time.year),
            (1...12).contains(time.month),
            (1...icaltime_days_in_month(time.month, time.year)).contains(time.day),
            (0..<24).contains(time.hour), (0..<60).contains(time.minute), (0...60).contains(time.second)
        else { return nil }
        self.time = time
        zoneName = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER)
            .flatMap { icalparameter_get_tzid($0) }.map { String(cString: $0) }
    }

    var isDate: Bool { time.is_date != 0 }

    /// Since 1970. Dates and times in unknown zones count as if they were floating.
    func seconds(floatingOffset: Int64) -> Int64 {
        guard !isDate, time.zone != nil else { return Int64(icaltime_as_timet(time)) - floatingOffset }
        return Int64(icaltime_as_timet_with_zone(time, time.zone))
    }

    /// The same moment in the zone of another time.
    func moved(toZoneOf other: LibraryTime) -> LibraryTime {
        guard !isDate, time.zone != nil, let zone = other.time.zone else { return self }
        return LibraryTime(
            icaltime_convert_to_zone(time, zone),
            zoneName: other.zoneName
        )
    }

    func adding(seconds: Int64) -> LibraryTime {
        var changed = time
        icaltime_adjust(&changed, 0, 0, 0, Int32(clamping: seconds))
        return LibraryTime(changed, zoneName: zoneName)
    }

    func adding(days: Int64) -> LibraryTime {
        var changed = time
        icaltime_adjust(&changed, Int32(clamping: days), 0, 0, 0)
        return LibraryTime(changed, zoneName: zoneName)
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
        } else if let name = read.zoneName {
            (form, seconds) = (.zone(name), time.zone == nil ? nil : known)
        } else {
            (form, seconds) = (.floating, known)
        }
    }
}
