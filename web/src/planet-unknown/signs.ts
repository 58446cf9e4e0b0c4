/** The sign that stands for each kind of decision. */

const SIGNS: Record<string, string> = {
  rotate: 'station', tile: 'tile', take: 'tile', keep: 'medal', civ: 'card', objective: 'medal', flux: 'tech',
  peek: 'boost', remove: 'tile', forfeit: 'medal', only: 'energy', choose: 'biomass', energy: 'energy',
  event: 'boost', card: 'card', regress: 'boost', boost: 'boost', pod: 'lifepod', rescue: 'lifepod',
  collect: 'meteorite', blast: 'meteorite', clear: 'meteorite', meteor: 'meteor', scrap: 'buggy', lose: 'lifepod',
  'lose-held': 'lifepod', rover: 'buggy', patch: 'patch', move: 'movement', teleport: 'buggy', reposition: 'lifepod',
  tech: 'tech',
};

export const signOf = (kind: string, about: string): string =>
  ['advance', 'step', 'climb'].includes(kind) ? about : (SIGNS[kind] ?? 'boost');
