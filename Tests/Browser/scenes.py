"""Every page there is, as it looks in a town where people live."""


def of_a_stranger():
    return [
        ("welcome", "/"),
        ("sign-in", "/sign-in"),
        ("sign-up", "/sign-up"),
        ("forgot-password", "/forgot-password"),
        ("reset-password", "/reset-password"),
        ("neighbourhoods-found", "/neighbourhoods?q=%EC%97%AD%EC%82%BC"),
        ("about", "/about"),
        ("problems", "/problems"),
        ("offline", "/offline"),
        ("nothing-here", "/no-such-page"),
    ]


def of_a_member(neighbour):
    """`neighbour` is one of the demo's, who has talked and agreed with others."""
    talk = first(neighbour, "/conversations")
    deal = first(neighbour, "/deals")
    home = neighbour.asks("/me/neighbourhoods")["items"][0]["code"]
    mine = first(neighbour, "/me/listings")
    me = neighbour.asks("/me")["id"]
    # A small town may have nobody else around; what others keep and what is popular far away will do.
    around = [
        one
        for place in [home, "1168064000", "1144066000", "2635051000", "4113565500"]
        for one in neighbour.asks(f"/listings?neighbourhood={place}&reach=3")["items"]
    ] + neighbour.asks("/favourites")["items"]
    listing = next((one["id"] for one in around if one["author"]["id"] != me), None)
    scenes = [
        ("feed", "/"),
        ("feed-narrowed", "/?kind=class&side=offer&category=math"),
        ("search", "/search"),
        ("search-found", "/search?q=%EC%98%81%EC%96%B4"),
        ("search-nothing", "/search?q=zzzzqq"),
        ("map", "/map"),
        ("map-in-sight", "/map?bbox=126.95,37.45,127.15,37.57&zoom=12"),
        ("neighbourhoods", "/neighbourhoods"),
        ("compose", "/classes/new"),
        ("favourites", "/favourites"),
        ("conversations", "/conversations"),
        ("notices", "/notices"),
        ("me", "/me"),
        ("my-listings", "/me/listings"),
        ("my-deals", "/me/deals"),
        ("member", f"/members/{me}"),
        ("member-reviews", f"/members/{me}/reviews"),
        ("settings", "/settings"),
    ] + [
        (f"settings-{name}", f"/settings/{name}")
        for name in ["profile", "look", "notices", "email", "password", "devices", "sign-in",
                     "blocks", "export", "delete"]
    ]
    if listing:
        scenes += [("listing", f"/classes/{listing}"),
                   ("report", f"/report?subject.kind=class&subject.id={listing}")]
    if mine:
        scenes += [("my-listing", f"/classes/{mine}"), ("edit", f"/classes/{mine}/edit"),
                   ("delete-listing", f"/classes/{mine}/delete")]
    if talk:
        scenes += [("conversation", f"/conversations/{talk}"), ("propose", f"/conversations/{talk}/deal")]
    if deal:
        scenes += [("review", f"/deals/{deal}/review")]
    return scenes


def first(neighbour, path):
    items = neighbour.asks(path)["items"]
    return items[0]["id"] if items else None
