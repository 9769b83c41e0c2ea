import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that is stopped with the tests. */
export interface Program {
  /** First group of a pattern in what it has printed, as soon as it is there. */
  readonly printed: (pattern: RegExp) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts a program; what it prints is read to learn where it listens. */
export function startProgram(file: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(file, args, { env: { ...process.env, ...variables }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]);
  return {
    printed: (pattern) => Promise.race([findPrinted(child, pattern), ended.then(() => failed(file))]),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill();
      await ended;
    },
  };
}

function findPrinted({ stdout, stderr }: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    for (const stream of [stdout, stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const found = pattern.exec(text)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
  });
}

function failed(file: string): never {
  throw new Error(`${file} ended before it was ready; pnpm test:deep says what to install`);
}
