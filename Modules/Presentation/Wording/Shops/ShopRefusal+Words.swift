public import Domain

extension ShopRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .descriptionMissing: Words("상가 소개를 써 주세요.", "Please describe the shop.")
        case .descriptionTooLong:
            Words("상가 소개는 4,000자까지 쓸 수 있어요.", "A description can have at most 4,000 characters.")
        case .upFrontMissing:
            Words("보증금이나 가격을 적어 주세요.", "Please give the deposit or the price.")
        case .rentMissing: Words("월세를 적어 주세요.", "Please give the rent.")
        case .rentTooLow: Words("월세는 1만원 이상으로 적어 주세요.", "A rent is at least 10,000 won.")
        case .leaseLength:
            Words("계약 기간은 1개월에서 240개월까지예요.", "A lease has from 1 to 240 months.")
        case .tradeOfOtherUse:
            Words("세부 업종이 업종과 맞지 않아요.", "A trade doesn't belong to the chosen use.")
        case .floorPlanMissing: Words("평면도 사진을 올려 주세요.", "Please add the picture of the floor plan.")
        case .officeLineTooLong:
            Words(
                "중개사무소 정보는 한 줄에 120자까지 쓸 수 있어요.",
                "Each line about the office can have at most 120 characters."
            )
        case .statutory(let fact): Self.words(of: fact)
        case .exclusiveArea:
            Words(
                "전용면적을 33.05㎡나 10평처럼 적어 주세요. 1㎡에서 100,000㎡까지예요.",
                "Please give the area as 33.05 m² or 10 pyeong, from 1 to 100,000 m²."
            )
        case .contractArea:
            Words("계약면적을 33.05㎡나 10평처럼 적어 주세요.", "Please give the contract area as 33.05 m² or 10 pyeong.")
        case .contractAreaSmaller:
            Words("계약면적이 전용면적보다 작아요.", "The contract area is smaller than the exclusive one.")
        case .floor:
            Words("층을 적어 주세요. 지하 1층은 -1이에요.", "Please give the floor; the first basement is -1.")
        case .totalFloors:
            Words("건물 층수가 상가의 층보다 적어요.", "The building has fewer floors than the shop's own.")
        case .approvedOn:
            Words(
                "사용승인일을 2015-03-02처럼 적어 주세요. 해만 적어도 돼요.",
                "Please give the approval as 2015-03-02, or the year alone."
            )
        case .readyOn:
            Words("입주 가능일을 2026-12-01처럼 적어 주세요.", "Please give the day as 2026-12-01.")
        case .rooms: Words("방은 1,000개까지 적을 수 있어요.", "There can be at most 1,000 rooms.")
        case .toilets: Words("화장실은 1,000개까지 적을 수 있어요.", "There can be at most 1,000 toilets.")
        case .parking: Words("주차는 1,000대까지 적을 수 있어요.", "There can be at most 1,000 parking spaces.")
        }
    }

    /// Names the fact and its legal source.
    private static func words(of fact: StatutoryFact) -> Words {
        let source = fact.source.words
        return Words(
            "공인중개사가 올리는 상가에는 \(fact.words[.korean])도 적어야 해요(\(source[.korean])).",
            "A broker's advertisement has to say \(fact.words[.english]) (\(source[.english]))."
        )
    }
}

extension StatutorySource {
    /// "공인중개사법 시행령 제17조의2 제2항 제6호 가목".
    fileprivate var words: Words {
        let (korean, english) =
            point.map { (" \(["가", "나", "다"][$0 - 1])목", " (\(["a", "b", "c"][$0 - 1]))") } ?? ("", "")
        return Words(
            "공인중개사법 시행령 제17조의2 제\(paragraph)항 제\(item)호\(korean)",
            "Enforcement Decree of the Licensed Real Estate Agents Act, article 17-2 (\(paragraph)) "
                + "\(item)\(english)"
        )
    }
}
