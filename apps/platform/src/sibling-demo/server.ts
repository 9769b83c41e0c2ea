import { isPublicHost, SIBLING_SITES, type SiblingSite } from '@jianzhu/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHttpServer, type ServerOptions } from '../http/server.ts';
import { html, type Markup } from '../login-site/markup.ts';

export interface SiblingDemoOptions extends ServerOptions {
  /** Whose access token arrived; `undefined` for one that is not in force. */
  readonly whoseToken: (token: string) => Promise<{ readonly name: string; readonly businessId: string } | undefined>;
}

const NAMES: Readonly<Record<SiblingSite, string>> = {
  materials: '建材平台',
  equipment: '设备平台',
  labor: '劳务平台',
  projects: '项目平台',
  finance: '金融平台',
};

const CONTENT_SECURITY_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** Stands in for the five sibling sites: each shows whose login the portal brought along. */
export function createSiblingDemo(options: SiblingDemoOptions): FastifyInstance {
  const app = createHttpServer(options);
  for (const site of SIBLING_SITES) {
    app.get(`/${site}`, async (request, reply) => send(reply, visitorPage(site, request)));
    app.get(`/${site}/*`, async (request, reply) => send(reply, visitorPage(site, request)));
    app.get(`/${site}/login-back`, async (request, reply) => {
      const { token, switchtocompanyid, target, isCenter } = texts(request.query);
      const owner = token ? await options.whoseToken(token) : undefined;
      if (!owner) return send(reply, visitorPage(site, request));
      const rows = [
        ['当前用户', owner.name],
        ['企业编号', switchtocompanyid ?? owner.businessId],
        ['目标页面', target ?? `/${site}`],
        ['进入方式', isCenter === '1' ? '会员中心' : '普通页面'],
      ] as const;
      return send(reply, memberPage(site, request, rows));
    });
  }
  return app;
}

/** The single-valued parts of a query. */
function texts(query: FastifyRequest['query']): Readonly<Record<string, string | undefined>> {
  const entries = Object.entries(query as Record<string, unknown>); // a parsed query is a record of anything
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

const visitorPage = (site: SiblingSite, request: FastifyRequest) =>
  frame(site, request, html`<p>未登录：没有收到有效的登录信息。</p>`);

function memberPage(site: SiblingSite, request: FastifyRequest, rows: readonly (readonly [string, string])[]): Markup {
  return frame(site, request, html`<dl>${rows.map(([term, text]) => html`<dt>${term}</dt><dd>${text}</dd>`)}</dl>`);
}

/** What every page says that others than this machine can see (decision 63). */
const MARK = html`<aside aria-label="演示环境">演示环境</aside>`;

function frame(site: SiblingSite, { hostname }: FastifyRequest, body: Markup): Markup {
  return html`<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${NAMES[site]}（演示）</title><link rel="icon" href="data:,"><style>body{font:16px/28px sans-serif;max-width:40em;margin:4em auto;padding:0 1em;color:#1c2430}dl{display:grid;grid-template-columns:auto 1fr;gap:8px 24px}dt{color:#5b6675}dd{margin:0}aside{position:fixed;left:0;bottom:0;padding:2px 12px;font:14px/20px sans-serif;color:#fff;background:#b42318;pointer-events:none}</style></head><body>${isPublicHost(hostname) ? MARK : undefined}<main><h1>${NAMES[site]}（演示）</h1>${body}</main></body></html>`;
}

function send(reply: FastifyReply, { markup }: Markup): FastifyReply {
  return reply
    .headers({ 'Content-Security-Policy': CONTENT_SECURITY_POLICY, 'Referrer-Policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(markup);
}
