/** What part of the map is seen: its middle in map units and how much larger than "all of it fits". */

import type { Box, Point } from './geometry';

export const CLOSEST = 6;
const FARTHEST = 0.8;

export class Camera {
  width = $state(1);
  height = $state(1);
  /** Times the scale at which everything fits. */
  zoom = $state(1);
  #middle = $state.raw<Point | null>(null);
  #box = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });

  /** Pixels per map unit. */
  scale = $derived(this.zoom * Math.min(this.width / this.#box.width, this.height / this.#box.height));
  middle = $derived(
    this.#middle ?? { x: this.#box.x + this.#box.width / 2, y: this.#box.y + this.#box.height / 2 },
  );
  /** Where the whole map lies in the window, in pixels: moving it needs no painting. */
  sheet = $derived({
    x: this.width / 2 - (this.middle.x - this.#box.x) * this.scale,
    y: this.height / 2 - (this.middle.y - this.#box.y) * this.scale,
    width: this.#box.width * this.scale,
    height: this.#box.height * this.scale,
  });

  get box(): Box {
    return this.#box;
  }

  frame(box: Box): void {
    this.#box = box;
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.width = width;
    this.height = height;
  }

  fit(): void {
    this.zoom = 1;
    this.#middle = null;
  }

  /** The pixel of a point of the map. */
  pixel(p: Point): Point {
    return {
      x: this.width / 2 + (p.x - this.middle.x) * this.scale,
      y: this.height / 2 + (p.y - this.middle.y) * this.scale,
    };
  }

  pan(dx: number, dy: number): void {
    this.#look({ x: this.middle.x - dx / this.scale, y: this.middle.y - dy / this.scale });
  }

  /** Nearer or farther; the point under this pixel stays where it is. */
  zoomBy(factor: number, x = this.width / 2, y = this.height / 2): void {
    const before = this.scale;
    const middle = this.middle;
    this.zoom = Math.min(CLOSEST, Math.max(FARTHEST, this.zoom * factor));
    const change = 1 / before - 1 / this.scale;
    this.#look({
      x: middle.x + (x - this.width / 2) * change,
      y: middle.y + (y - this.height / 2) * change,
    });
  }

  /** Move just as far as is needed to see this point. */
  reveal(p: Point, margin = 60): void {
    const at = this.pixel(p);
    const space = Math.min(margin, this.width / 3, this.height / 3);
    const dx = Math.max(0, space - at.x) - Math.max(0, at.x - (this.width - space));
    const dy = Math.max(0, space - at.y) - Math.max(0, at.y - (this.height - space));
    if (dx || dy) this.pan(dx, dy);
  }

  /** The middle of the window never leaves the map. */
  #look({ x, y }: Point): void {
    const box = this.#box;
    this.#middle = {
      x: Math.min(box.x + box.width, Math.max(box.x, x)),
      y: Math.min(box.y + box.height, Math.max(box.y, y)),
    };
  }
}
