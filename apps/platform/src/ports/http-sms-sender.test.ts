import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpSmsSender } from './http-sms-sender.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let provider: Server;
let url: string;
let status: number;
let received: Received[];

beforeEach(async () => {
  status = 200;
  received = [];
  provider = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end('ok');
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/send`;
});
afterEach(() => {
  provider.closeAllConnections();
  provider.close();
});

const MESSAGE = { phone: '13800000001', content: '您的验证码为123456' };

describe('the HTTP provider of text messages', () => {
  it('gets the message as JSON, with the key of the settings', async () => {
    await createHttpSmsSender({ url, authorization: 'Bearer key' }).send(MESSAGE);
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer key', 'content-type': 'application/json' });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(MESSAGE);
  });

  it.each([400, 429, 500, 302])('that answers %i has not taken it, and is not asked again', async (answer) => {
    status = answer;
    await expect(createHttpSmsSender({ url }).send(MESSAGE)).rejects.toThrow();
    expect(received).toHaveLength(1);
  });

  it('that is away is an error without the content of the message', async () => {
    provider.close();
    const failure = await createHttpSmsSender({ url })
      .send(MESSAGE)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).not.toContain('123456');
  });
});
