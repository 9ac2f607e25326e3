"""Finds a field in a form that scripts show step by step."""

# How many steps after the one in sight the field is asked for; 0 where all are in sight.
STEPS_TO = """(name) => {
    const step = document.querySelector(`main [name="${name}"]`)?.closest(".form-step");
    if (!step || getComputedStyle(step).display !== "none") return 0;
    const steps = [...step.parentElement.querySelectorAll(".form-step")];
    return steps.indexOf(step) - steps.findIndex((one) => "current" in one.dataset);
}"""
MOVED = f"([name, count]) => ({STEPS_TO})(name) !== count"


def reach(page, name):
    """Goes to the step that asks for the field, and unfolds it."""
    while count := page.evaluate(STEPS_TO, name):
        # The buttons work once the script has marked how far one is.
        page.locator(".steps > .done").first.wait_for(state="attached")
        page.locator("button[data-next]" if count > 0 else "button[data-previous]").click()
        page.wait_for_function(MOVED, arg=[name, count])
    folded = page.locator("details.more-fields:not([open])").filter(has=page.locator(f'[name="{name}"]'))
    if folded.count():
        folded.locator("summary").click()
