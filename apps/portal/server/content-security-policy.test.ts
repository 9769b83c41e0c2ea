import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptSources, nonceSource } from './content-security-policy.ts';

const settings = {
  platformOrigin: 'http://127.0.0.1:4000',
  loginOrigin: 'http://localhost:4001',
  storageOrigin: 'http://localhost:4002',
  siblingOrigin: 'http://localhost:4003',
  publicProtocol: 'http',
  isDemonstration: false,
} as const;

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  it('allows this site, its storage, its socket and its login form, and no inline script but the given', () => {
    const policy = contentSecurityPolicy({
      requestHost: 'localhost:3000',
      settings,
      inlineScripts: [nonceSource('abc')],
    });
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval' 'nonce-abc'",
      "style-src 'self' 'unsafe-inline'",
      "worker-src 'self' blob:",
      "connect-src 'self' http://localhost:4002 ws://localhost:3000",
      "img-src 'self' data: blob: http://localhost:4002",
      "media-src 'self' blob: http://localhost:4002",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self' http://localhost:4001",
      "frame-ancestors 'none'",
    ]);
  });

  it('names the secure socket under https', () => {
    const policy = contentSecurityPolicy({
      requestHost: 'www.example.cn',
      settings: { ...settings, publicProtocol: 'https' },
      inlineScripts: [],
    });
    expect(policy).toContain(' wss://www.example.cn;');
  });
});

describe('inlineScriptSources', () => {
  it('lists the hash of each inline script once, not of those with an address', () => {
    const html = [
      '<script>first()</script>',
      '<script type="module" async="">import "/a.js";\n中()</script>',
      '<script src="/assets/a.js"></script>',
      '<script type="module" src="/assets/b.js" async=""></script>',
      '<script>first()</script>',
      '<script data-src="x">second()</script>',
    ].join('<p>a &lt;script&gt; in text</p>');
    expect(inlineScriptSources(html)).toEqual([sha256('first()'), sha256('import "/a.js";\n中()'), sha256('second()')]);
  });
});
