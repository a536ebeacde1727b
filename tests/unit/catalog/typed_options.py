"""Options as a person types them: accepted with their values, or refused with reasons."""

from searchlight.setup import Setup, read


def accepted(**options: object) -> Setup:
    setup = read(options)
    assert isinstance(setup, Setup), [complaint.text for complaint in setup]
    return setup


def refused(**options: object) -> dict[str, str]:
    """field → sentence"""
    complaints = read(options)
    assert isinstance(complaints, list)
    assert complaints
    return {complaint.field: complaint.text for complaint in complaints}


def reasons(**options: object) -> dict[str, str]:
    """field → id of the message"""
    complaints = read(options)
    assert isinstance(complaints, list)
    return {complaint.field: complaint.message.id for complaint in complaints}
