import CICal

extension CalendarEvent {
    /// Everything but the times.
    init(_ component: OpaquePointer) {
        func value(_ kind: icalproperty_kind) -> OpaquePointer? {
            icalcomponent_get_first_property(component, kind).flatMap { icalproperty_get_value($0) }
        }
        func text(_ kind: icalproperty_kind) -> String? { value(kind).flatMap(Self.text) }

        uid = text(ICAL_UID_PROPERTY)
        summary = text(ICAL_SUMMARY_PROPERTY)
        description = text(ICAL_DESCRIPTION_PROPERTY)
        url = text(ICAL_URL_PROPERTY)
        location = text(ICAL_LOCATION_PROPERTY)
        if let found = value(ICAL_SEQUENCE_PROPERTY), icalvalue_isa(found) == ICAL_INTEGER_VALUE {
            sequence = max(0, Int(icalvalue_get_integer(found)))
        }
        if let found = value(ICAL_LASTMODIFIED_PROPERTY), icalvalue_isa(found) == ICAL_DATETIME_VALUE {
            let time = icalvalue_get_datetime(found)
            if icaltime_is_null_time(time) == 0 { lastModified = Int64(icaltime_as_timet(time)) }
        }
        if let found = value(ICAL_GEO_PROPERTY), icalvalue_isa(found) == ICAL_GEO_VALUE {
            let place = icalvalue_get_geo(found)
            (latitude, longitude) = (place.lat, place.lon)
        }
        switch icalcomponent_get_status(component) {
        case ICAL_STATUS_CANCELLED: status = .cancelled
        case ICAL_STATUS_TENTATIVE: status = .tentative
        default: status = .confirmed
        }
        if let property = icalcomponent_get_first_property(component, ICAL_ORGANIZER_PROPERTY),
            let parameter = icalproperty_get_first_parameter(property, ICAL_CN_PARAMETER)
        {
            organizer = icalparameter_get_cn(parameter).map { String(cString: $0) }
        }
        var next = icalcomponent_get_first_property(component, ICAL_CATEGORIES_PROPERTY)
        while let property = next, categories.count < 40 {
            if let text = icalproperty_get_value(property).flatMap(Self.text) { categories.append(text) }
            next = icalcomponent_get_next_property(component, ICAL_CATEGORIES_PROPERTY)
        }
    }

    private static func text(_ value: OpaquePointer) -> String? {
        switch icalvalue_isa(value) {
        case ICAL_TEXT_VALUE: icalvalue_get_text(value).map { String(cString: $0) }
        case ICAL_URI_VALUE: icalvalue_get_uri(value).map { String(cString: $0) }
        default: nil
        }
    }
}
