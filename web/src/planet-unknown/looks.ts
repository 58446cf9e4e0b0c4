/** What tells the planets, corporations and seats apart. */

export interface PlanetLook {
  land: string;
  deep: string;
  glow: string;
}

export const PLANETS: Record<string, PlanetLook> = {
  'ksb-4156': { land: '#8492ad', deep: '#27304a', glow: '#8fb7ff' },
  arashi: { land: '#c09a68', deep: '#4a3420', glow: '#d7b3ff' },
  cerberus: { land: '#a86f7e', deep: '#401f2d', glow: '#ff9db0' },
  charybdis: { land: '#5e959b', deep: '#12363d', glow: '#6ff0e4' },
  gaia: { land: '#93a96a', deep: '#26391f', glow: '#b6f08a' },
  'k-273': { land: '#8f93a6', deep: '#22324a', glow: '#c9ecff' },
  kaax: { land: '#a39c58', deep: '#353416', glow: '#d6ff5c' },
  lacuna: { land: '#b38aa4', deep: '#3a2038', glow: '#ffb0ea' },
  oblivion: { land: '#7a74ac', deep: '#17143a', glow: '#a89bff' },
  pajitnov: { land: '#7d93b3', deep: '#16304d', glow: '#7fffd4' },
  persephone: { land: '#b07f86', deep: '#3c2030', glow: '#ffc3a0' },
  petra: { land: '#b48d57', deep: '#40290f', glow: '#d29bff' },
  tartarus: { land: '#a8684f', deep: '#3a150c', glow: '#ff8a4c' },
};

/** The ground's colour for what is printed on a square. */
export function ground(look: PlanetLook, sign: string): string {
  if (sign === 'I') return '#cfe4f4';
  if (sign === 'T') return '#7c9a2e';
  if (sign === 'P') return '#16262e';
  if (sign === 'R') return '#cdb2e6';
  return look.land;
}

export const CORPORATIONS: Record<string, { colour: string; emblem: string }> = {
  universal: { colour: '#7fb4ff', emblem: 'M12 3v18M3 12h18M6 6l12 12M18 6L6 18' },
  cosmos: { colour: '#b79bff', emblem: 'M12 4a8 8 0 1 0 8 8M12 8a4 4 0 1 0 4 4M18 3v5M15.5 5.5h5' },
  flux: { colour: '#ff9f6b', emblem: 'M4 8c4-5 6 5 10 0s6 0 6 0M4 16c4-5 6 5 10 0s6 0 6 0' },
  horizon: { colour: '#ffd166', emblem: 'M3 17h18M6 17a6 6 0 0 1 12 0M12 5v3M5 8l2 2M19 8l-2 2M7 21h10' },
  'jump-drive': { colour: '#6fe0ff', emblem: 'M5 20l7-16 7 16M8.5 12l3.5 3 3.5-3M12 15v5' },
  makeshift: { colour: '#c7b08a', emblem: 'M4 4h7v7H4zM13 13h7v7h-7zM11 7h5l0 6M13 17H8v-6' },
  oasis: { colour: '#5fd6b4', emblem: 'M12 20V9M12 9C9 4 5 5 4 8c4-1 6 0 8 1zM12 9c3-5 7-4 8-1-4-1-6 0-8 1zM5 20h14' },
  republic: { colour: '#ff8da1', emblem: 'M4 9l8-5 8 5zM6 9v9M12 9v9M18 9v9M4 20h16' },
  wormhole: { colour: '#9be36b', emblem: 'M12 12a1.5 1.5 0 0 1 3 0a4 4 0 0 1-8 0a6.5 6.5 0 0 1 13 0a8.5 8.5 0 0 1-16 3' },
};

export const SEATS = ['#6cc4ff', '#ff8f7a', '#ffd25e', '#6fdc8c', '#c79bff', '#f59fd0'];

export const seatColour = (seat: number): string => SEATS[seat] ?? 'var(--text)';
