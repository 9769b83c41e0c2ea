import { describe, expect, it } from 'vitest';
import { ownAddresses } from './own-addresses.ts';

const isOwn = ownAddresses({
  own: 'https://www.example.cn',
  login: 'https://login.example.cn',
  storage: 'https://files.example.cn:8443',
  siblings: 'https://shop.example.cn',
});

describe('ownAddresses', () => {
  it.each([
    'https://www.example.cn/default/home?a=1#b',
    'https://WWW.example.cn:443/',
    'https://login.example.cn/login',
    'https://files.example.cn:8443/a.pdf',
    'https://shop.example.cn/materials',
  ])('knows %s', (address) => expect(isOwn(address)).toBe(true));

  it.each([
    'http://www.example.cn/',
    'https://www.example.cn:444/',
    'https://example.cn/',
    'https://www.example.cn.evil.example/',
    'https://www.example.cn@evil.example/',
    'https://wwẇ.example.cn/',
    'https://files.example.cn/a.pdf',
    'javascript:alert(1)',
    'nonsense',
  ])('does not know %s', (address) => expect(isOwn(address)).toBe(false));
});
