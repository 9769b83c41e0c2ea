import { describe, expect, it } from 'vitest';
import { createReturnAddresses } from './return-addresses.ts';

const read = createReturnAddresses(['http://localhost:3000', 'http://localhost:4003']);

describe('the address that a login returns to', () => {
  it.each(['http://localhost:3000/login-back', 'http://localhost:4003/materials/login-back'])(
    'is a registered one: %s',
    (address) => expect(read(address)).toEqual({ address, target: null }),
  );

  it('may name the page to go on to, a path of its own site', () => {
    const query = new URLSearchParams({ target: '/user/default?a=1&b=筑#c' });
    expect(read(`http://localhost:3000/login-back?${query}`)).toEqual({
      address: 'http://localhost:3000/login-back',
      target: '/user/default?a=1&b=%E7%AD%91#c',
    });
  });

  it.each([
    'http://localhost:3000/login-back?',
    'http://localhost:3000/login-back?target=https%3A%2F%2Fevil.example',
    'http://localhost:3000/login-back?target=%2F%2Fevil.example',
    'http://localhost:3000/login-back?target=%2Flogin-back',
    'http://localhost:3000/login-back?target=%2Fa&target=%2Fb',
    'http://localhost:3000/login-back?target=%2Fa&token=x',
    'http://evil.example/login-back?target=%2Fa',
  ])('is nothing else: %s', (text) => expect(read(text)).toBeUndefined());
});
