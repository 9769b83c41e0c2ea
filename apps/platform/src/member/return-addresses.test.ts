import { describe, expect, it } from 'vitest';
import { createReturnAddresses } from './return-addresses.ts';

const read = createReturnAddresses(['http://localhost:3000', 'http://localhost:4003']);

describe('the address that a login returns to', () => {
  it.each(['http://localhost:3000/login-back', 'http://localhost:4003/materials/login-back'])(
    'is a registered one: %s',
    (address) => expect(read(address)).toEqual({ address, target: null, state: null }),
  );

  it('may name the page to go on to, a path of its own site', () => {
    const query = new URLSearchParams({ target: '/user/default?a=1&b=筑#c' });
    expect(read(`http://localhost:3000/login-back?${query}`)).toEqual({
      address: 'http://localhost:3000/login-back',
      target: '/user/default?a=1&b=%E7%AD%91#c',
      state: null,
    });
  });

  it('may name the state of the browser that the login began on (decision 62)', () => {
    const state = 'k3w_9-k3w_9-k3w_9-k3w9';
    const address = 'http://localhost:3000/login-back';
    expect(read(`${address}?state=${state}`)).toEqual({ address, target: null, state });
    expect(read(`${address}?target=%2Fa&state=${state}`)).toEqual({ address, target: '/a', state });
  });

  it.each([
    'http://localhost:3000/login-back?state=short',
    'http://localhost:3000/login-back?state=k3w_9-k3w_9-k3w_9%2Fk3w9',
    'http://localhost:3000/login-back?state=k3w_9-k3w_9-k3w_9&state=k3w_9-k3w_9-k3w_9',
    'http://localhost:3000/login-back?state=k3w_9-k3w_9-k3w_9&target=%2F%2Fevil.example',
    'http://localhost:3000/login-back?',
    'http://localhost:3000/login-back?target=https%3A%2F%2Fevil.example',
    'http://localhost:3000/login-back?target=%2F%2Fevil.example',
    'http://localhost:3000/login-back?target=%2Flogin-back',
    'http://localhost:3000/login-back?target=%2Fa&target=%2Fb',
    'http://localhost:3000/login-back?target=%2Fa&token=x',
    'http://evil.example/login-back?target=%2Fa',
  ])('is nothing else: %s', (text) => expect(read(text)).toBeUndefined());
});
