import type { WakeUp } from '../ports/bus.ts';

/** A wake-up as it goes over the bus. */
export function writeWakeUp(wakeUp: WakeUp): string {
  return JSON.stringify(wakeUp);
}

const KINDS: ReadonlySet<unknown> = new Set<WakeUp['kind']>(['messages', 'read', 'delivered', 'ended', 'beacon']);

/** @returns undefined for a kind that this version does not know */
export function readWakeUp(text: string): WakeUp | undefined {
  const value: unknown = JSON.parse(text);
  const isKnown = typeof value === 'object' && value !== null && 'kind' in value && KINDS.has(value.kind);
  // Written by our own nodes, of whom some may be newer.
  return isKnown ? (value as WakeUp) : undefined;
}
