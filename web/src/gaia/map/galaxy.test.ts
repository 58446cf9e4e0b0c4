import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MoveShown } from '../../lib/types';
import { Federations, planetsOf } from './federations.svelte';
import { changed, hulls, movesByHex, owners, places, type GalaxyView, type HexShown } from './galaxy';
import { compare, Ghosts } from './ghosts.svelte';

const hex = (name: string, q: number, more: Partial<HexShown> = {}): HexShown => ({ name, q, r: 0, sector: '01', ...more });
const move = (text: string, ...names: string[]): MoveShown => ({
  text,
  verb: text.split(' ')[0]!,
  targets: names.map((name) => ({ kind: 'hex', name })),
  words: '',
});
const costing = (made: MoveShown, words: string): MoveShown => ({ ...made, words });
const view = (hexes: HexShown[], more: Partial<GalaxyView> = {}): GalaxyView => ({
  decision: 'turn', hexes, sectors: [], players: [], forming: null, automa: null, ...more,
});

test('federations of different seats and places are different hulls', () => {
  const found = hulls([
    hex('a', 0, { federations: [0] }), hex('b', 1, { federations: [0, 1] }), hex('c', 2), hex('d', 3, { federations: [0] }),
  ]);
  expect(found.map(({ seat, hexes }) => [seat, hexes.map((one) => one.name).join('')])).toEqual([[0, 'ab'], [0, 'd'], [1, 'b']]);
});

test('only what others changed is new', () => {
  const before = [hex('a', 0, { planet: 'ice' }), hex('b', 1), hex('c', 2), hex('d', 3, { planet: 'transdim' })];
  const mine = { seat: 0, piece: 'mine' };
  const theirs = { seat: 1, piece: 'mine' };
  const now = [
    hex('a', 0, { planet: 'ice', pieces: [mine] }), hex('b', 1, { pieces: [theirs] }), hex('c', 2), hex('d', 3, { planet: 'gaia' }),
  ];
  expect([...changed(before, now, 0)]).toEqual(['b', 'd']);
  expect([...changed(before, now, null)]).toEqual(['a', 'b', 'd']);
});

test('a ghost holds what a move adds, not what was there', () => {
  const before = view([hex('a', 0, { pieces: [{ seat: 1, piece: 'mine' }] }), hex('b', 1)]);
  const after = view([
    hex('a', 0, { pieces: [{ seat: 1, piece: 'mine' }], federations: [1] }),
    hex('b', 1, { pieces: [{ seat: 1, piece: 'satellite' }], federations: [1] }),
  ]);
  const ghost = compare(before, after);
  expect([...ghost.pieces.keys()]).toEqual(['b']);
  expect(ghost.hulls.map((hull) => hull.hexes.length)).toEqual([2]);
  expect(compare(after, after).hulls).toEqual([]);
});

describe('considering moves', () => {
  const before = view([hex('a', 0)]);
  const after = view([hex('a', 0, { pieces: [{ seat: 0, piece: 'mine' }] })]);
  const table = (shown: GalaxyView) => {
    const board = { view: shown, asked: [] as string[], ghost: async (text: string) => (board.asked.push(text), { view: after }) };
    return board;
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('the ghost comes after a moment and goes at once', async () => {
    const ghosts = new Ghosts();
    const board = table(before);
    ghosts.consider(board as never, 'mine a');
    expect(ghosts.ghost).toBeNull();
    await vi.runAllTimersAsync();
    expect(ghosts.ghost?.pieces.size).toBe(1);
    ghosts.consider(board as never, null);
    expect(ghosts.ghost).toBeNull();
  });

  test('a pointer that only passes asks nothing', async () => {
    const ghosts = new Ghosts();
    const board = table(before);
    ghosts.consider(board as never, 'mine a');
    ghosts.consider(board as never, 'mine b');
    await vi.runAllTimersAsync();
    expect(board.asked).toEqual(['mine b']);
  });

  test('a position that changes meanwhile is compared anew', async () => {
    const ghosts = new Ghosts();
    const board = table(before);
    ghosts.consider(board as never, 'mine a');
    board.view = view([hex('a', 0)]);
    ghosts.consider(board as never, 'mine a');
    await vi.runAllTimersAsync();
    expect(ghosts.ghost?.pieces.size).toBe(1);
  });
});

test('moves are found at each hex they name', () => {
  const found = movesByHex([move('mine a', 'a'), move('federation a,b', 'a', 'b')]);
  expect(found.get('a')!.map((one) => one.verb)).toEqual(['mine', 'federation']);
  expect(found.get('b')!.map((one) => one.verb)).toEqual(['federation']);
});

test('pieces that share a hex stand apart', () => {
  const pieces = ['planetary-institute', 'mine', 'satellite', 'satellite'].map((piece, seat) => ({ seat, piece }));
  const spots = places(pieces, true).map(({ at }) => `${at.x} ${at.y}`);
  expect(new Set(spots).size).toBe(4);
  expect(places(pieces.slice(0, 1), true)[0]!.at.x).toBe(0);
});

test('the Automa has its own mark in the colour of its faction', () => {
  const [person, automa] = owners(view([], { players: [{ faction: 'xenos' }, { faction: 'itars' }], automa: { seat: 1 } }));
  expect(person).toEqual({ colour: 'var(--desert)', emblem: 'xenos' });
  expect(automa).toEqual({ colour: 'var(--ice)', emblem: 'automa' });
});

describe('looking through federations', () => {
  const legal = [
    move('federation a,b,c', 'a', 'b', 'c'), move('federation a,b', 'a', 'b'), move('federation a,b choose-tokens', 'a', 'b'),
    move('federation b,d', 'b', 'd'), move('mine e', 'e'),
  ];
  const picker = () => {
    const made = new Federations();
    made.offer(legal);
    made.show(true);
    return made;
  };

  test('those with few satellites come first, in both languages', () => {
    const it = new Federations();
    it.offer([
      costing(move('federation a,b', 'a', 'b'), 'Form a federation of a and b (power value 7) with 11 satellites: ...'),
      costing(move('federation a,b,c', 'a', 'b', 'c'), 'Allianz aus a, b und c gründen (Machtwert 8) mit 2 Satelliten: ...'),
      costing(move('federation a,b,c,d', 'a', 'b', 'c', 'd'), 'Form a federation of ... (power value 9) without satellites'),
    ]);
    expect(it.all.map((one) => planetsOf(one).length)).toEqual([4, 3, 2]);
  });

  test('small ones come first, and turning comes round', () => {
    const it = picker();
    expect(it.all.map((one) => one.text)).toEqual(['federation a,b', 'federation b,d', 'federation a,b,c']);
    it.turn(-1);
    expect(it.current?.text).toBe('federation a,b,c');
    it.turn(1);
    expect(it.current?.text).toBe('federation a,b');
    expect(it.choosing).toBe('federation a,b choose-tokens');
  });

  test('clicked planets narrow them, others change nothing', () => {
    const it = picker();
    it.toggle('a');
    it.toggle('d');
    expect(it.wanted).toEqual(['a']);
    it.toggle('c');
    expect(it.found.map((one) => one.text)).toEqual(['federation a,b,c']);
    it.toggle('c');
    expect(it.found).toHaveLength(2);
  });

  test('a position without federations closes it', () => {
    const it = picker();
    it.offer([]);
    expect(it.open).toBe(false);
    expect(it.current).toBeNull();
  });
});
