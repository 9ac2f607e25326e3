/// Answers in the shapes that the services' documentation shows.
enum Answers {
    static let kakaoBuilding = """
        {"meta": {"total_count": 1, "pageable_count": 1, "is_end": true}, "documents": [{
          "address_name": "전북 익산시 부송동 100", "address_type": "REGION_ADDR",
          "x": "126.99597295767953", "y": "35.976749396987046",
          "address": {"address_name": "전북 익산시 부송동 100", "region_1depth_name": "전북",
            "region_2depth_name": "익산시", "region_3depth_name": "부송동", "region_3depth_h_name": "삼성동",
            "h_code": "4514069000", "b_code": "4514013400", "mountain_yn": "N", "main_address_no": "100",
            "sub_address_no": "", "x": "126.99597295767953", "y": "35.976749396987046"},
          "road_address": {"address_name": "전북 익산시 망산길 11-17", "region_1depth_name": "전북",
            "region_2depth_name": "익산시", "region_3depth_name": "부송동", "road_name": "망산길",
            "underground_yn": "N", "main_building_no": "11", "sub_building_no": "17",
            "building_name": "", "zone_no": "54547", "x": "126.99597295767953", "y": "35.976749396987046"}
        }]}
        """

    static func kakaoRegion(_ type: String) -> String {
        """
        {"meta": {"total_count": 1, "pageable_count": 1, "is_end": true}, "documents": [{
          "address_name": "서울 중구 명동", "address_type": "\(type)", "x": "126.98", "y": "37.56",
          "address": null, "road_address": null}]}
        """
    }

    static func kakaoPoint(hasRoad: Bool) -> String {
        let road = """
            {"address_name": "경기도 안성시 죽산면 죽산초교길 69-4", "region_1depth_name": "경기",
             "region_2depth_name": "안성시", "region_3depth_name": "죽산면", "road_name": "죽산초교길",
             "underground_yn": "N", "main_building_no": "69", "sub_building_no": "4",
             "building_name": "무지개아파트", "zone_no": "17519"}
            """
        return """
            {"meta": {"total_count": 1}, "documents": [{"road_address": \(hasRoad ? road : "null"),
              "address": {"address_name": "경기 안성시 죽산면 죽산리 343-1", "region_1depth_name": "경기",
                "region_2depth_name": "안성시", "region_3depth_name": "죽산면 죽산리", "mountain_yn": "N",
                "main_address_no": "343", "sub_address_no": "1"}}]}
            """
    }

    /// - Parameter number: of the building; empty for a street alone.
    static func naver(number: String) -> String {
        """
        {"status": "OK", "meta": {"totalCount": 1, "page": 1, "count": 1}, "errorMessage": "", "addresses": [{
          "roadAddress": "경기도 성남시 분당구 불정로 \(number) 그린팩토리",
          "jibunAddress": "경기도 성남시 분당구 정자동 178-1 그린팩토리",
          "englishAddress": "6, Buljeong-ro, Bundang-gu, Seongnam-si, Gyeonggi-do, Republic of Korea",
          "addressElements": [
            {"types": ["SIDO"], "longName": "경기도", "shortName": "경기도", "code": ""},
            {"types": ["SIGUGUN"], "longName": "성남시 분당구", "shortName": "성남시 분당구", "code": ""},
            {"types": ["DONGMYUN"], "longName": "정자동", "shortName": "정자동", "code": ""},
            {"types": ["ROAD_NAME"], "longName": "불정로", "shortName": "불정로", "code": ""},
            {"types": ["BUILDING_NUMBER"], "longName": "\(number)", "shortName": "\(number)", "code": ""}
          ],
          "x": "127.1054328", "y": "37.3595963", "distance": 0.0}]}
        """
    }

    static let naverPoint = """
        {"status": {"code": 0, "name": "ok", "message": "done"}, "results": [
          {"name": "roadaddr", "code": {"id": "1168010100", "type": "L", "mappingId": "09680101"},
           "region": {"area0": {"name": "kr"}, "area1": {"name": "경기도"}, "area2": {"name": "안성시"},
             "area3": {"name": "죽산면"}, "area4": {"name": "죽산리"}},
           "land": {"type": "", "number1": "69", "number2": "4", "name": "죽산초교길",
             "addition0": {"type": "building", "value": "무지개아파트"}}},
          {"name": "addr", "region": {"area1": {"name": "경기도"}}, "land": {"type": "1", "number1": "343"}}]}
        """

    static let naverLot = """
        {"status": {"code": 0, "name": "ok", "message": "done"}, "results": [
          {"name": "addr", "region": {"area1": {"name": "경기도"}, "area2": {"name": "안성시"},
             "area3": {"name": "죽산면"}, "area4": {"name": "죽산리"}},
           "land": {"type": "1", "number1": "343", "number2": ""}}]}
        """

    static let vworldFound = """
        {"response": {"service": {"name": "address", "version": "2.0", "operation": "getcoord"},
          "status": "OK", "input": {"type": "road", "address": "판교로 242"},
          "refined": {"text": "경기도 성남시 분당구 판교로 242 (삼평동)", "structure": {"level0": "대한민국",
            "level1": "경기도", "level2": "성남시 분당구", "level4L": "판교로", "level5": "242"}},
          "result": {"crs": "EPSG:4326", "point": {"x": "127.101313354", "y": "37.402352535"}}}}
        """

    static let vworldNothing = """
        {"response": {"service": {"name": "address", "version": "2.0", "operation": "getcoord"},
          "status": "NOT_FOUND"}}
        """

    static func vworldError(_ code: String) -> String {
        """
        {"response": {"service": {"name": "address", "version": "2.0", "operation": "getcoord"},
          "status": "ERROR", "error": {"level": "1", "code": "\(code)", "text": "…"}}}
        """
    }

    static let vworldPoint = """
        {"response": {"status": "OK", "input": {"point": {"x": "127.1013", "y": "37.4023"}}, "result": [
          {"zipcode": "13487", "type": "parcel", "text": "경기도 성남시 분당구 삼평동 624"},
          {"zipcode": "13487", "type": "road", "text": "경기도 성남시 분당구 판교로 242 (삼평동)"}]}}
        """

    static func juso(code: String = "0", _ items: String) -> String {
        """
        {"results": {"common": {"errorMessage": "", "countPerPage": "3", "totalCount": "1",
          "errorCode": "\(code)", "currentPage": "1"}, "juso": \(items)}}
        """
    }

    static let jusoBuilding = juso(
        """
        [{"roadAddr": "서울특별시 마포구 성암로 301(상암동)", "roadAddrPart1": "서울특별시 마포구 성암로 301",
          "roadAddrPart2": "(상암동)", "jibunAddr": "서울특별시 마포구 상암동 1595", "admCd": "1144012700",
          "rnMgtSn": "114403113012", "udrtYn": "0", "buldMnnm": "301", "buldSlno": "0"}]
        """
    )

    static let jusoEntrance = juso(
        """
        [{"admCd": "1144012700", "rnMgtSn": "114403113012", "udrtYn": "0", "buldMnnm": "301", "buldSlno": "0",
          "bdNm": "한국지역정보개발원", "entX": "945959.0381341814", "entY": "1953851.7348996028"}]
        """
    )
}
