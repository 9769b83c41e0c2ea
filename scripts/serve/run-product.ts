import { readPortalSettings } from '../../apps/portal/server/env.ts';
import { environment } from '../env.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { portalBuild, productServers } from './product-servers.ts';
import { serve } from './serve.ts';
import { readStartSettings, type SettingsError, type StartSettings } from './settings.ts';
import { stopRequest } from './stop-request.ts';
import { welcomeLines } from './welcome.ts';

const terminal = {
  say: (line: string): void => console.log(line),
  complain: (line: string): void => console.error(line),
};

/** Everything that can be known to be wrong before the build is known here. */
function readSettings(): StartSettings | SettingsError {
  const settings = readStartSettings(environment, workspaceRoot);
  if ('code' in settings) return settings;
  const portal = readPortalSettings(settings.variables);
  return 'code' in portal ? portal : settings;
}

/**
 * Runs platform and portal until they are stopped.
 *
 * @returns the exit code of the command.
 */
export async function runProduct(mode: 'production' | 'development'): Promise<number> {
  const stopRequested = stopRequest();
  const settings = readSettings();
  if ('code' in settings) {
    terminal.complain(settings.message);
    return 1;
  }
  const plan = {
    servers: productServers(settings, mode),
    ...(mode === 'production' && { build: portalBuild(environment) }),
  };
  return serve(plan, stopRequested, (times) => welcomeLines(settings, times).forEach(terminal.say), terminal);
}
