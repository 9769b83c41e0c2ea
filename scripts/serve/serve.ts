import { type Child, type Ending, type Program, startChild } from './child.ts';
import { becomesHealthy } from './health.ts';
import { findClosedPorts, type NamedPort } from './ports.ts';

/** A server of the product. */
export interface Server extends Program {
  readonly name: string;
  readonly ports: readonly NamedPort[];
  /** Address that answers with success once the server is ready. */
  readonly health: string;
  /** Whether the server runs what the build makes. */
  readonly needsBuild: boolean;
  /** Milliseconds that an orderly end may take before the server is killed. */
  readonly stopWithinMs: number;
  /** Tidies up after a server that was killed or crashed. */
  readonly afterCrash?: () => Promise<void>;
}

/** What is started, in this order where one needs the other, and stopped in the reverse one. */
export interface Plan {
  readonly build?: Program;
  readonly servers: readonly Server[];
}

/** Seconds from the start of the script until each part was done, in order. */
export type BootTimes = readonly (readonly [part: string, seconds: number])[];

/** Where a plan's progress is told. */
export interface Console {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

const bootWithinMs = 180_000;
const buildStopWithinMs = 2_000;
const failure = 1;

const now = (): number => performance.now() / 1000;

function describe(name: string, { code, signal }: Ending): string {
  return `${name} ended ${signal ? `by ${signal}` : `with code ${code}`}.`;
}

/**
 * Builds and runs the servers until a stop is requested, one of them ends, or the plan cannot be carried out, and
 * leaves no process behind. The servers that need no build start beside it.
 *
 * @param stopRequested resolves with the exit code of an end that the user wants.
 * @returns the exit code.
 */
export async function serve(
  plan: Plan,
  stopRequested: Promise<number>,
  onReady: (times: BootTimes) => void,
  { say, complain }: Console,
): Promise<number> {
  const [closedPort] = await findClosedPorts(plan.servers.flatMap(({ ports }) => ports));
  if (closedPort) {
    complain(closedPort);
    return failure;
  }

  const running: { readonly server: Server; readonly child: Child }[] = [];
  const times: [string, number][] = [];
  const halt = new AbortController();
  const failed = Promise.withResolvers<number>();
  const fail = (line: string): void => {
    if (halt.signal.aborted) return;
    complain(line);
    failed.resolve(failure);
  };

  const build = plan.build && startChild(plan.build, 'collect');
  const built = build ? build.ended.then(({ code }) => code === 0) : Promise.resolve(true);

  const boot = async (server: Server): Promise<boolean> => {
    if (server.needsBuild && !(await built)) return false;
    if (halt.signal.aborted) return false;
    const child = startChild(server, 'terminal');
    running.push({ server, child });
    void child.ended.then((ending) => fail(describe(server.name, ending)));
    const healthy = await becomesHealthy(server.health, halt.signal);
    times.push([server.name, now()]);
    return healthy;
  };

  const tooLong = setTimeout(() => fail(`The servers are not ready after ${bootWithinMs / 1000} s.`), bootWithinMs);
  if (build) {
    say('Building (unchanged parts come from the cache) ...');
    void built.then((succeeded) => {
      times.push(['build', now()]);
      if (!succeeded) fail(`${build.output()}The build failed.`);
    });
  }
  void Promise.all(plan.servers.map(boot)).then((ready) => {
    clearTimeout(tooLong);
    if (ready.every(Boolean)) onReady(times);
  });

  const exitCode = await Promise.race([stopRequested, failed.promise]);
  halt.abort();
  clearTimeout(tooLong);
  await build?.stop(buildStopWithinMs);
  for (const { server, child } of running.toReversed()) {
    const { code } = await child.stop(server.stopWithinMs);
    if (code !== 0) await server.afterCrash?.();
  }
  return exitCode;
}
