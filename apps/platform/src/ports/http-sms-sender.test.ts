import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { createHttpSmsSender } from './http-sms-sender.ts';

interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = (response: ServerResponse, body: string) => void;

let provider: Server;
let url: string;
let answer: Answer;
let received: Received[];

const says =
  (status: number, text = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(text);

beforeEach(async () => {
  answer = says(200, '{"success":true,"id":"m-1"}');
  received = [];
  provider = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    received.push({ method: request.method, headers: request.headers, body });
    answer(response, body);
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

async function failure(limitMs?: number): Promise<Error> {
  const error: unknown = await createHttpSmsSender({ url }, limitMs)
    .send(MESSAGE)
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof Error)) throw new Error('the message was taken');
  return error;
}

/** Each names a provider that has not taken the message. */
const FAILURES: readonly (readonly [what: string, answer: Answer])[] = [
  ['400', says(400, JSON.stringify(MESSAGE))],
  ['401', says(401)],
  ['429', says(429, '', { 'retry-after': '1' })],
  ['500', says(500, JSON.stringify(MESSAGE))],
  ['503', says(503)],
  ['a redirection', says(302, '', { location: 'http://127.0.0.1:1/' })],
  ['200 with a page instead of JSON', (response, body) => response.writeHead(200).end(`<html>${body}</html>`)],
  ['200 with half of its JSON', says(200, '{"success":tr')],
  ['200 with JSON that is no object', says(200, `["${MESSAGE.phone}"]`)],
  ['200 with success: false', says(200, `{"success":false,"message":"${MESSAGE.content}"}`)],
  ['a connection that breaks', (response) => response.destroy()],
];

const AWAY = 'nothing, because it is away';

describe('the HTTP provider of text messages', () => {
  it('gets the message as JSON, with the key of the settings', async () => {
    await createHttpSmsSender({ url, authorization: 'Bearer key' }).send(MESSAGE);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(MESSAGE);
    expect(received[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('knows a message that it gets again by its key', async () => {
    await createHttpSmsSender({ url }).send({ ...MESSAGE, id: '7' });
    expect(received[0]?.headers).toMatchObject({ 'idempotency-key': '7' });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(MESSAGE);
  });

  it.each([
    [200, '{"success":true}'],
    [200, '{}'],
    [202, ''],
    [204, ''],
  ])('has taken it with %i %s', async (status, text) => {
    answer = says(status, text);
    await expect(createHttpSmsSender({ url }).send(MESSAGE)).resolves.toBeUndefined();
  });

  it.each(FAILURES)('that answers %s has not taken it, and is not asked again', async (_, given) => {
    answer = given;
    await failure();
    expect(received).toHaveLength(1);
  });

  it('that does not answer within the limit has not taken it', async () => {
    answer = () => undefined;
    expect(await failure(50)).toMatchObject({ name: 'TimeoutError' });
    answer = (response) => void response.writeHead(200).write('{');
    expect(await failure(50)).toMatchObject({ name: 'TimeoutError' });
  });

  it.each([...FAILURES, [AWAY, () => undefined] as const])(
    'leaves neither phone nor code in the error or the log when it answers %s',
    async (what, given) => {
      answer = given;
      if (what === AWAY) provider.close();
      const error = await failure();
      let logged = '';
      createLog('info', { write: (line) => (logged += line) }).error({ err: error }, 'a code was not sent');
      expect(logged).toContain('a code was not sent');
      expect(inspect(error, { depth: null }) + logged).not.toMatch(/13800000001|123456|验证码/);
    },
  );
});
