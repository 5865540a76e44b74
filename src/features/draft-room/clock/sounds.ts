import { readMuted, writeMuted } from '@/data/roomMemory';

/** What can be heard: a knock for "on deck", a rising call for "on the clock". Notes in hertz, each after the other. */
const TUNES = { onDeck: [440, 440], onTheClock: [523.25, 659.25, 783.99] } as const;
export type Tune = keyof typeof TUNES;

/** How long a note lasts and how loud it is, in seconds and as a share of full volume. */
const NOTE = { seconds: 0.16, volume: 0.18 } as const;

let muted: boolean | null = null;
let context: AudioContext | null = null;
const listeners = new Set<() => void>();

/** Whether the sounds are off; remembered in this browser. */
export function isMuted(): boolean {
  muted ??= readMuted();
  return muted;
}

/** Turns the sounds off or on; turning them on plays one, which is also the press that browsers want before any sound. */
export function setMuted(next: boolean): void {
  muted = next;
  writeMuted(next);
  for (const listener of listeners) listener();
  if (!next) play('onTheClock');
}

/** Tells when the sounds were turned off or on. */
export function subscribeToMute(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Browsers let a page make sounds only after a person has pressed something in it: the first press in the room makes the sounds ready. Returns how
 * to stop waiting for it.
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

/** Plays a tune unless the sounds are off, or the browser has not been pressed yet and will not have it. */
export function play(tune: Tune): void {
  const device = isMuted() ? null : audio();
  if (device === null) return;
  // Without a press the device stays silent; the title and the screen say the same.
  void device.resume().then(() => {
    for (const [i, hertz] of TUNES[tune].entries()) note(device, hertz, device.currentTime + i * NOTE.seconds);
  });
}

/** The device, once the browser would let it sound: made sooner it stays mute and the browser complains. */
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
