import { expect, test } from 'vitest';
import { endOf, rounds, roundStart, sinceMyTurn, standing, startOf, turns } from './logbook';
import type { LogLine } from './types';

function line(turn: number, seat: number, text: string, round = 1): LogLine {
  return { version: 0, seat, text, automatic: false, at: '', turn, round, words: text };
}

const TWO_TURNS = [line(1, 0, 'mine 1A1'), line(1, 0, 'end'), line(1, 1, 'charge 2'), line(2, 1, 'pass')];

test('a move taken back does not stand, and the numbers close the gap', () => {
  const log = [line(1, 0, 'burn'), line(1, 1, 'charge 1'), line(1, 0, ''), line(1, 0, 'end')];
  const { moves, takenBack } = standing(log);
  expect(moves.map((move) => [move.text, move.after])).toEqual([['charge 1', 1], ['end', 2]]);
  expect(takenBack.get('1/0')).toBe(1);
});

test('a turn holds the moves of one seat; an answer to it is not its own turn', () => {
  const found = turns(TWO_TURNS);
  expect(found.map((turn) => [turn.turn, turn.seat, turn.own, turn.moves.length])).toEqual([
    [1, 0, true, 2],
    [1, 1, false, 1],
    [2, 1, true, 1],
  ]);
  expect(startOf(found[2]!)).toBe(3);
  expect(endOf(found[2]!)).toBe(4);
});

test('moves made at the same time are gathered by seat', () => {
  const found = turns([line(1, 0, 'a'), line(1, 1, 'b'), line(1, 0, 'c'), line(1, 1, 'd')]);
  expect(found.map((turn) => turn.moves.map((move) => move.text))).toEqual([['a', 'c'], ['b', 'd']]);
});

test('rounds follow each other', () => {
  const found = rounds([line(1, 0, 'a', 0), line(2, 1, 'b', 0), line(3, 0, 'c', 1)]);
  expect(found.map((round) => [round.round, round.turns.length])).toEqual([[0, 2], [1, 1]]);
});

test('a round begins before the first move that stands in it', () => {
  const log = [line(1, 0, 'a', 1), line(2, 1, 'b', 1), line(3, 0, 'c', 2), line(3, 0, '', 2), line(3, 0, 'd', 2)];
  expect([1, 2, 3].map((round) => roundStart(log, round))).toEqual([0, 2, null]);
});

test('news are what the others did after the turn that I began last', () => {
  const log = [...TWO_TURNS, line(2, 0, 'charge 1'), line(3, 2, 'pass')];
  const { from, turns: found } = sinceMyTurn(log, 0, true, false);
  expect(from).toBe(2);
  expect(found.map((turn) => [turn.turn, turn.seat])).toEqual([[1, 1], [2, 1], [3, 2]]);
});

test('the turn that I am in the middle of does not end the news', () => {
  const log = [line(1, 0, 'a'), line(2, 1, 'b'), line(3, 0, 'burn')];
  expect(sinceMyTurn(log, 0, true, false).turns.map((turn) => turn.turn)).toEqual([2]);
  expect(sinceMyTurn(log, 0, false, false).turns).toEqual([]);
});

test('where all act together every turn of mine counts', () => {
  const log = [line(1, 1, 'a'), line(1, 0, 'b'), line(2, 1, 'c')];
  expect(sinceMyTurn(log, 0, false, true).turns.map((turn) => turn.turn)).toEqual([2]);
});

test('before my first turn there is nothing to compare with', () => {
  expect(sinceMyTurn([line(1, 1, 'a')], 0, true, false)).toEqual({ from: 0, turns: [] });
});
