import { setTimeout as pause } from 'node:timers/promises';
import { restartCode } from './connection.ts';
import type { Connections } from './connections.ts';

/** Time between two slices, in ms. */
const SLICE_MS = 250;
/** How often it is looked whether all have gone, in ms. */
const CLOSED_POLL_MS = 10;
/** Connections that may come back to the others at once. */
const SMALLEST_SLICE = 50;

/**
 * Sends all connections away within the time: those that speak v2 are told and choose a moment of their own, the rest
 * is closed in slices, so that the other processes are not stormed.
 */
export async function drainConnections(connections: Connections, withinMs: number): Promise<void> {
  const all = [...connections];
  const size = Math.max(SMALLEST_SLICE, Math.ceil((all.length * SLICE_MS) / withinMs));
  const slices = Math.ceil(all.length / size);
  for (const connection of all) {
    if (connection.dialect === 'v2') connection.send({ kind: 'drain', within: Math.round(slices * SLICE_MS) });
  }
  for (let start = 0; start < all.length; start += size) {
    if (start > 0) await pause(SLICE_MS);
    for (const connection of all.slice(start, start + size)) connection.close(restartCode);
  }
  // Those that do not answer the goodbye are cut after a second.
  while (connections.size > 0) await pause(CLOSED_POLL_MS);
}
