"""Values out of foreign JSON, where anything may stand in place of anything."""

from collections.abc import Mapping
from typing import Any


def inside(value: Any, *keys: str) -> Any:
    """What lies below these keys, or None."""
    for key in keys:
        value = value.get(key) if isinstance(value, Mapping) else None
    return value


def listed(value: Any) -> list[Any]:
    """The items of a list, the keys of an object, or nothing."""
    return list(value) if isinstance(value, (list, tuple, Mapping)) else []
