import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { createBaiduPlaces } from './baidu-places.ts';
import { choosePlaceFinder } from './choose-place-finder.ts';

// A local stand-in that speaks the service's wire.

const KEY = 'testkey12345';
let server: Server;
let url = '';
let asked: URL[] = [];
let answer: { status: number; body: string } | 'silence';

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://maps.test'));
    if (answer === 'silence') return;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening server has an address of this kind.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const says = (body: object) => {
  answer = { status: 200, body: JSON.stringify(body) };
};
const service = (ms?: number) => createBaiduPlaces({ url, key: KEY }, ms);
const hall = {
  name: '长春市民大厅',
  address: '吉林省长春市朝阳区西安大路',
  adcode: 220104,
  location: { lat: 43.88, lng: 125.3 },
};

describe('a maps service', () => {
  it('is asked for places near a city, and gives those that have a point and a district', async () => {
    says({ status: 0, message: 'ok', results: [hall, { name: '长春市', num: 3 }, { ...hall, adcode: '990000' }] });
    const places = await service().search('市民 大厅', '220100');
    expect(places).toEqual([
      expect.objectContaining({ name: '长春市民大厅', longitude: 125.3, latitude: 43.88, address: hall.address }),
    ]);
    expect(places[0]?.region).toMatchObject({ cityName: '长春市', districtName: '朝阳区' });
    expect(asked[0]?.pathname).toBe('/place/v2/search');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      ...{ query: '市民 大厅', region: '长春市', page_size: '10', extensions_adcode: 'true', ret_coordtype: 'bd09ll' },
      ...{ output: 'json', ak: KEY },
    });
    await service().search('市民大厅', '999999');
    expect(asked[1]?.searchParams.get('region')).toBe('吉林省');
  });

  it('is asked for the place at a point, latitude first', async () => {
    const addressComponent = { province: '吉林省', city: '长春市', district: '朝阳区', adcode: '220104' };
    says({ status: 0, result: { formatted_address: '吉林省长春市朝阳区西安大路2号', addressComponent, location: {} } });
    expect(await service().at({ longitude: 125.3, latitude: 43.88 })).toMatchObject({
      ...{
        name: '吉林省长春市朝阳区西安大路2号',
        longitude: 125.3,
        latitude: 43.88,
        region: { districtCode: '220104' },
      },
    });
    expect(asked[0]?.pathname).toBe('/reverse_geocoding/v3/');
    expect(asked[0]?.searchParams.get('location')).toBe('43.88,125.3');
    says({ status: 0, result: { formatted_address: '', addressComponent: { adcode: '0' } } });
    expect(await service().at({ longitude: 150, latitude: 10 })).toBeNull();
  });

  it.each([
    ['an error of its own', { status: 200, body: '{"status":240,"message":"APP 服务被禁用"}' }, 'status 240'],
    ['another status', { status: 502, body: 'bad gateway' }, '502'],
    ['something else', { status: 200, body: '[]' }, 'status nothing'],
  ])('that answers %s has failed', async (_what, said, reason) => {
    answer = said;
    await expect(service().search('站')).rejects.toThrow(reason);
  });

  it('that is silent has failed in time', async () => {
    answer = 'silence';
    await expect(service(50).search('站')).rejects.toThrow();
  });

  it('has the gazetteer stand in for it while it fails, with a line in the log that does not hold the key', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const finder = choosePlaceFinder({ map: { url, key: KEY } }, log);
    answer = { status: 500, body: '' };
    expect((await finder.search('长春站'))[0]?.name).toBe('长春站');
    expect((await finder.at({ longitude: 125.331, latitude: 43.913 }))?.name).toBe('长春站');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).toContain('maps service');
    expect(lines.join('')).not.toContain(KEY);
    says({ status: 0, results: [hall] });
    expect((await finder.search('长春站'))[0]?.name).toBe('长春市民大厅');
    const nobody = choosePlaceFinder({ map: { url: 'http://127.0.0.1:9', key: KEY } }, log);
    expect((await nobody.search('长春站'))[0]?.name).toBe('长春站');
    expect(lines.join('')).not.toContain(KEY);
  });

  it('is not asked without a key', async () => {
    const finder = choosePlaceFinder({}, createLog('silent'));
    expect((await finder.search('长春站'))[0]?.name).toBe('长春站');
    expect(asked).toEqual([]);
  });
});
