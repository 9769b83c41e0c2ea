import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const replacement = fileURLToPath(new URL('./load-route-module.ts', import.meta.url));

/**
 * Puts our loading of route modules in the place of the router's, whose reload after a failure cannot be limited from
 * outside. The build fails when the router's file is no longer where it was, so that an update cannot undo this.
 */
export function routeModuleLoading(): Plugin {
  let isReplaced = false;
  return {
    name: 'route-module-loading',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (!/\/routeModules\.js$/.test(source) || !importer || !/\/react-router\//.test(importer)) return undefined;
      isReplaced = true;
      return replacement;
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('The router no longer loads route modules in routeModules.js');
    },
  };
}
