public import Domain

extension SourceRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("출처를 찾지 못했어요.", "There is no such source.")
        case .entryNotFound: Words("가져온 행사를 찾지 못했어요.", "There is no such entry.")
        case .addressInvalid:
            Words("http나 https로 시작하는 주소를 적어 주세요.", "Enter an address that begins with http or https.")
        case .addressTaken: Words("이미 추가한 주소예요.", "There is a source with this address.")
        case .nameMissing: Words("이름을 적어 주세요.", "Please give it a name.")
        case .nameTooLong:
            Words(
                "이름은 \(SourceName.longest)자까지 쓸 수 있어요.",
                "A name has at most \(SourceName.longest) characters."
            )
        case .noteTooLong:
            Words(
                "\(SourceNote.longest)자까지 쓸 수 있어요.",
                "At most \(SourceNote.longest) characters."
            )
        case .licenceMissing:
            Words("어떤 조건으로 쓸 수 있는지 적어 주세요.", "Please enter the licence.")
        case .contactMissing: Words("연락처를 적어 주세요.", "Please enter a contact.")
        case .tooManyProposed:
            Words(
                "확인을 기다리는 출처가 \(Source.mostProposed)개예요. 결과를 기다려 주세요.",
                "\(Source.mostProposed) of your sources wait for a decision. Please wait for it."
            )
        case .decided: Words("이미 처리한 출처예요.", "This source was decided on already.")
        case .undecided: Words("아직 등록되지 않은 출처예요.", "The source isn't accepted.")
        case .notActive: Words("멈춘 출처예요. 다시 시작해 주세요.", "The source is stopped. Resume it first.")
        case .underway: Words("지금 가져오고 있어요.", "It is being fetched right now.")
        case .entryIncomplete:
            Words("제목이나 날짜가 없어서 올릴 수 없어요.", "It lacks a title or a date.")
        case .entryDecided: Words("이미 처리한 행사예요.", "This entry was decided already.")
        }
    }
}

extension DocumentReadingRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .format:
            Words(
                "iCalendar, Atom, RSS, JSON Feed, 행사 정보가 있는 HTML 파일만 읽을 수 있어요.",
                "Only iCalendar, Atom, RSS, JSON Feed and HTML with events can be read."
            )
        case .damaged: Words("파일이 깨져서 읽을 수 없어요.", "The file is damaged.")
        case .tooOften: Words("조금 뒤에 다시 해 주세요.", "Please try again later.")
        }
    }
}

extension Source.State {
    public var words: Words {
        switch self {
        case .proposed: Words("확인 중", "Proposed")
        case .declined: Words("반려됨", "Declined")
        case .active: Words("가져오는 출처", "Active")
        case .paused: Words("멈춤", "Paused")
        case .withdrawn: Words("모두 내림", "Withdrawn")
        }
    }
}

extension ImportedEntry.State {
    public var words: Words {
        switch self {
        case .waiting: Words("확인 필요", "To review")
        case .published: Words("올라감", "Published")
        case .skipped: Words("건너뜀", "Skipped")
        case .claimed: Words("주최자가 관리", "Claimed")
        }
    }
}

extension SourceFormat {
    public var words: Words {
        switch self {
        case .iCalendar: Words("iCalendar", "iCalendar")
        case .feed: Words("Atom·RSS", "Atom or RSS")
        case .jsonFeed: Words("JSON Feed", "JSON Feed")
        case .page: Words("웹페이지", "Web page")
        }
    }
}

extension SourceFailure {
    public var words: Words {
        switch self {
        case .unreachable: Words("서버에 닿지 않아요", "Unreachable")
        case .timedOut: Words("응답이 너무 늦어요", "Timed out")
        case .tooLarge: Words("문서가 너무 커요", "Too large")
        case .privateAddress: Words("내부 주소라서 가져오지 않아요", "Private address")
        case .redirects: Words("주소가 계속 바뀌어요", "Too many redirects")
        case .robots: Words("robots.txt에서 허용하지 않아요", "Not allowed by robots.txt")
        case .status(let status, _): Words("서버가 \(status)번으로 답했어요", "Status \(status)")
        case .format: Words("모르는 형식이에요", "Unknown format")
        case .unreadable: Words("문서가 깨졌어요", "Damaged document")
        }
    }
}

extension SourceDiagnostic {
    public var words: Words {
        switch self {
        case .titleMissing: Words("제목이 없어요", "No title")
        case .titleShortened: Words("제목을 줄였어요", "Title shortened")
        case .dateUnreadable: Words("날짜를 읽지 못했어요", "Date not readable")
        case .weekdayContradicts: Words("요일이 날짜와 달라요", "Weekday contradicts the date")
        case .yearInferred: Words("연도를 짐작했어요", "Year inferred")
        case .endInferred: Words("끝나는 때를 짐작했어요", "End inferred")
        case .zoneUnknown: Words("시간대를 몰라요", "Unknown time zone")
        case .zoneDoubtful: Words("시간대 정보가 불완전해요. 시각을 확인해 주세요", "Incomplete time zone. Check the time")
        case .dateTooFar: Words("너무 먼 날짜예요", "Date too far ahead")
        case .hostMissing: Words("주최가 없어요", "No host")
        case .uidMissing: Words("식별자가 없어요", "No identifier")
        case .uidDuplicate: Words("식별자가 겹쳐요", "Duplicate identifier")
        case .linkUnreadable: Words("주소를 읽지 못했어요", "Link not readable")
        case .textBroken: Words("글자가 깨졌어요", "Broken characters")
        case .textShortened: Words("글을 줄였어요", "Text shortened")
        case .recurrenceCut: Words("반복 일정을 다 읽지 못했어요", "Recurrence not read in full")
        }
    }
}
