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
}

/** Runs a command beside others, to its end. */
export function runCommand({ cwd, env }: CommandPlace, file: string, ...args: readonly string[]): Promise<CommandRun> {
  return new Promise((resolve) => {
    execFile(
      file,
      args,
      { cwd, ...(env && { env }), encoding: 'utf8', maxBuffer: 2 ** 28 },
      (error, stdout, stderr) => {
        const account = `${[file, ...args].join(' ')}\n${stdout}${stderr}${error?.message ?? ''}`;
        resolve({ succeeded: error === null, stdout, stderr, account });
      },
    );
  });
}
