"""How neighbours look at Madang: on which screen, in which language and light, with scripts or without."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Look:
    name: str
    width: int
    height: int
    language: str
    light: str
    scripts: bool = True
    worker: bool = True
    motion: bool = False

    def context(self, browser, **more):
        return browser.new_context(
            **more,
            viewport={"width": self.width, "height": self.height},
            locale={"ko": "ko-KR", "en": "en-US"}[self.language],
            color_scheme=self.light,
            java_script_enabled=self.scripts,
            service_workers="allow" if self.worker else "block",
            has_touch=self.width < 500,
            is_mobile=self.width < 500,
            timezone_id="Asia/Seoul",
            reduced_motion="no-preference" if self.motion else "reduce",
        )


PHONE_KO_LIGHT = Look("phone-ko-light", 390, 844, "ko", "light")
PHONE_EN_DARK = Look("phone-en-dark", 390, 844, "en", "dark")
DESKTOP_KO_DARK = Look("desktop-ko-dark", 1280, 800, "ko", "dark")
DESKTOP_EN_LIGHT = Look("desktop-en-light", 1280, 800, "en", "light")


def without_scripts(look):
    return dataclasses.replace(look, name=look.name + "-plain", scripts=False)


def without_worker(look):
    """A page that has one now and then asks past the one that wants to hold or count its questions."""
    return dataclasses.replace(look, worker=False)


def with_motion(look):
    return dataclasses.replace(look, name=look.name + "-motion", motion=True)


ALL = [PHONE_KO_LIGHT, PHONE_EN_DARK, DESKTOP_KO_DARK, DESKTOP_EN_LIGHT]
