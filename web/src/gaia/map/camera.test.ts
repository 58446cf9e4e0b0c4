import { beforeEach, expect, test } from 'vitest';
import { Camera, CLOSEST } from './camera.svelte';

let camera: Camera;

beforeEach(() => {
  camera = new Camera();
  camera.frame({ x: -100, y: -50, width: 200, height: 100 });
  camera.resize(400, 400);
});

test('everything fits into the window, in its middle', () => {
  expect(camera.scale).toBe(2);
  expect(camera.pixel({ x: -100, y: 0 })).toEqual({ x: 0, y: 200 });
  expect(camera.pixel({ x: 100, y: 0 })).toEqual({ x: 400, y: 200 });
});

test('what is under the pointer stays there', () => {
  const before = camera.pixel({ x: 40, y: 20 });
  camera.zoomBy(2, before.x, before.y);
  expect(camera.scale).toBe(4);
  expect(camera.pixel({ x: 40, y: 20 }).x).toBeCloseTo(before.x);
  expect(camera.pixel({ x: 40, y: 20 }).y).toBeCloseTo(before.y);
});

test('zooming has an end and fitting brings all back', () => {
  camera.zoomBy(1000, 10, 10);
  expect(camera.zoom).toBe(CLOSEST);
  camera.fit();
  expect(camera.scale).toBe(2);
  expect(camera.pixel({ x: 0, y: 0 })).toEqual({ x: 200, y: 200 });
});

test('the place is kept when the window changes', () => {
  camera.zoomBy(3, 300, 200);
  const middle = camera.middle;
  camera.resize(800, 300);
  expect(camera.middle).toEqual(middle);
});

test('the map cannot be lost by dragging', () => {
  camera.pan(99999, -99999);
  expect(camera.middle).toEqual({ x: -100, y: 50 });
});

test('a point is revealed with no more movement than needed', () => {
  camera.reveal({ x: 0, y: 0 });
  expect(camera.middle).toEqual({ x: 0, y: 0 });
  camera.zoomBy(4);
  camera.reveal({ x: 90, y: 0 }, 60);
  const { x, y } = camera.pixel({ x: 90, y: 0 });
  expect(x).toBeCloseTo(400 - 60);
  expect(y).toBeCloseTo(200);
});
