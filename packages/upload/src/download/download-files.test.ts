import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type DownloadItem, type DownloadMessage, type DownloadSettings, downloadFiles } from './download-files.ts';
import type { SaveTarget } from './save-target.ts';

const content = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const FAILED = '文件下载失败，请重新尝试';

type Handler = (request: IncomingMessage, response: ServerResponse, attempt: number) => void;

async function serve(handler: Handler) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    handler(request, response, requests.length);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // Listening on a port, a server has an address of this form.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, requests };
}

/** Remembers what was saved whole; what was begun and abandoned leaves nothing. */
function memoryTarget() {
  const saved = new Map<string, Buffer>();
  const aborted: string[] = [];
  const target: SaveTarget = {
    async open(fileName) {
      const chunks: Uint8Array[] = [];
      return {
        write: async (chunk) => void chunks.push(chunk),
        close: async () => void saved.set(fileName, Buffer.concat(chunks)),
        abort: async () => void aborted.push(fileName),
      };
    },
  };
  return { target, saved, aborted };
}

const item = (origin: string, fileName: string, fileSize = content.length): DownloadItem => ({
  fileName,
  fileSize,
  address: async () => `${origin}/${encodeURIComponent(fileName)}`,
});

function setting(more: Partial<DownloadSettings> = {}) {
  const messages: DownloadMessage[] = [];
  const waits: number[] = [];
  const clock = {
    now: Date.now,
    // Waits between attempts pass at once; the limits of a transfer are longer and never end here.
    setTimeout: (run: () => void, delay: number) => (delay < 30_000 ? waits.push(delay) && run() : undefined),
    clearTimeout: () => {},
  };
  const kept = memoryTarget();
  const settings: DownloadSettings = {
    onMessage: (message) => messages.push(message),
    unit: 1024,
    clock,
    ...kept,
    ...more,
  };
  return { settings, messages, waits, ...kept };
}

test('without a selection nothing is asked for (UD1)', async () => {
  const { settings, messages } = setting({ archive: 'a.zip' });
  expect(await downloadFiles([], settings)).toEqual([]);
  expect(messages).toEqual([{ kind: 'nothingSelected', file: null, message: '请选择附件' }]);
});

test('each selected file is saved, two at a time, under a name of its own (UD3)', async () => {
  let running = 0;
  let widest = 0;
  const { origin, requests } = await serve((_, response) => {
    running += 1;
    widest = Math.max(widest, running);
    // The answer waits for the next turn of the loop, so that every request that may run does.
    setImmediate(() => response.end(content, () => (running -= 1)));
  });
  const { settings, messages, saved } = setting();
  const names = ['a.pdf', 'a.pdf', 'b.zip', '图.docx'];
  const outcomes = await downloadFiles(
    names.map((name) => item(origin, name)),
    settings,
  );
  expect(outcomes.map(({ error }) => error)).toEqual([null, null, null, null]);
  expect(outcomes.map((outcome) => outcome.item.fileName)).toEqual(names);
  expect([...saved.keys()].sort()).toEqual(['a (1).pdf', 'a.pdf', 'b.zip', '图.docx']);
  expect([...saved.values()].every((bytes) => bytes.equals(content))).toBe(true);
  expect([widest, requests.length, messages]).toEqual([2, 4, []]);
  const usual = /^(accept|cache|connection|host|pragma|sec-fetch|user-agent)/;
  for (const { headers } of requests) expect(Object.keys(headers).filter((name) => !usual.test(name))).toEqual([]);
});

test.each([1000, 1024] as const)('a file above 100 MB is announced and still comes; unit %i (UD2)', async (unit) => {
  const { origin } = await serve((_, response) => response.end(content));
  const { settings, messages, saved } = setting({ unit });
  const limit = 100 * unit ** 2;
  await downloadFiles([item(origin, 'at.zip', limit), item(origin, 'over.zip', limit + 1)], settings);
  expect(messages).toEqual([{ kind: 'largeDownload', file: 'over.zip', message: 'over.zip文件超过100M，下载需等待' }]);
  expect(saved.size).toBe(2);
});

test('a failure is told and leaves nothing; the other files go on (UD5)', async () => {
  const { origin } = await serve(({ url }, response) => {
    response.statusCode = url === '/bad.pdf' ? 403 : 200;
    response.end(content);
  });
  const { settings, messages, saved } = setting();
  const outcomes = await downloadFiles([item(origin, 'bad.pdf'), item(origin, 'good.pdf')], settings);
  expect(outcomes.map(({ error }) => error)).toEqual([
    expect.objectContaining({ fault: 'refused', status: 403 }),
    null,
  ]);
  expect(messages).toEqual([{ kind: 'downloadFailed', file: 'bad.pdf', message: FAILED }]);
  expect([...saved.keys()]).toEqual(['good.pdf']);
});

test('a file whose address cannot be had has failed (UD5)', async () => {
  const { settings, messages } = setting();
  const broken = { ...item('', 'a.pdf'), address: () => Promise.reject(new Error('401')) };
  const [outcome] = await downloadFiles([broken], settings);
  expect(outcome?.error).toMatchObject({ fault: 'refused' });
  expect(messages.map(({ message }) => message)).toEqual([FAILED]);
});

/** Answers ranges of the content, and breaks off after 300 bytes of each of the first `breaks` answers. */
const breaking =
  (breaks: number, etag: (attempt: number) => string | undefined): Handler =>
  (request, response, attempt) => {
    const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const tag = etag(attempt);
    const isSame = start > 0 && request.headers['if-range'] === tag;
    const body = isSame ? content.subarray(start) : content;
    response.writeHead(isSame ? 206 : 200, { 'content-length': body.length, ...(tag && { etag: tag }) });
    if (attempt > breaks) response.end(body);
    else response.write(body.subarray(0, 300), () => setImmediate(() => request.socket.destroy()));
  };

test('a broken line goes on where it was, as long as the file is the same (UD6)', async () => {
  const { origin, requests } = await serve(breaking(2, () => '"v1"'));
  const received: number[] = [];
  const { settings, saved, messages, waits } = setting({ onBytes: (_, bytes) => received.push(bytes) });
  await downloadFiles([item(origin, 'a.pdf')], settings);
  expect(saved.get('a.pdf')?.equals(content)).toBe(true);
  expect(requests.map(({ headers }) => [headers.range, headers['if-range']])).toEqual([
    [undefined, undefined],
    ['bytes=300-', '"v1"'],
    ['bytes=600-', '"v1"'],
  ]);
  expect(received.at(-1)).toBe(content.length);
  expect(received).toEqual([...received].sort((first, second) => first - second));
  expect([messages, waits]).toEqual([[], [1000, 1000]]);
});

test.each([
  ['another file meanwhile', (attempt: number) => `"v${attempt}"`, 'changed', 2],
  ['a file without a strong ETag', () => undefined, 'network', 1],
  ['a file with a weak ETag', () => 'W/"v"', 'network', 1],
] as const)('%s is not mixed (UD6)', async (_, etag, fault, attempts) => {
  const { origin, requests } = await serve(breaking(9, etag));
  const { settings, saved, aborted, messages } = setting();
  const [outcome] = await downloadFiles([item(origin, 'a.pdf')], settings);
  expect(outcome?.error).toMatchObject({ fault });
  expect([requests.length, saved.size, aborted]).toEqual([attempts, 0, ['a.pdf']]);
  expect(messages.map(({ message }) => message)).toEqual([FAILED]);
});

test('four attempts without a byte are enough (UD6)', async () => {
  const { origin, requests } = await serve((_, response) => response.writeHead(503).end());
  const { settings, waits, messages } = setting();
  await downloadFiles([item(origin, 'a.pdf')], settings);
  expect([requests.length, waits, messages.length]).toEqual([4, [1000, 2000, 4000], 1]);
});

test('several files come as one archive when asked (UD7)', async () => {
  const { origin } = await serve((_, response) => response.end(content));
  const { settings, saved } = setting({ archive: '附件.zip' });
  const outcomes = await downloadFiles([item(origin, 'a.pdf'), item(origin, 'a.pdf')], settings);
  expect(outcomes.map(({ error }) => error)).toEqual([null, null]);
  expect([...saved.keys()]).toEqual(['附件.zip']);
  const archive = saved.get('附件.zip') ?? Buffer.alloc(0);
  expect(archive.includes('a (1).pdf')).toBe(true);
  expect(archive.indexOf(content)).not.toBe(archive.lastIndexOf(content));
});

test('what the visitor ends is not told as a failure (UD5)', async () => {
  const controller = new AbortController();
  const reason = new Error('stop');
  const { origin } = await serve(() => controller.abort(reason));
  const { settings, messages, aborted } = setting({ signal: controller.signal });
  const [outcome] = await downloadFiles([item(origin, 'a.pdf')], settings);
  expect(outcome?.error).toBe(reason);
  expect([messages, aborted]).toEqual([[], ['a.pdf']]);

  const closed = new DOMException('', 'AbortError');
  const dialog = setting({ target: { open: () => Promise.reject(closed) } });
  const [cancelled] = await downloadFiles([item(origin, 'a.pdf')], dialog.settings);
  expect([cancelled?.error, dialog.messages]).toEqual([closed, []]);
});
