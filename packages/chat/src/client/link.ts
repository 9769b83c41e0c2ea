import type { Frame } from '../protocol/frames.ts';

/** A way to the server: the tab's own socket, or the tab that holds one. */
export interface Link {
  readonly isOpen: boolean;
  /** Bytes that were written and have not left yet. */
  readonly waitingBytes: number;
  /** False when the frame could not be written. */
  send(frame: Frame): boolean;
}
