"""All factions, in the order of their boards."""

from astrarium.gaia.factions.ambas import Ambas
from astrarium.gaia.factions.baltaks import BalTaks
from astrarium.gaia.factions.bescods import Bescods
from astrarium.gaia.factions.faction import Faction
from astrarium.gaia.factions.firaks import Firaks
from astrarium.gaia.factions.geodens import Geodens
from astrarium.gaia.factions.gleens import Gleens
from astrarium.gaia.factions.hadsch_hallas import HadschHallas
from astrarium.gaia.factions.itars import Itars
from astrarium.gaia.factions.ivits import Ivits
from astrarium.gaia.factions.lantids import Lantids
from astrarium.gaia.factions.nevlas import Nevlas
from astrarium.gaia.factions.taklons import Taklons
from astrarium.gaia.factions.terrans import Terrans
from astrarium.gaia.factions.xenos import Xenos

FACTIONS: tuple[Faction, ...] = (
    Terrans(),
    Lantids(),
    Xenos(),
    Gleens(),
    Taklons(),
    Ambas(),
    HadschHallas(),
    Ivits(),
    Geodens(),
    BalTaks(),
    Firaks(),
    Bescods(),
    Nevlas(),
    Itars(),
)
