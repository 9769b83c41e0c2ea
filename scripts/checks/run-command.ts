import { execFile } from 'node:child_process';

export interface CommandRun {
  readonly succeeded: boolean;
  readonly stdout: string;
  readonly stderr: string;
  /** The command and all that it said, for whoever has to mend it. */
  readonly account: string;
}

export interface CommandPlace {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** When it is ended as failed, in ms; never when left out. */
  readonly limitMs?: number;
}

/** Runs a command beside others, to its end. */
export function runCommand(
  { cwd, env, limitMs = 0 }: CommandPlace,
  file: string,
  ...args: readonly string[]
): Promise<CommandRun> {
  return new Promise((resolve) => {
    execFile(
      file,
      args,
      { cwd, ...(env && { env }), timeout: limitMs, encoding: 'utf8', maxBuffer: 2 ** 28 },
      (error, stdout, stderr) => {
        const account = `${[file, ...args].join(' ')}\n${stdout}${stderr}${error?.message ?? ''}`;
        resolve({ succeeded: error === null, stdout, stderr, account });
      },
    );
  });
}
