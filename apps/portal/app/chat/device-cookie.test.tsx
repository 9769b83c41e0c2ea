import { afterEach, describe, expect, it } from 'vitest';
import { writeCookies } from '../session/browser-cookies.ts';
import { removalCookieLines } from '../session/cookies.ts';
import { chatDeviceId } from './device-cookie.ts';

const scope = { secure: false };

afterEach(() => writeCookies(['ChatDevice=; Path=/; Max-Age=0']));

describe('the id of this browser at the chat service (decision 13)', () => {
  it('is made once, and is the same from then on (R-CHAT-004)', () => {
    const id = chatDeviceId(scope);
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(chatDeviceId(scope)).toBe(id);
    expect(document.cookie).toContain(`ChatDevice=${id}`);
  });

  it('is the one that another site of the domain has made', () => {
    writeCookies(['ChatDevice=made-elsewhere; Path=/']);
    expect(chatDeviceId(scope)).toBe('made-elsewhere');
  });

  it('is made anew for a cookie that is none of ours', () => {
    writeCookies(['ChatDevice=a%20b; Path=/']);
    expect(chatDeviceId(scope)).toMatch(/^[\w-]{36}$/);
  });

  it('outlives a logout', () => {
    const id = chatDeviceId(scope);
    writeCookies(removalCookieLines(scope));
    expect(chatDeviceId(scope)).toBe(id);
  });
});
