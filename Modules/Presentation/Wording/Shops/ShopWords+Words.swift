public import Domain

extension ShopUse {
    public var words: Words {
        switch self {
        case .vacant: Words("공실", "Vacant")
        case .cafe: Words("카페", "Café")
        case .restaurant: Words("음식점", "Restaurant")
        case .other: Words("기타", "Other")
        }
    }
}

extension ShopTrade {
    public var words: Words {
        switch self {
        case .coffee: Words("커피", "Coffee")
        case .dessert: Words("디저트", "Desserts")
        case .bakery: Words("빵집", "Bakery")
        case .korean: Words("한식", "Korean food")
        case .chinese: Words("중식", "Chinese food")
        case .japanese: Words("일식", "Japanese food")
        case .western: Words("양식", "Western food")
        case .snacks: Words("분식", "Snacks")
        case .chicken: Words("치킨", "Fried chicken")
        case .pub: Words("주점", "Pub")
        case .takeaway: Words("배달·포장", "Takeaway")
        case .grocery: Words("식료품", "Groceries")
        case .convenience: Words("편의점", "Convenience store")
        case .clothing: Words("옷·잡화", "Clothing")
        case .beauty: Words("미용·네일", "Hair and nails")
        case .academy: Words("학원·교습소", "Academy")
        case .fitness: Words("운동", "Fitness")
        case .clinic: Words("병원", "Clinic")
        case .pharmacy: Words("약국", "Pharmacy")
        case .office: Words("사무실", "Office")
        case .gaming: Words("PC방", "PC room")
        case .karaoke: Words("노래방", "Karaoke")
        case .laundry: Words("세탁소", "Laundry")
        case .flowers: Words("꽃집", "Flowers")
        case .pets: Words("반려동물", "Pets")
        case .storage: Words("창고", "Storage")
        }
    }
}

extension ShopDeal {
    public var words: Words {
        switch self {
        case .monthly: Words("월세", "Monthly rent")
        case .jeonse: Words("전세", "Jeonse")
        case .sale: Words("매매", "For sale")
        case .sublease: Words("전대", "Sublease")
        }
    }
}

extension ShopVAT {
    public var words: Words {
        switch self {
        case .excluded: Words("부가세 별도", "VAT on top")
        case .included: Words("부가세 포함", "VAT included")
        case .none: Words("부가세 없음", "No VAT")
        }
    }
}

extension ShopStatus {
    public var words: Words {
        switch self {
        case .available: Words("거래 가능", "Available")
        case .reserved: Words("예약 중", "Reserved")
        case .contracted: Words("계약 완료", "Contracted")
        case .withdrawn: Words("거래 중단", "Withdrawn")
        }
    }
}

extension ShopFloorBand {
    public var words: Words {
        switch self {
        case .basement: Words("지하", "Basement")
        case .ground: Words("1층", "Ground floor")
        case .second: Words("2층", "2nd floor")
        case .upper: Words("3층 이상", "3rd floor and above")
        }
    }
}

extension ShopDirection {
    public var words: Words {
        switch self {
        case .unknown: Words("모름", "Unknown")
        case .north: Words("북향", "North")
        case .northEast: Words("북동향", "North-east")
        case .east: Words("동향", "East")
        case .southEast: Words("남동향", "South-east")
        case .south: Words("남향", "South")
        case .southWest: Words("남서향", "South-west")
        case .west: Words("서향", "West")
        case .northWest: Words("북서향", "North-west")
        }
    }
}

extension ShopLoan {
    public var words: Words {
        switch self {
        case .unknown: Words("모름", "Unknown")
        case .none: Words("융자 없음", "No loan")
        case .some: Words("융자 있음", "There is a loan")
        }
    }
}

extension ShopFloorPlan {
    public var words: Words {
        switch self {
        case .none: Words("평면도 없음", "No floor plan")
        case .last: Words("마지막 사진이 평면도", "The last picture")
        }
    }
}

extension ShopLister.Role {
    public var words: Words {
        switch self {
        case .owner: Words("건물주", "Owner")
        case .tenant: Words("임차인", "Tenant")
        case .broker: Words("공인중개사", "Licensed broker")
        }
    }
}

extension FloorArea {
    /// "33.06㎡ (10평)".
    public var words: Words {
        Words("\(roundedSquareMetres)㎡ (\(pyeong)평)", "\(roundedSquareMetres) m² (\(pyeong) pyeong)")
    }
}

extension StatutoryFact {
    var words: Words {
        switch self {
        case .officeName: Words("중개사무소 이름", "the office's name")
        case .officeAddress: Words("중개사무소 주소", "the office's address")
        case .officePhone: Words("중개사무소 전화번호", "the office's phone number")
        case .registrationNumber: Words("중개사무소 등록번호", "the office's registration number")
        case .brokerName: Words("공인중개사 이름", "the broker's name")
        case .location: Words("정확한 위치", "the exact location")
        case .totalFloors: Words("건물 층수", "the number of floors")
        case .approvedOn: Words("사용승인일", "the day of the approval of use")
        case .direction: Words("방향", "the direction")
        case .rooms: Words("방 개수", "the number of rooms")
        case .toilets: Words("화장실 개수", "the number of toilets")
        case .readyOn: Words("입주 가능일", "the day from which it can be used")
        case .parking: Words("주차 대수", "the number of parking spaces")
        case .maintenance: Words("관리비", "the maintenance fee")
        }
    }
}
