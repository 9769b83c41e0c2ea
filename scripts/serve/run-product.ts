import { environment } from '../env.ts';
import { readArguments, refuseOrders, usage } from './arguments.ts';
import { checkStart, isRoot, rootAdvice } from './check.ts';
import { productBuild, productServers } from './product-servers.ts';
import { serve } from './serve.ts';
import { readStartSettings } from './settings.ts';
import { stopRequest } from './stop-request.ts';
import { welcomeLines } from './welcome.ts';

const terminal = {
  say: (line: string): void => console.log(line),
  complain: (line: string): void => console.error(line),
};

/**
 * Runs platform and portal until they are stopped, in a demonstration the example of a sibling site too; or only says
 * what it would do.
 *
 * @returns the exit code of the command.
 */
export async function runProduct(
  mode: 'production' | 'development',
  args: readonly string[] = process.argv.slice(2),
): Promise<number> {
  const asked = readArguments(args);
  if (asked === undefined) {
    terminal.complain(`${args.join(' ')}: no start knows that`);
    usage.forEach(terminal.complain);
    return 1;
  }
  if (asked.check) {
    const { lines, wouldStart } = await checkStart(environment, mode, asked.orders);
    lines.forEach(terminal.say);
    return wouldStart ? 0 : 1;
  }
  const stopRequested = stopRequest();
  const settings = readStartSettings(environment);
  if ('code' in settings) {
    terminal.complain(settings.message);
    return 1;
  }
  const refusal = refuseOrders(settings, asked.orders);
  if (refusal !== undefined) {
    terminal.complain(refusal);
    return 1;
  }
  if (!settings.demo && isRoot()) terminal.say(rootAdvice);
  const plan = {
    servers: productServers(settings, mode, asked.orders),
    ...(mode === 'production' && { build: productBuild(environment) }),
  };
  return serve(plan, stopRequested, (times) => welcomeLines(settings, times).forEach(terminal.say), terminal);
}
