/// What reading each feed of the corpus on 1 December 2026 gives.
enum CorpusTable {
    static let results: [String: [String]] = calendars.merging(others) { first, _ in first }

    private static let calendars: [String: [String]] = [
        "all-day-no-end.ics": ["a | 끝 없는 하루 | 12/5-12/5 all day"],
        "all-day-three.ics": ["a | 사흘 | 12/5-12/7 all day"],
        "all-day.ics": ["a | 하루 종일 | 12/5-12/5 all day"],
        "bare-newlines.ics": [
            "a@example.com | 스위프트 밋업 | 12/5-12/5 14:0-16:0 Asia/Seoul | meetup"
        ],
        "bom.ics": ["a | 표시로 시작 | 12/5-12/5 14:0-16:0 Asia/Seoul"],
        "cancelled-instance.ics": [
            "a/20261210 | 매주 모각코 | 12/10-12/10 14:0-16:0 Asia/Seoul | cancelled",
            "a/20261203 | 매주 모각코 | 12/3-12/3 14:0-16:0 Asia/Seoul",
            "a/20261217 | 매주 모각코 | 12/17-12/17 14:0-16:0 Asia/Seoul",
        ],
        "cancelled.ics": ["a | 취소된 행사 | 12/5-12/5 14:0-16:0 Asia/Seoul | cancelled"],
        "daily-endless.ics": [
            "a/20261205 | 매일 아침 | 12/5-12/5 14:0-16:0 Asia/Seoul | !recurrence-cut",
            "a/20261206 | 매일 아침 | 12/6-12/6 14:0-16:0 Asia/Seoul | !recurrence-cut",
            "a/20261207 | 매일 아침 | 12/7-12/7 14:0-16:0 Asia/Seoul | !recurrence-cut",
            "a/20261208 | 매일 아침 | 12/8-12/8 14:0-16:0 Asia/Seoul | !recurrence-cut",
            "and 96 more",
        ],
        "duplicate-uid.ics": [
            "a | 첫째 | 12/5-12/5 14:0-16:0 Asia/Seoul",
            "a#1 | 둘째 | 12/6-12/6 14:0-16:0 Asia/Seoul | !uid-duplicate",
        ],
        "duration.ics": ["a | 두 시간 반 | 12/5-12/5 14:0-16:30 Asia/Seoul"],
        "empty-calendar.ics": [],
        "empty.ics": ["refused: format"],
        "end-before-start.ics": ["a | 거꾸로 | 12/5-12/5 14:0-15:0 Asia/Seoul | !end-inferred"],
        "euc-kr.ics": ["a | �ѱ� ��� | 12/5-12/5 14:0-16:0 Asia/Seoul | !text-broken"],
        "five-zones.ics": [
            "z0 | 서울 | 12/5-12/5 10:0-12:0 Asia/Seoul",
            "z1 | 도쿄 | 12/5-12/5 10:0-12:0 Asia/Tokyo",
            "z2 | 런던 | 12/5-12/5 10:0-12:0 Europe/London",
            "z3 | 뉴욕 | 12/5-12/5 10:0-12:0 America/New_York",
            "and 1 more",
        ],
        "floating.ics": ["a | 시간대 없음 | 12/5-12/5 14:0-16:0 Asia/Seoul"],
        "hostile-zone.ics": [
            "a | 초마다 바뀌는 시간대 | 12/5-12/5 17:30-19:30 Asia/Seoul | !zone-doubtful"
        ],
        "impossible-date.ics": ["a | 13월 | no date | !date-unreadable"],
        "long-description.ics": [
            "a | 긴 설명 | 12/5-12/5 14:0-16:0 Asia/Seoul | !text-shortened"
        ],
        "long-title.ics": [
            "a | 아주 긴 제목 아주 긴 제목 아주 긴 제목 아주 긴 제목 아주 긴 제목 아주 긴 제목 아주 긴 제목 아주 …"
                + " | 12/5-12/5 14:0-16:0 Asia/Seoul | !title-shortened"
        ],
        "markup.ics": ["a | <script>alert(1)</script> | 12/5-12/5 14:0-16:0 Asia/Seoul"],
        "mixed-day-and-hours.ics": ["a | 날짜와 시간 | 12/5-12/5 0:0-10:0 Asia/Seoul | !zone-doubtful"],
        "mixed-day-and-time.ics": ["a | 날짜와 시각 | 12/5-12/6 0:0-9:0 Asia/Seoul | !zone-doubtful"],
        "missing-host.ics": ["a | 주최 없음 | 12/5-12/5 14:0-16:0 Asia/Seoul | !host-missing"],
        "missing-start.ics": ["a | 날짜 없음 | no date | !date-unreadable"],
        "missing-title.ics": ["a |  | no date | !title-missing"],
        "missing-uid.ics": [
            "title:식별자 없음:20792 | 식별자 없음 | 12/5-12/5 14:0-16:0 Asia/Seoul | !uid-missing",
            "link:https://example.com/e | 주소로 구별 | 12/5-12/5 14:0-16:0 Asia/Seoul | !uid-missing",
        ],
        "monthly-endless.ics": [
            "a/20261205 | 월례 모임 | 12/5-12/5 14:0-16:0 Asia/Seoul | meetup",
            "a/20270102 | 월례 모임 | 1/2-1/2 14:0-16:0 Asia/Seoul | meetup",
            "a/20270206 | 월례 모임 | 2/6-2/6 14:0-16:0 Asia/Seoul | meetup",
            "a/20270306 | 월례 모임 | 3/6-3/6 14:0-16:0 Asia/Seoul | meetup",
            "and 10 more",
        ],
        "moved-instance.ics": [
            "a/20261210 | 매주 모각코 (옮김) | 12/11-12/11 19:0-21:0 Asia/Seoul",
            "a/20261203 | 매주 모각코 | 12/3-12/3 14:0-16:0 Asia/Seoul",
            "a/20261217 | 매주 모각코 | 12/17-12/17 14:0-16:0 Asia/Seoul",
        ],
        "never-matching.ics": ["a/20261205 | 2월 30일 | 12/5-12/5 14:0-16:0 Asia/Seoul"],
        "no-end.ics": ["a | 끝을 모름 | 12/5-12/5 14:0-15:0 Asia/Seoul | !end-inferred"],
        "not-a-calendar.ics": ["refused: format"],
        "nul-bytes.ics": [
            "a@example.com | swift 밋업 | 12/5-12/5 14:0-16:0 Asia/Seoul | meetup"
        ],
        "online.ics": [
            "a | 온라인 세미나 | 12/5-12/5 14:0-16:0 Asia/Seoul | online | talk | placed"
        ],
        "orphan-exception.ics": ["a/20261210 | 옮긴 회차만 | 12/11-12/11 14:0-16:0 Asia/Seoul"],
        "own-zone.ics": ["a | 달력이 정한 시간대 | 12/5-12/5 17:30-19:30 Asia/Seoul"],
        "past.ics": [],
        "place.ics": [
            "a | 우리 동네 해커톤 | 12/5-12/5 14:0-16:0 Asia/Seoul | offline | hackathon | ai+swift | placed"
        ],
        "place-open.ics": [
            "a | 장소는 나중에 | 12/5-12/5 14:0-16:0 Asia/Seoul",
            "b | 영어로 나중에 | 12/6-12/6 14:0-16:0 Asia/Seoul",
            "c | 이름에 든 글자 | 12/7-12/7 14:0-16:0 Asia/Seoul | offline",
            "d | 위치만 | 12/8-12/8 14:0-16:0 Asia/Seoul | offline | placed",
        ],
        "plain.ics": ["a@example.com | 스위프트 밋업 | 12/5-12/5 14:0-16:0 Asia/Seoul | meetup"],
        "running.ics": ["a | 진행 중 | 11/30-12/2 14:0-16:0 Asia/Seoul"],
        "script-link.ics": ["a | 수상한 주소 | 12/5-12/5 14:0-16:0 Asia/Seoul | !link-unreadable"],
        "secondly.ics": ["a | 초마다 | 12/5-12/5 14:0-16:0 Asia/Seoul | !recurrence-cut"],
        "too-long.ics": ["a | 먼 훗날 | no date | !date-unreadable"],
        "truncated.ics": ["a | 스위프트 밋업 | 12/5-12/5 14:0-16:0 Asia/Seoul | meetup", "cut"],
        "two-versions.ics": ["a | 새 판 | 12/6-12/6 14:0-16:0 Asia/Seoul"],
        "two.ics": [
            "a | 스위프트 밋업 | 12/5-12/5 14:0-16:0 Asia/Seoul | meetup",
            "b | 러스트 스터디 | 12/6-12/6 14:0-16:0 Asia/Seoul | study",
        ],
        "unknown-zone.ics": ["a | 모르는 시간대 | 12/5-12/5 14:0-16:0 Asia/Seoul | !zone-unknown"],
        "utc.ics": ["a | 협정 세계시 | 12/5-12/5 14:0-16:0 Asia/Seoul"],
        "utf-16.ics": ["a | 한글 행사 | 12/5-12/5 14:0-16:0 Asia/Seoul"],
        "weekday-agrees.ics": ["a | 12월 5일(토) 밋업 | 12/5-12/5 14:0-16:0 Asia/Seoul | meetup"],
        "weekday-contradicts.ics": [
            "a | 12월 5일(화) 밋업 | 12/5-12/5 14:0-16:0 Asia/Seoul | meetup | !weekday-contradicts"
        ],
        "weekly-added.ics": [
            "a/20261203 | 매주 모각코 | 12/3-12/3 14:0-16:0 Asia/Seoul",
            "a/20261210 | 매주 모각코 | 12/10-12/10 14:0-16:0 Asia/Seoul",
            "a/20261212 | 매주 모각코 | 12/12-12/12 14:0-16:0 Asia/Seoul",
        ],
        "weekly-exceptions.ics": [
            "a/20261203 | 매주 모각코 | 12/3-12/3 14:0-16:0 Asia/Seoul",
            "a/20261217 | 매주 모각코 | 12/17-12/17 14:0-16:0 Asia/Seoul",
            "a/20261224 | 매주 모각코 | 12/24-12/24 14:0-16:0 Asia/Seoul",
        ],
        "weekly.ics": [
            "a/20261203 | 매주 모각코 | 12/3-12/3 14:0-16:0 Asia/Seoul",
            "a/20261210 | 매주 모각코 | 12/10-12/10 14:0-16:0 Asia/Seoul",
            "a/20261217 | 매주 모각코 | 12/17-12/17 14:0-16:0 Asia/Seoul",
            "a/20261224 | 매주 모각코 | 12/24-12/24 14:0-16:0 Asia/Seoul",
        ],
        "windows-zone.ics": ["a | 윈도우 시간대 | 12/5-12/5 14:0-16:0 Asia/Seoul"],
    ]

    private static let others: [String: [String]] = [
        "atom.xml": ["urn:a | 아톰 밋업 | 12/5-12/5 14:0-16:0 Asia/Seoul | meetup | rust"],
        "atom-other-titles.xml": [
            "a | 진짜 제목 | 12/5-12/5 19:0-21:0 Asia/Seoul",
            "b | 사진뿐인 제목 | 12/5-12/5 19:0-21:0 Asia/Seoul",
        ],
        "atom-xhtml.xml": ["a | 러스트 & 스위프트 | 12/5-12/5 19:0-21:0 Asia/Seoul"],
        "binary.bin": ["refused: format"],
        "feed-deep.json": ["refused: unreadable"],
        "feed-duplicate-key.json": ["refused: unreadable"],
        "feed-not.json": ["refused: format"],
        "feed-own.json": [
            "a | 두 날짜 | 12/5-12/5 14:0-16:0 Asia/Seoul | 12/12-12/13 all day | offline | postponed",
            "b | 런던 | 12/5-12/5 5:0-7:0 Europe/London | cancelled",
            "c | 다른 확장 | 12/6-12/6 14:0-15:0 Asia/Seoul",
        ],
        "feed-wrong-types.json": [
            "title:: |  | no date | !title-missing | !date-unreadable | !host-missing | !uid-missing",
            "title::#1 |  | no date | !title-missing | !date-unreadable | !host-missing"
                + " | !uid-missing | !uid-duplicate",
            "title::#2 |  | no date | !title-missing | !date-unreadable | !host-missing"
                + " | !uid-missing | !uid-duplicate",
            "b | 멀쩡 | 12/5-12/5 14:0-15:0 Asia/Seoul",
        ],
        "feed.json": [
            "a | 제이슨 밋업 | 12/5-12/5 19:0-21:0 Asia/Seoul | meetup | python | !year-inferred",
            "2 | 숫자 식별자 | 12/6-12/6 14:0-15:0 Asia/Seoul | !host-missing",
        ],
        "not-xml.xml": ["refused: unreadable"],
        "opml.xml": ["refused: format"],
        "page-broken-script.html": [
            "https://example.com/1 | 둘째는 멀쩡 | 12/5-12/5 14:0-15:0 Asia/Seoul",
            "cut",
        ],
        "page-graph.html": [
            "https://example.com/1 | 교육 | 12/5-12/6 all day | education | free",
            "https://example.com/2 | 연기된 행사 | 12/5-12/5 10:0-12:0 Asia/Seoul | postponed",
            "https://example.com/3 | 취소된 행사 | 12/5-12/5 10:0-11:0 Asia/Seoul | cancelled"
                + " | !end-inferred | !host-missing",
        ],
        "page-hidden-in-comment.html": ["refused: format"],
        "page-none.html": ["refused: format"],
        "page-online.html": [
            "https://example.com/1 | Webinar & more | 12/5-12/5 14:0-15:0 Asia/Seoul | online"
        ],
        "page-only-broken.html": ["refused: unreadable"],
        "page-address.html": [
            "https://example.com/e#2 | 주소만 있는 강연 | 12/5-12/5 14:0-16:0 Asia/Seoul | offline | talk"
        ],
        "page.html": [
            "https://example.com/e#1 | 스키마 컨퍼런스 | 12/5-12/5 14:0-18:0 Asia/Seoul | offline | conference"
                + " | 10000-30000 | placed"
        ],
        "plain.txt": ["refused: format"],
        "rdf.xml": [
            "link:https://example.com/r | 옛 형식 | 12/5-12/5 14:0-15:0 Asia/Seoul | !uid-missing"
        ],
        "rss-attributes.xml": ["refused: too-large"],
        "rss-broken-later.xml": ["a | 앞은 멀쩡 | 12/5-12/5 14:0-16:0 Asia/Seoul", "cut"],
        "rss-comment-first.xml": ["a | 주석 뒤의 피드 | 12/5-12/5 14:0-18:0 Asia/Seoul"],
        "rss-deep.xml": ["refused: too-large"],
        "rss-doctype.xml": ["refused: unreadable"],
        "rss-email-author.xml": [
            "a | 주소뿐인 저자 | 12/5-12/5 14:0-16:0 Asia/Seoul | !host-missing"
        ],
        "rss-empty.xml": [],
        "rss-euc-kr.xml": ["a | 한글 피드 | 12/5-12/5 14:0-16:0 Asia/Seoul"],
        "rss-external-entity.xml": ["refused: unreadable"],
        "rss-far-future.xml": ["a | 먼 훗날 | no date | !end-inferred | !date-too-far"],
        "rss-many-dates.xml": [
            "a | 여러 날짜 | 12/5-12/5 14:0-16:0 Asia/Seoul | 12/12-12/13 all day",
            "b | 취소된 행사 | 12/5-12/5 all day | cancelled",
            "c | 읽을 수 없는 날짜 | 12/5-12/5 all day | !date-unreadable",
        ],
        "rss-module.xml": ["a | 모듈로 말한 날짜 | 12/5-12/5 14:0-18:0 Asia/Seoul | offline"],
        "rss-no-date.xml": ["a | 날짜 없는 글 | no date | !date-unreadable"],
        "rss-no-guid.xml": [
            "link:https://example.com/x | 식별자 없음 | 12/5-12/5 14:0-16:0 Asia/Seoul | !uid-missing"
        ],
        "rss-range.xml": ["a | 이틀 행사 | 12/5-12/6 all day | !year-inferred"],
        "rss-utf-16-big.xml": ["a | 두 바이트 피드 | 12/5-12/5 14:0-18:0 Asia/Seoul"],
        "rss-utf-16.xml": ["a | 두 바이트 피드 | 12/5-12/5 14:0-18:0 Asia/Seoul"],
        "rss-weekday.xml": [
            "a | 밋업 | 12/5-12/5 14:0-16:0 Asia/Seoul | meetup | !weekday-contradicts"
        ],
        "rss-wrong-encoding.xml": ["refused: unreadable"],
        "rss-year-inferred.xml": [
            "a | 밋업 | 1/9-1/9 14:0-17:0 Asia/Seoul | meetup | !year-inferred"
        ],
        "rss.xml": ["a | 스위프트 밋업 | 12/5-12/5 14:0-18:0 Asia/Seoul | meetup"],
    ]
}
