/** Small sounds made of a few notes; off unless the player wants them. */

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'charge' | 'build';

interface Note {
  at: number;
  pitch: number;
  length: number;
  shape: OscillatorType;
  loud: number;
}

const note = (at: number, pitch: number, length: number, shape: OscillatorType = 'sine', loud = 0.12): Note => ({
  at,
  pitch,
  length,
  shape,
  loud,
});

const SOUNDS: Record<Sound, Note[]> = {
  turn: [note(0, 523.25, 0.35), note(0.12, 783.99, 0.5)],
  charge: [note(0, 330, 0.12, 'triangle'), note(0.07, 440, 0.12, 'triangle'), note(0.14, 587.33, 0.2, 'triangle')],
  build: [note(0, 146.83, 0.18, 'triangle', 0.2), note(0.05, 220, 0.16, 'sine', 0.1)],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const { at, pitch, length, shape, loud } of SOUNDS[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(loud, now + at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.05);
  }
}
