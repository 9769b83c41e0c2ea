import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, nonceSource, sealScripts } from './content-security-policy.ts';

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

describe('sealScripts', () => {
  const own = (code: string, attributes = '') => `<script${attributes} nonce="N1">${code}</script>`;

  it('allows each inline script that carries the nonce once, not those with an address, and takes the nonce out', () => {
    const html = [
      own('first()'),
      own('import "/a.js";\n中()', ' type="module" async=""'),
      '<script src="/assets/a.js" nonce="N1"></script>',
      '<link rel="modulepreload" href="/a.js" nonce="N1">',
      own('first()'),
      own('second()', ' data-src="x"'),
    ].join('<p>a &lt;script&gt; in text</p>');
    const sealed = sealScripts(html, 'N1');
    expect(sealed.inlineScripts).toEqual([sha256('first()'), sha256('import "/a.js";\n中()'), sha256('second()')]);
    expect(sealed.html).toBe(html.replaceAll(' nonce="N1"', ''));
  });

  it.each([
    '<script>alert(1)</script>',
    '<script nonce="N2">alert(1)</script>',
    '<script nonce="">alert(1)</script>',
    '<script data-nonce=N1>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<svg><script>alert(1)</script></svg>',
  ])('does not allow %s, which came in with stored content', (injected) => {
    const { inlineScripts } = sealScripts(`${own('first()')}${injected}${own('second()')}`, 'N1');
    expect(inlineScripts).toEqual([sha256('first()'), sha256('second()')]);
  });
});
