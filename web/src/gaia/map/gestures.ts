/** Drag to pan, wheel to zoom, two fingers for both; a drag is never taken for a click. */

import type { Camera } from './camera.svelte';

const SLACK = 5;

export class Gestures {
  #points = new Map<number, { x: number; y: number }>();
  #begin = { x: 0, y: 0 };
  #dragged = false;

  constructor(
    readonly frame: HTMLElement,
    readonly camera: Camera,
    readonly began: () => void,
  ) {
    frame.addEventListener('pointerdown', this.#down);
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#up);
    addEventListener('pointercancel', this.#up);
    frame.addEventListener('click', this.#click, true);
    frame.addEventListener('wheel', this.#wheel, { passive: false });
  }

  end(): void {
    this.frame.removeEventListener('pointerdown', this.#down);
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#up);
    removeEventListener('pointercancel', this.#up);
    this.frame.removeEventListener('click', this.#click, true);
    this.frame.removeEventListener('wheel', this.#wheel);
  }

  #down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (this.#points.size === 0) {
      this.#begin = { x: event.clientX, y: event.clientY };
      this.#dragged = false;
    }
    this.#points.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  #move = (event: PointerEvent) => {
    const was = this.#points.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#points].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      this.#dragged = true;
      const near = Math.hypot(was.x - other.x, was.y - other.y);
      const far = Math.hypot(now.x - other.x, now.y - other.y);
      const box = this.frame.getBoundingClientRect();
      this.camera.pan((now.x - was.x) / 2, (now.y - was.y) / 2);
      if (near > 0) {
        this.camera.zoomBy(far / near, (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
      }
    } else {
      const far = Math.hypot(now.x - this.#begin.x, now.y - this.#begin.y);
      if (!this.#dragged && far < SLACK) return;
      if (!this.#dragged) this.began();
      this.#dragged = true;
      this.frame.classList.add('dragging');
      this.camera.pan(now.x - was.x, now.y - was.y);
    }
    this.#points.set(event.pointerId, now);
  };

  #up = (event: PointerEvent) => {
    this.#points.delete(event.pointerId);
    if (this.#points.size === 0) this.frame.classList.remove('dragging');
  };

  #click = (event: MouseEvent) => {
    if (this.#dragged && event.detail > 0) {
      event.stopPropagation();
      event.preventDefault();
    }
    this.#dragged = false;
  };

  #wheel = (event: WheelEvent) => {
    event.preventDefault();
    const box = this.frame.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const factor = Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) * 0.0016);
    this.camera.zoomBy(factor, event.clientX - box.left, event.clientY - box.top);
  };
}
