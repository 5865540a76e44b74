import { readMuted, writeMuted } from '@/data/device/draftRoomStorage';

/**
 * The tunes: two equal notes for "on deck", three rising ones for "on the clock". Frequencies in hertz, played one
 * after another.
 */
const TUNES = { onDeck: [440, 440], onTheClock: [523.25, 659.25, 783.99] } as const;
export type Tune = keyof typeof TUNES;

/** The length of a note in seconds, and its volume as a share of full volume. */
const NOTE = { seconds: 0.16, volume: 0.18 } as const;

let muted: boolean | null = null;
let context: AudioContext | null = null;
const listeners = new Set<() => void>();

/** Whether the sounds are off. The setting is stored in this browser. */
export function isMuted(): boolean {
  muted ??= readMuted();
  return muted;
}

/**
 * Turns the sounds off or on. Turning them on plays one; the click is also the user action that browsers require before
 * any sound.
 */
export function setMuted(next: boolean): void {
  muted = next;
  writeMuted(next);
  for (const listener of listeners) listener();
  if (!next) play('onTheClock');
}

/** Calls `listener` when the sounds are turned off or on. Returns the unsubscribe function. */
export function subscribeToMute(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Unlocks the sounds at the first press of a key or pointer in the page, because browsers only allow sound after a user
 * action. Returns a function that stops waiting for it.
 */
export function readyAtFirstPress(): () => void {
  const onPress = () => {
    stop();
    if (!isMuted()) void audio()?.resume();
  };
  const stop = () => {
    window.removeEventListener('pointerdown', onPress);
    window.removeEventListener('keydown', onPress);
  };
  window.addEventListener('pointerdown', onPress);
  window.addEventListener('keydown', onPress);
  return stop;
}

/** Plays a tune, unless the sounds are off or the browser doesn't allow sound yet. */
export function play(tune: Tune): void {
  const device = isMuted() ? null : audio();
  if (device === null) return;
  // Without a user action the device stays silent. The document title and the page show the same information.
  void device.resume().then(() => {
    for (const [i, hertz] of TUNES[tune].entries()) note(device, hertz, device.currentTime + i * NOTE.seconds);
  });
}

/**
 * The audio device, or null until the browser allows sound. Created sooner, it would stay mute and the browser would
 * log a warning.
 */
function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  return context;
}

function note(device: AudioContext, hertz: number, at: number): void {
  const oscillator = device.createOscillator();
  const gain = device.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(NOTE.volume, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + NOTE.seconds * 1.6);
  oscillator.connect(gain).connect(device.destination);
  oscillator.start(at);
  oscillator.stop(at + NOTE.seconds * 1.7);
}
