/** What the toolbar says of the network. */
export type NetworkChoice = 'ok' | 'slow' | 'fails';

/** How long a slow network takes, in ms. */
export const slowNetworkMs = 3000;

interface Loaded {
  readonly status: 'ready';
}

function isLoaded(value: unknown): value is Loaded {
  return typeof value === 'object' && value !== null && 'status' in value && value.status === 'ready';
}

const states = { slow: { status: 'loading' }, fails: { status: 'failed', retryHref: '#retry' } } as const;

/**
 * The properties of a story as they are while the network is slow or fails: whatever was loaded (`status: 'ready'`) is
 * still loading, or has failed. The others stay.
 */
export function argsOnNetwork(
  args: Readonly<Record<string, unknown>>,
  network: NetworkChoice,
): Record<string, unknown> {
  if (network === 'ok') return { ...args };
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isLoaded(value) ? states[network] : value]),
  );
}
