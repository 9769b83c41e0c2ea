/** What a key does in the player, whatever has the focus inside it. */
export type PlayerKeyAction =
  | { readonly type: 'toggle' | 'mute' | 'fullscreen' | 'captions' }
  | { readonly type: 'seek' | 'volume'; readonly by: number };

/** Seconds that an arrow key moves. */
const seekStep = 5;
/** Seconds that PageUp and PageDown move. */
const seekLeap = 30;
const volumeStep = 0.1;

/** What keys do on the slider of the progress, in seconds; the browser's own steps there are as fine as the pointer's. */
export const SEEK_KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -seekStep,
  ArrowDown: -seekStep,
  ArrowRight: seekStep,
  ArrowUp: seekStep,
  PageDown: -seekLeap,
  PageUp: seekLeap,
};

const actions: Readonly<Record<string, PlayerKeyAction>> = {
  ' ': { type: 'toggle' },
  k: { type: 'toggle' },
  m: { type: 'mute' },
  f: { type: 'fullscreen' },
  c: { type: 'captions' },
  ArrowLeft: { type: 'seek', by: -seekStep },
  ArrowRight: { type: 'seek', by: seekStep },
  ArrowUp: { type: 'volume', by: volumeStep },
  ArrowDown: { type: 'volume', by: -volumeStep },
};

/** The controls that keep some keys for themselves. */
export type KeyOwner = 'button' | 'input' | 'stage';

const kept: Readonly<Record<KeyOwner, (key: string) => boolean>> = {
  stage: () => false,
  button: (key) => key === ' ',
  input: (key) => key === ' ' || key.startsWith('Arrow'),
};

/** The player's action for a key, or null when the key means something else there. */
export function playerKeyAction(key: string, owner: KeyOwner): PlayerKeyAction | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return kept[owner](name) ? null : (actions[name] ?? null);
}
