"""What a member of the scenes has bought, sold and taught, besides the rows of the demo."""

from pictures import picture
from sounds import sound

# Bought, given up and held.
BOUGHT = ["도자기 하루 수업", "라탄 바구니 만들기", "매듭 첫걸음"]
HELD = BOUGHT[2]
SOLD = ["직조 하루 수업", "공원 앞 1층"]
# Lessons of which the member has agreed on one that isn't paid, and of which a pass can be bought.
UNPAID, BUYABLE = "비올라 레슨", "하프 레슨"


def teaches(neighbour):
    """With a recording, and documents that wait for an operator."""
    neighbour.tells("PUT", "/api/v1/me/teacher", data={
        "instruments": ["violin", "viola"], "places": ["teacher", "online"],
        "education": ["음악대학 바이올린 전공 졸업"], "career": ["동네 오케스트라 단원 5년", "어린이 바이올린 교실 강사"],
    })
    if not neighbour.asks("/me/teacher")["recordings"]:
        path = "/api/v1/me/teacher/recordings?title=Bach%20BWV%201004"
        neighbour.tells("POST", path, data=sound(3)["buffer"])
    documents = {"images": [neighbour.uploads(picture(400, 300))], "note": "음악대학 졸업증명서예요."}
    waiting = neighbour.context.request.get(neighbour.app.address + "/api/v1/me/teacher/verification")
    if not waiting.ok or waiting.json()["state"] != "waiting":
        neighbour.tells("POST", "/api/v1/me/teacher/verification", data=documents)


def sells_seats(ana, member):
    """The member has bought a seat, given one up, holds one, and sold one."""
    bought = [member.orders(ana.sells(title)) for title in BOUGHT]
    for order in bought[:2]:
        member.pays(order)
    member.tells("POST", f"/api/v1/orders/{bought[1]}/withdrawal")
    sold = ana.orders(member.sells(SOLD[0], seats=4))
    ana.pays(sold)
    member.confirms()
    member.tells("POST", f"/api/v1/orders/{sold}/refunds", data={"amount": 5000, "reason": "재료가 줄었어요."})


def takes_deposits(ana, member):
    """One shop of the member is reserved, and the member likes another one."""
    ana.pays(ana.reserves(member.takes_deposit(member.lets(SOLD[1]))))
    liked = ana.takes_deposit(ana.lets("역 앞 1층 공실"))
    member.tells("PUT", f"/api/v1/listings/{liked}/favourite")


def sells_lessons(ana, member):
    """The member has a pass and a lesson to pay, and has sold a pass."""
    lesson = ana.teaches()
    member.pays(member.orders_pass(lesson))
    ana.agrees(member, lesson)
    ana.agrees(member, ana.teaches(UNPAID))
    member.tells("PUT", f"/api/v1/listings/{ana.teaches(BUYABLE)}/favourite")
    ana.pays(ana.orders_pass(member.teaches("첼로 레슨")))


def warns(operator, member):
    """Twice, and the member appeals once."""
    for text in ["같은 글을 여러 번 올리지 말아 주세요.", "다른 이웃의 연락처를 올리지 말아 주세요."]:
        path = f"/api/v1/operator/members/{member.asks('/me')['id']}/warnings"
        operator.tells("POST", path, data={"note": text})
    appeal = f"/api/v1/me/measures/{member.asks('/me/measures')['items'][1]['id']}/appeal"
    member.tells("POST", appeal, data={"text": "서로 다른 동네의 모임이라 따로 올렸어요."})
