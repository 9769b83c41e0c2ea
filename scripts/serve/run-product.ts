import { environment } from '../env.ts';
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
 * Runs platform, portal and the example of a sibling site until they are stopped.
 *
 * @returns the exit code of the command.
 */
export async function runProduct(mode: 'production' | 'development'): Promise<number> {
  const stopRequested = stopRequest();
  const settings = readStartSettings(environment);
  if ('code' in settings) {
    terminal.complain(settings.message);
    return 1;
  }
  const plan = {
    servers: productServers(settings, mode),
    ...(mode === 'production' && { build: productBuild(environment) }),
  };
  return serve(plan, stopRequested, (times) => welcomeLines(settings, times).forEach(terminal.say), terminal);
}
