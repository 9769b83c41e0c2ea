import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { branding, requestSource } from './branding.ts';
import { matchPlatformConfig } from './match-platform-config.ts';
import { type PlatformConfig, platformConfigSchema } from './platform-config.ts';

const config = (fields: Partial<PlatformConfig>): PlatformConfig => v.parse(platformConfigSchema, fields);

const generic = config({ platformCode: 'JIANZHU', ngCode: 'localhost' });
const changchun = config({ platformCode: 'CHANGCHUN', ngCode: 'Changchun.localhost' });
const withPort = config({ platformCode: 'PORT', ngCode: 'localhost:8080' });
const configs = [generic, changchun, withPort, config({ platformCode: 'BLANK' })];

describe('platform configuration', () => {
  test.each([
    ['localhost', generic],
    ['localhost:3000', generic],
    ['localhost:8080', withPort],
    ['CHANGCHUN.localhost:3000', changchun],
    ['127.0.0.1:3000', null],
    ['evil.localhost', null],
    ['', null],
    [':3000', null],
  ])('PC1: host %j', (host, expected) => expect(matchPlatformConfig(configs, host)).toBe(expected));

  test('PC2 R-ENT-025 R-HEAD-005 R-STATE-045: each missing field has its own fallback, images are the configured ones', () => {
    expect(branding(null)).toEqual({
      title: '吉林省建筑业数字平台',
      subTitle: '建材、设备、劳务、项目与金融综合服务',
      logo: null,
      appCode: null,
    });
    expect(branding(config({ baseTitle: '长春', subTitle: ' ', logoImg: '/logo.svg', codeImg: '/app.png' }))).toEqual({
      title: '长春',
      subTitle: '建材、设备、劳务、项目与金融综合服务',
      logo: '/logo.svg',
      appCode: '/app.png',
    });
  });

  test('PC3 R-HDR-006 R-HDR-007: requests name the generic platform until the code is known', () => {
    expect(requestSource(null)).toBe('JIANZHU');
    expect(requestSource(config({}))).toBe('JIANZHU');
    expect(requestSource(changchun)).toBe('CHANGCHUN');
  });
});
