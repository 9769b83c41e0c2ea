import type { Endpoint } from '@jianzhu/api-client';
import {
  asksForLargeText,
  branding,
  isPublicHost,
  LOGIN_BACK_PATH,
  type LoginSitePage,
  matchPlatformConfig,
  type PlatformConfig,
} from '@jianzhu/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newDeviceCookie, readDevice } from '../http/device-cookie.ts';
import type { ImplementedCall } from '../http/implement.ts';
import { type CallServices, registerCalls } from '../http/register-calls.ts';
import { createHttpServer, type ServerOptions } from '../http/server.ts';
import type { ReadReturnAddress } from '../member/return-addresses.ts';
import { readAssets } from './assets.ts';
import { loginStartAddress } from './login-start.ts';
import type { Markup } from './markup.ts';
import type { PageContext } from './page-frame.ts';
import { forgotPage } from './pages/forgot.ts';
import { lockedPage } from './pages/locked.ts';
import { loginPage } from './pages/login.ts';
import { refusedPage } from './pages/refused.ts';
import { registerPage } from './pages/register.ts';
import { type Sent, sentPage } from './pages/sent.ts';
import { createPasswordLock } from './password-lock.ts';

/** Calls of the member context that the pages make; they are served on the site's own origin too. */
const PAGE_CALLS = [
  'captcha',
  'validateCaptcha',
  'sendCode',
  'phoneRegistered',
  'loginByPassword',
  'loginByCode',
  'loginSecondFactor',
  'register',
  'verifyPhone',
  'forgetPassword',
  'authorize',
] as const;

export interface LoginSiteOptions extends ServerOptions {
  readonly calls: readonly ImplementedCall[];
  readonly services: CallServices;
  readonly readReturnAddress: ReadReturnAddress;
  /** Origin of the portal under a host name. */
  readonly portalOrigin: (hostName: string) => string;
  /** Origins of all portals. */
  readonly portalOrigins: readonly string[];
  readonly platformConfigs: () => Promise<readonly PlatformConfig[]>;
  /**
   * What a demonstration would have sent, and the password before it, if there is one; absent outside a demonstration,
   * and then there is no such page.
   */
  readonly sent?: { readonly read: () => Promise<Sent>; readonly password: string | undefined };
}

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The external login site: log in, register, set a new password, choose a business (specification section 1). */
export async function createLoginSite(options: LoginSiteOptions): Promise<FastifyInstance> {
  const app = createHttpServer(options);
  const assets = await readAssets();
  const calls = options.calls.filter(({ endpoint }) => PAGE_CALLS.some((name) => endpoint.id === `member.${name}`));
  registerCalls(app, calls, options.services);
  const addresses = Object.fromEntries(
    calls.map(({ endpoint }) => [callName(endpoint), endpoint.path.replace('{product}', options.services.product)]),
  );

  app.get('/assets/*', async (request, reply) => {
    const asset = assets.find(request.url);
    if (!asset) return reply.callNotFound();
    reply.header('Cache-Control', 'public, max-age=31536000, immutable').type(asset.type);
    return asset.body;
  });

  const contextOf = async (request: FastifyRequest): Promise<PageContext> => {
    const config = matchPlatformConfig([...(await options.platformConfigs())], request.host);
    const { title, subTitle } = branding(config);
    const portalOrigin = options.portalOrigin(request.hostname);
    const { returnUrl } = request.query as { returnUrl?: unknown }; // a query value may be anything; it is checked here
    return {
      baseTitle: title,
      subTitle,
      isLargeText: asksForLargeText(request.headers.cookie),
      portalOrigin,
      isMarked: options.sent !== undefined && isPublicHost(request.hostname),
      returnUrl: typeof returnUrl === 'string' ? returnUrl : portalOrigin + LOGIN_BACK_PATH,
      assets,
      calls: addresses,
    };
  };
  const entry = (name: LoginSitePage, write: (context: PageContext, request: FastifyRequest) => Markup) =>
    app.get(`/${name}`, async (request, reply) => {
      const context = await contextOf(request);
      const back = options.readReturnAddress(context.returnUrl);
      if (back === undefined) return send(reply, refusedPage(context));
      const start = showsPages(request)
        ? loginStartAddress(name, back, options.portalOrigins, asksForCode(request))
        : undefined;
      if (start !== undefined) return reply.header('Referrer-Policy', 'no-referrer').redirect(start, 303);
      nameDevice(request, reply);
      return send(reply, write(context, request));
    });

  app.get('/', async (_, reply) => reply.redirect('/login'));
  entry('login', (context, request) => loginPage(context, asksForCode(request) ? 'code' : 'password'));
  entry('register', registerPage);
  entry('forgot', forgotPage);
  const { sent } = options;
  if (!sent) return app;
  const lock = sent.password === undefined ? undefined : createPasswordLock(sent.password);
  app.get('/sent', async (request, reply) => {
    // Without a password for nobody else, even where a proxy has opened this machine under a name of its own.
    if (lock === undefined && isPublicHost(request.hostname)) return reply.callNotFound();
    const context = await contextOf(request);
    const refusal = lock?.(request.headers.authorization, request.ip);
    if (refusal === undefined) return send(reply, sentPage(context, await sent.read()));
    reply.code(refusal.status).headers(refusal.headers);
    return send(reply, lockedPage(context, refusal.status === 429));
  });
  return app;
}

const callName = ({ id }: Endpoint) => id.split('.')[1] ?? id;

/** Whether a browser asks to show the page; what only reads it has nothing to begin a login with. */
function showsPages({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

function asksForCode(request: FastifyRequest): boolean {
  return (request.query as { by?: unknown }).by === 'code'; // only compared
}

/** Gives a browser the name by which its tries are told from those of strangers. */
function nameDevice(request: FastifyRequest, reply: FastifyReply): void {
  if (readDevice(request.headers.cookie) === undefined) reply.header('Set-Cookie', newDeviceCookie(request.protocol));
}

function send(reply: FastifyReply, { markup }: Markup): FastifyReply {
  return reply
    .headers({
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(markup);
}
