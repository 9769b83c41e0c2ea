import { createHash } from 'node:crypto';
import type { SiteSettings } from '../app/server-context.ts';

/** Whom a document's policy allows. */
export interface PolicyInput {
  readonly requestHost: string;
  readonly settings: SiteSettings;
  /** Sources of inline scripts: one nonce, or the hashes of a cached page. */
  readonly inlineScripts: readonly string[];
}

/**
 * The Content-Security-Policy of a document. `'unsafe-inline'` stands for styles only, because dialogs and toasts set
 * style attributes.
 */
export function contentSecurityPolicy({ requestHost, settings, inlineScripts }: PolicyInput): string {
  const socketOrigin = `${settings.publicProtocol === 'https' ? 'wss' : 'ws'}://${requestHost}`;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineScripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", settings.storageOrigin, socketOrigin],
    'img-src': ["'self'", 'data:', 'blob:', settings.storageOrigin],
    'media-src': ["'self'", 'blob:', settings.storageOrigin],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", settings.loginOrigin],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The source that allows scripts carrying this nonce. */
export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`;
}

/** A page that everybody may get, and the sources that allow its own inline scripts. */
export interface SealedPage {
  readonly html: string;
  readonly inlineScripts: readonly string[];
}

/**
 * Takes the nonce of its rendering out of a page and allows, by their hashes, exactly the inline scripts that carried
 * it: those that React and the router wrote in this rendering. A script that came in with stored content cannot know
 * the nonce, so that it stays forbidden.
 */
export function sealScripts(html: string, nonce: string): SealedPage {
  const mark = ` nonce="${nonce}"`;
  // React escapes `>` in attributes and the router `<` in scripts, so that a tag ends where it seems to.
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  const sources = new Set<string>();
  for (const [, attributes = '', code = ''] of scripts) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes)) continue;
    sources.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), inlineScripts: [...sources] };
}
