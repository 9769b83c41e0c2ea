import http from 'node:http';
import { ask } from '../server/testing/http-client.ts';
import { startPinned } from './pinned-process.ts';
import { listen, type RecordedAnswers, writeAnswers } from './recorded-answers.ts';

// Records what a running platform answers to the calls of the home page: PLATFORM_ORIGIN=... node bench/record-home.ts

const platformOrigin = process.env.PLATFORM_ORIGIN ?? 'http://127.0.0.1:4000';
const answers: Record<string, RecordedAnswers[string]> = {};

const recorder = http.createServer(async (request, response) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'host' && name !== 'connection') headers.set(name, value);
  }
  const body = Buffer.concat(await request.toArray());
  const answer = await fetch(platformOrigin + request.url, {
    method: request.method ?? 'GET',
    headers,
    ...(body.length > 0 && { body }),
  });
  const text = await answer.text();
  answers[`${request.method} ${request.url}`] = { status: answer.status, body: text };
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
  response.end(text);
});

const recorderPort = await listen(recorder);
const portal = await startPinned(0, ['server/main.ts'], {
  PORT: '0',
  PAGE_CACHE: 'off',
  PLATFORM_ORIGIN: `http://127.0.0.1:${recorderPort}`,
});
const page = await ask(portal.port, { path: '/default/home', headers: { host: 'localhost' } });
await portal.stop();
recorder.close();
recorder.closeAllConnections();
await writeAnswers(answers);
process.stdout.write(`Recorded ${Object.keys(answers).length} answers for a page of status ${page.status}\n`);
