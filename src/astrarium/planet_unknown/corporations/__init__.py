"""The nine corporations; each file says only what is special about its corporation."""

from typing import Final

from astrarium.planet_unknown.components.corporation_boards import (
    COSMOS,
    FLUX,
    HORIZON,
    JUMP_DRIVE,
    MAKESHIFT,
    OASIS,
    REPUBLIC,
    UNIVERSAL,
    WORMHOLE,
)
from astrarium.planet_unknown.corporations.corporation import Corporation
from astrarium.planet_unknown.corporations.cosmos import Cosmos
from astrarium.planet_unknown.corporations.flux import Flux
from astrarium.planet_unknown.corporations.horizon import Horizon
from astrarium.planet_unknown.corporations.jump_drive import JumpDrive
from astrarium.planet_unknown.corporations.makeshift import Makeshift
from astrarium.planet_unknown.corporations.oasis import Oasis
from astrarium.planet_unknown.corporations.republic import Republic
from astrarium.planet_unknown.corporations.universal import Universal
from astrarium.planet_unknown.corporations.wormhole import Wormhole

_ALL: Final[list[Corporation]] = [
    Universal(UNIVERSAL),
    Cosmos(COSMOS),
    Flux(FLUX),
    Horizon(HORIZON),
    JumpDrive(JUMP_DRIVE),
    Makeshift(MAKESHIFT),
    Oasis(OASIS),
    Republic(REPUBLIC),
    Wormhole(WORMHOLE),
]

CORPORATIONS: Final = {corporation.key: corporation for corporation in _ALL}
SYMMETRIC_CORPORATION: Final = "universal"
