import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { createBaiduDocuments } from './baidu-documents.ts';
import { chooseDocumentReader } from './choose-document-reader.ts';
import { sideCarReader, withSideCar } from './side-car-reader.ts';

// A local stand-in that speaks the service's wire.

const KEY = 'testkey12345';
const SECRET = 'testsecret12345';
const PICTURE = { fileName: '证件.png', content: Buffer.from('89504e47', 'hex') };

interface Asked {
  readonly url: URL;
  readonly form: URLSearchParams;
}

let server: Server;
let url = '';
let asked: Asked[] = [];
let answer: { status: number; body: string };
let tokens = 0;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer); // of a request without an encoding
    const at = new URL(request.url ?? '', 'http://ocr.test');
    asked.push({ url: at, form: new URLSearchParams(Buffer.concat(parts).toString()) });
    response.setHeader('content-type', 'application/json');
    if (at.pathname === '/oauth/2.0/token') {
      tokens += 1;
      response.end(JSON.stringify({ access_token: `token${tokens}`, expires_in: 2_592_000 }));
      return;
    }
    response.writeHead(answer.status).end(answer.body);
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

const says = (words: Readonly<Record<string, string>>) => {
  const entries = Object.entries(words).map(([name, text]) => [name, { words: text, location: {} }]);
  answer = { status: 200, body: JSON.stringify({ words_result: Object.fromEntries(entries), log_id: 1 }) };
};
const refuses = (code: number) => {
  answer = { status: 200, body: JSON.stringify({ error_code: code, error_msg: 'no' }) };
};
const service = () => createBaiduDocuments({ url, key: KEY, secret: SECRET });

describe('a recognition service', () => {
  it('is asked for a token once, and for a side of a card by its picture in base64', async () => {
    const reader = service();
    says({ 姓名: '王建国', 公民身份号码: '220102198503150015', 民族: '汉' });
    expect(await reader.read(PICTURE, 'idFront')).toEqual({ realName: '王建国', idCard: '220102198503150015' });
    says({ 签发日期: '20150101', 失效日期: '20350101', 签发机关: '长春市公安局' });
    expect(await reader.read(PICTURE, 'idBack')).toEqual({ beginDate: '2015-01-01', endDate: '2035-01-01' });
    expect(asked.map(({ url: at }) => at.pathname)).toEqual([
      ...['/oauth/2.0/token', '/rest/2.0/ocr/v1/idcard', '/rest/2.0/ocr/v1/idcard'],
    ]);
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      ...{ grant_type: 'client_credentials', client_id: KEY, client_secret: SECRET },
    });
    expect(Object.fromEntries(asked[1]?.form ?? [])).toEqual({ image: 'iVBORw==', id_card_side: 'front' });
    expect(asked[2]?.form.get('id_card_side')).toBe('back');
    expect(asked[1]?.url.searchParams.get('access_token')).toBe(asked[2]?.url.searchParams.get('access_token'));
  });

  it('reads a licence: days, capital in 万元, and what has no end', async () => {
    says({
      ...{ 单位名称: '长春测试建设有限公司', 社会信用代码: '91220102MADEM0A15Y', 法人: '王建国', 地址: '无' },
      ...{ 注册资本: '3,000万元人民币', 成立日期: '2010年1月5日', 有效期: '长期', 经营范围: '建筑工程' },
    });
    expect(await service().read(PICTURE, 'license')).toEqual({
      ...{ businessName: '长春测试建设有限公司', creditCode: '91220102MADEM0A15Y', legalName: '王建国' },
      ...{ registeredCapital: '3000', establishDate: '2010-01-05', beginDate: '2010-01-05', isLongTerm: true },
      businessScope: '建筑工程',
    });
    says({ 注册资本: '30000000元', 有效期: '2030-12-31' });
    expect(await service().read(PICTURE, 'license')).toEqual({ registeredCapital: '3000', endDate: '2030-12-31' });
  });

  it('reads nothing of a picture that shows no document, or is too large', async () => {
    refuses(216_202);
    expect(await service().read(PICTURE, 'idFront')).toBeNull();
    says({});
    expect(await service().read(PICTURE, 'idFront')).toBeNull();
    expect(await service().read({ ...PICTURE, content: Buffer.alloc(4 * 1024 ** 2) }, 'idFront')).toBeNull();
  });

  it('is asked for another token when the one at hand has ended', async () => {
    const reader = service();
    refuses(110);
    await expect(reader.read(PICTURE, 'idFront')).rejects.toThrow('error 110');
    says({ 姓名: '王建国' });
    await reader.read(PICTURE, 'idFront');
    expect(asked.filter(({ url: at }) => at.pathname === '/oauth/2.0/token')).toHaveLength(2);
  });

  it('that fails leaves the form to be filled in by hand, with a line in the log that holds no secret', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const reader = chooseDocumentReader({ ocr: { url, key: KEY, secret: SECRET }, demo: false }, log);
    answer = { status: 502, body: 'bad gateway' };
    expect(await reader.read(PICTURE, 'license')).toBeNull();
    expect(lines.join('')).toContain('recognition service');
    for (const hidden of [KEY, SECRET, 'iVBORw']) expect(lines.join('')).not.toContain(hidden);
    const nobody = chooseDocumentReader({ demo: false }, log);
    expect(
      await nobody.read({ ...PICTURE, content: withSideCar(PICTURE.content, { realName: '王' }) }, 'idFront'),
    ).toBeNull();
    expect(chooseDocumentReader({ demo: true }, log)).toBe(sideCarReader);
  });
});

describe('a picture of a demonstration', () => {
  it('says what stands behind its bytes, or nothing', async () => {
    const read = (content: Uint8Array) => sideCarReader.read({ ...PICTURE, content }, 'idFront');
    expect(await read(withSideCar(PICTURE.content, { realName: '王建国' }))).toEqual({ realName: '王建国' });
    expect(await read(PICTURE.content)).toBeNull();
    expect(await read(Buffer.concat([PICTURE.content, Buffer.from('\njianzhu-ocr:{broken')]))).toBeNull();
    expect(await read(Buffer.concat([PICTURE.content, Buffer.from('\njianzhu-ocr:{"realName":1}')]))).toBeNull();
  });
});
