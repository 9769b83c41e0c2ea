import { isRunnableDevEnvironment, type Plugin } from 'vite';
import type { DocumentHandler } from '../app/server-context.ts';
import type { PortalSettings } from './env.ts';
import { isOperatorPath } from './operator-path.ts';
import { createPlatformProxy } from './proxy.ts';
import { readRequestTarget } from './request-target.ts';
import { siteSettingsFor } from './site-settings.ts';
import { chatSocketPath, createSocketTunnel } from './socket-tunnel.ts';
import { createClientAddress } from './trusted-proxies.ts';
import { clientSignal, sendWebResponse, toWebRequest } from './web-message.ts';

/**
 * Vite plugin for `pnpm dev`: the proxy, the tunnel and the request context of production in front of the bundler's
 * module server. No page cache, no policy and no nonce, which hot reload could not live with.
 */
export function developmentServer(settings: PortalSettings): Plugin {
  return {
    name: 'portal-development-server',
    apply: 'serve',
    configureServer(vite) {
      const onFailure = (subject: string, error: unknown) => vite.config.logger.error(`${subject}: ${String(error)}`);
      const clientAddress = createClientAddress(settings.trustedProxies);
      const proxy = createPlatformProxy({ ...settings, onFailure });
      const tunnel = createSocketTunnel({ ...settings, onFailure });

      vite.middlewares.use((request, response, next) => {
        const target = readRequestTarget(request);
        const isLogout = target?.path === '/logout' && request.method === 'POST';
        if (target && isOperatorPath(target.path)) response.writeHead(404).end();
        else if (target && (isLogout || target.path.startsWith('/api/'))) proxy.forward(request, response, target);
        else next();
      });
      vite.httpServer?.on('upgrade', (request, socket, head) => {
        if (request.url?.startsWith(chatSocketPath)) tunnel.accept(request, socket, head);
      });
      vite.httpServer?.once('close', () => {
        tunnel.close();
        proxy.close();
      });

      return () => {
        vite.middlewares.use(async (request, response, next) => {
          // Vite takes its base off `url`; the original is what was asked for.
          request.url = request.originalUrl ?? request.url ?? '/';
          const target = readRequestTarget(request);
          const { ssr } = vite.environments;
          if (!target || !ssr || !isRunnableDevEnvironment(ssr)) return next();
          try {
            const entry: { handleDocument: DocumentHandler } = await ssr.runner.import('/server/document-handler.ts');
            const answer = await entry.handleDocument(
              toWebRequest(request, target, settings.publicProtocol, clientSignal(response)),
              {
                rendering: 'stream',
                requestHost: target.host,
                clientAddress: clientAddress(request),
                settings: siteSettingsFor(settings, target.host),
                reportFailure: onFailure,
              },
            );
            await sendWebResponse(request, response, answer, { 'cache-control': 'no-store' });
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
