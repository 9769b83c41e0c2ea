import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseCardVerifier, demonstrationVerifier } from './choose-card-verifier.ts';
import { createHttpCardVerifier, signCardRequest } from './http-card-verifier.ts';

// A local stand-in that speaks the service's wire, and lets nobody in whose request it cannot make out.

const KEY = 'testkey12345';
const SECRET = 'testsecret12345';
const ELEMENTS = {
  holderName: '王建国',
  idCard: '220102198503150015',
  cardNo: '6222020000000000018',
  phone: '13800138000',
};
const AMOUNT = {
  ...{ serial: '7', holderName: '砚北建设', accountNo: '22001450100052500000', bankName: '吉林银行' },
  ...{ branchName: '净月支行', cnaps: '', amount: 36 },
};

let server: Server;
let url = '';
let answer: { status: number; body: string };
let nonces: Set<string>;
let asked: { path: string; body: unknown }[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer); // of a request without an encoding
    const body = Buffer.concat(parts).toString();
    const path = request.url ?? '';
    const header = (name: string) => String(request.headers[name]);
    const [second, nonce] = [header('x-second'), header('x-nonce')];
    const isOurs =
      header('x-key') === KEY &&
      Math.abs(Date.now() / 1000 - Number(second)) < 60 &&
      !nonces.has(nonce) &&
      header('x-signature') === signCardRequest(SECRET, { path, second, nonce, body });
    nonces.add(nonce);
    if (!isOurs) {
      response.writeHead(401).end();
      return;
    }
    asked.push({ path, body: JSON.parse(body) });
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
  nonces = new Set();
  asked = [];
});

const service = (secret = SECRET) => createHttpCardVerifier({ url, key: KEY, secret });
const says = (body: unknown, status = 200) => {
  answer = { status, body: JSON.stringify(body) };
};

describe('a service that verifies cards', () => {
  it('is asked with a signature of the request, each time another', async () => {
    says({ matches: true });
    expect(await service().verifyCard(ELEMENTS)).toBe(true);
    says({ matches: false });
    expect(await service().verifyCard(ELEMENTS)).toBe(false);
    says({ accepted: true });
    expect(await service().sendAmount(AMOUNT)).toBe(true);
    expect(asked).toEqual([
      { path: '/v1/cards/verify', body: ELEMENTS },
      { path: '/v1/cards/verify', body: ELEMENTS },
      { path: '/v1/transfers/verification', body: AMOUNT },
    ]);
    expect(nonces.size).toBe(3);
  });

  it('signs every part of it: none can be changed', () => {
    const request = { path: '/v1/cards/verify', second: '1', nonce: 'a', body: '{}' };
    const signed = signCardRequest(SECRET, request);
    expect(signed).toMatch(/^[\da-f]{64}$/);
    for (const part of ['path', 'second', 'nonce', 'body'] as const) {
      expect(signCardRequest(SECRET, { ...request, [part]: 'x' })).not.toBe(signed);
    }
    expect(signCardRequest('another', request)).not.toBe(signed);
  });

  it('that refuses, fails or says something else has confirmed nothing, and what was asked is not told', async () => {
    says({ matches: true });
    await expect(service('wrong').verifyCard(ELEMENTS)).rejects.toThrow('answered 401');
    says({}, 502);
    await expect(service().sendAmount(AMOUNT)).rejects.toThrow('answered 502');
    says({ matches: 'true', echo: ELEMENTS });
    const failure = await service()
      .verifyCard(ELEMENTS)
      .catch((error: unknown) => String(error));
    expect(failure).toContain('something else');
    expect(failure).not.toContain(ELEMENTS.cardNo);
  });
});

describe('the service of a platform', () => {
  it('is the configured one, or that of a demonstration, or none', async () => {
    says({ matches: false });
    expect(
      await chooseCardVerifier({ cards: { url, key: KEY, secret: SECRET }, demo: true }).verifyCard(ELEMENTS),
    ).toBe(false);
    expect(chooseCardVerifier({ demo: true })).toBe(demonstrationVerifier);
    await expect(chooseCardVerifier({ demo: false }).verifyCard(ELEMENTS)).rejects.toThrow('no service');
    expect(await demonstrationVerifier.verifyCard({ ...ELEMENTS, cardNo: '6222020000000000099' })).toBe(false);
    expect(await demonstrationVerifier.verifyCard(ELEMENTS)).toBe(true);
  });
});
