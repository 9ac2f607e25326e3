public import Domain

extension SiteRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("설정을 찾을 수 없어요.", "There are no settings here.")
        case .unknownSetting: Words("그런 설정은 없어요.", "There is no such setting.")
        case .nameTooLong:
            Words(
                "이름은 한 줄, \(SiteSetting.longestName)자까지예요.",
                "A name is one line of at most \(SiteSetting.longestName) characters."
            )
        case .welcomeTooLong:
            Words(
                "첫 화면 글은 \(SiteSetting.longestWelcome)자까지예요.",
                "The text has at most \(SiteSetting.longestWelcome) characters."
            )
        case .unknownAccent: Words("정해진 색 가운데 골라 주세요.", "Please choose one of the colours.")
        case .unknownPicture:
            Words(
                "직접 올린 사진을 골라 주세요. 올린 지 하루가 지난 사진은 다시 올려 주세요.",
                "Please choose a picture of your own, and upload it again after a day."
            )
        case .pictureTextTooLong:
            Words(
                "사진 설명은 \(SiteSetting.longestPictureText)자까지예요.",
                "The text has at most \(SiteSetting.longestPictureText) characters."
            )
        case .unknownSignUp:
            Words("open, invitation, closed 가운데 골라 주세요.", "Please choose open, invitation or closed.")
        case .unknownFirstPosts: Words("on, off 가운데 골라 주세요.", "Please choose on or off.")
        case .unknownPace: Words("usual, slow 가운데 골라 주세요.", "Please choose usual or slow.")
        case .malformedDomain:
            Words(
                "메일 도메인을 example.com처럼 적어 주세요.",
                "Please give mail domains such as example.com, with commas."
            )
        case .tooManyDomains:
            Words(
                "메일 도메인은 \(SiteSetting.mostDomains)개까지 적을 수 있어요.",
                "There can be at most \(SiteSetting.mostDomains) mail domains."
            )
        case .unknownKind:
            Words(
                "글의 종류는 class, run, event, shop, lesson, community 가운데 골라 주세요.",
                "Please choose among class, run, event, shop, lesson and community."
            )
        case .unknownLanguages: Words("both, ko, en 가운데 골라 주세요.", "Please choose both, ko or en.")
        case .unknownArea:
            Words(
                "그런 지역 코드는 없어요. 목록에서 골라 주세요.",
                "There is no area with one of these codes. Please choose from the list."
            )
        case .tooManyAreas:
            Words(
                "지역은 \(ServedArea.most)곳까지 고를 수 있어요.",
                "There can be at most \(ServedArea.most) areas."
            )
        case .setInFile(let setting): Self.elsewhere(setting, .file)
        case .setInEnvironment(let setting): Self.elsewhere(setting, .environment)
        case .setByOption(let setting): Self.elsewhere(setting, .option)
        }
    }

    private static func elsewhere(_ setting: SiteSetting, _ source: SiteSettings.Source) -> Words {
        let (name, place) = (setting.words, source.words)
        return Words(
            "'\(name[.korean])'은(는) \(place[.korean])에서 정해서 여기서 바꿀 수 없어요. 거기서 바꿔 주세요.",
            "\"\(name[.english])\" is set in \(place[.english]). Please change it there."
        )
    }
}

extension SetUpRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .done:
            Words(
                "운영자가 이미 있어요. 더하려면 서버 컴퓨터에서 'madang operator add'를 쓰세요.",
                "There is an operator already. Add others with 'madang operator add' on the server's machine."
            )
        case .wrongToken:
            Words(
                """
                쓸 수 없는 링크예요. 링크는 한 시간 동안만 쓸 수 있어요. 서버를 다시 시작해 새 링크를 받거나, 서버 \
                컴퓨터에서 'madang operator add'를 쓰세요.
                """,
                """
                This link can't be used; it is valid for an hour. Restart the server for a new one, or use \
                'madang operator add' on its machine.
                """
            )
        }
    }
}
