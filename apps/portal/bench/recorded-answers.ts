import { readFile, writeFile } from 'node:fs/promises';
import http, { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Answers of the platform to the calls that the home page makes, by method, path and query. */
export type RecordedAnswers = Readonly<Record<string, { readonly status: number; readonly body: string }>>;

const file = path.join(import.meta.dirname, 'fixtures/home-answers.json');

export async function readAnswers(): Promise<RecordedAnswers> {
  return JSON.parse(await readFile(file, 'utf8'));
}

export async function writeAnswers(answers: RecordedAnswers): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(answers).toSorted(([left], [right]) => left.localeCompare(right)));
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

export interface StubPlatform {
  readonly origin: string;
  /** Calls that no answer was recorded for. */
  readonly unknown: ReadonlySet<string>;
  close(): void;
}

/** Stands for the platform: gives the recorded answers, 404 to everything else. */
export async function startStubPlatform(answers: RecordedAnswers): Promise<StubPlatform> {
  const unknown = new Set<string>();
  const server = http.createServer((request, response) => {
    const call = `${request.method} ${request.url}`;
    const answer = answers[call];
    if (!answer) unknown.add(call);
    const body = answer?.body ?? JSON.stringify({ code: 404, msg: 'not recorded', success: false, data: null });
    response.writeHead(answer?.status ?? 404, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    request.resume().on('end', () => response.end(body));
  });
  return { origin: `http://127.0.0.1:${await listen(server)}`, unknown, close: () => server.closeAllConnections() };
}

/** Listens on a free port of this machine. */
export function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    // A server that is listening on a port has an AddressInfo.
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
