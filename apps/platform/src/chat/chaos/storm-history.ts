import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFailed } from 'vitest';

/** Something that happened in a storm. */
export interface StormEvent {
  readonly what: 'written' | 'settled' | 'shown' | 'connection' | 'error' | 'disaster';
  readonly who?: string;
  readonly id?: string;
  readonly detail?: string;
}

/** Notes what happens. When the test fails the notes are kept in a file, whose name and the seed are printed. */
export class StormHistory {
  readonly #lines: string[] = [];
  readonly #beganAt = performance.now();

  constructor(name: string, seed: number) {
    onTestFailed(async () => {
      const file = path.join(os.tmpdir(), `jianzhu-chaos-${name}-${seed}.jsonl`);
      await writeFile(file, this.#lines.join(''));
      process.stdout.write(`the storm failed with CHAOS_SEED=${seed}; what happened is in ${file}\n`);
    });
  }

  note(event: StormEvent): void {
    const at = Math.round(performance.now() - this.#beganAt);
    this.#lines.push(`${JSON.stringify({ at, ...event })}\n`);
  }
}
