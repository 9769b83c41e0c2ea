import { beforeEach, describe, expect, it } from 'vitest';
import { CONTENT, ETAG, NOW, requestsOf } from './testing-requests.ts';

let ask: ReturnType<typeof requestsOf>['ask'];
let store: ReturnType<typeof requestsOf>['store'];
beforeEach(() => {
  ({ ask, store } = requestsOf());
});

describe('reading (UE12)', () => {
  beforeEach(() => store());

  it.each([
    [{}, 200, CONTENT, undefined],
    [{ range: 'bytes=0-0' }, 206, 'H', 'bytes 0-0/12'],
    [{ range: 'bytes=7-' }, 206, 'world', 'bytes 7-11/12'],
    [{ range: 'bytes=-3' }, 206, 'rld', 'bytes 9-11/12'],
    [{ range: 'bytes=-99' }, 206, CONTENT, 'bytes 0-11/12'],
    [{ range: 'bytes=5-999' }, 206, ', world', 'bytes 5-11/12'],
    [{ range: 'bytes=0-1,3-4' }, 200, CONTENT, undefined],
    [{ range: 'bytes=5-2' }, 200, CONTENT, undefined],
    [{ range: 'lines=1-2' }, 200, CONTENT, undefined],
    [{ range: 'bytes=0-4', 'if-range': ETAG }, 206, 'Hello', 'bytes 0-4/12'],
    [{ range: 'bytes=0-4', 'if-range': '"other"' }, 200, CONTENT, undefined],
    [{ range: 'bytes=0-4', 'if-range': `W/${ETAG}` }, 200, CONTENT, undefined],
    [{ range: 'bytes=0-4', 'if-range': new Date(NOW).toUTCString() }, 206, 'Hello', 'bytes 0-4/12'],
    [{ range: 'bytes=0-4', 'if-range': new Date(NOW - 1000).toUTCString() }, 200, CONTENT, undefined],
    [{ 'if-none-match': '"other"' }, 200, CONTENT, undefined],
    [{ 'if-match': ETAG }, 200, CONTENT, undefined],
    [{ 'if-unmodified-since': new Date(NOW).toUTCString() }, 200, CONTENT, undefined],
  ])('%o is answered with %i', async (headers, status, text, range) => {
    const answer = await ask({ headers });
    expect(answer).toMatchObject({ status, text });
    expect(answer.headers['Content-Range']).toBe(range);
    expect(answer.headers['Content-Length']).toBe(String(text.length));
  });

  it.each([
    [{ 'if-none-match': ETAG }, 304, undefined],
    [{ 'if-none-match': `W/${ETAG}, "x"` }, 304, undefined],
    [{ 'if-none-match': '*' }, 304, undefined],
    [{ 'if-modified-since': new Date(NOW).toUTCString() }, 304, undefined],
    [{ 'if-match': '"other"' }, 412, 'PreconditionFailed'],
    [{ 'if-unmodified-since': new Date(NOW - 1000).toUTCString() }, 412, 'PreconditionFailed'],
    [{ range: 'bytes=12-' }, 416, 'InvalidRange'],
    [{ range: 'bytes=-0' }, 416, 'InvalidRange'],
  ])('%o gets no content but %i', async (headers, status, code) => {
    const answer = await ask({ headers });
    expect(answer).toMatchObject({ status, code });
    expect(answer.text).not.toContain(CONTENT);
    if (status === 416) expect(answer.headers['Content-Range']).toBe('bytes */12');
  });

  it('HEAD says the same without content, also of what is missing', async () => {
    const head = await ask({ method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers).toMatchObject({ ETag: ETAG, 'Content-Length': '12', 'Accept-Ranges': 'bytes' });
    expect(await ask({ method: 'HEAD', key: 'none' })).toMatchObject({ status: 404, text: '' });
    expect(await ask({ key: 'none' })).toMatchObject({ status: 404, code: 'NoSuchKey' });
  });

  it('runs nothing of what was uploaded, and takes signed headers that break nothing', async () => {
    const headers = { 'X-Content-Type-Options': 'nosniff', 'Content-Disposition': 'attachment' };
    expect((await ask({})).headers).toMatchObject(headers);
    expect((await ask({})).headers['Content-Security-Policy']).toBe("default-src 'none'; sandbox");
    const named = { 'response-content-disposition': 'inline; filename="a.txt"', 'response-content-type': 'image/png' };
    expect((await ask({ query: named })).headers).toMatchObject({
      'Content-Disposition': 'inline; filename="a.txt"',
      'Content-Type': 'image/png',
    });
    const split = { 'response-content-disposition': 'x\r\nSet-Cookie: a=b' };
    expect(await ask({ query: split })).toMatchObject({ status: 400, code: 'InvalidArgument' });
  });
});
