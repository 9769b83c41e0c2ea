import http from 'node:http';
import path from 'node:path';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { readPortalSettings } from '../server/env.ts';
import { siteSettingsFor } from '../server/site-settings.ts';
import { listen } from './recorded-answers.ts';

// React alone: renders the tree of one real request of the same build again and again, without router, loaders,
// policy or anything else of the server.

const [pagePath = '/', host = 'localhost'] = process.argv.slice(2);
const { serverBuild, requestContext }: typeof import('../server/document-handler.ts') = await import(
  path.resolve(import.meta.dirname, '../build/server/index.js')
);
const settings = readPortalSettings();
if ('code' in settings) throw new Error(settings.message);
const siteSettings = siteSettingsFor(settings, host);

const url = `http://${host}${pagePath}`;
/** As long as a real one, so that the pages are equally long. */
const nonce = Buffer.alloc(16).toString('base64');

const { entryContext, payload } = await captureRequest();

const server = http.createServer((_request, response) => {
  const context: EntryContext = { ...entryContext, renderMeta: {}, serverHandoffStream: replay(payload) };
  const rendering = renderToPipeableStream(createElement(ServerRouter, { context, url, nonce }), {
    nonce,
    onShellReady() {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      rendering.pipe(response);
    },
  });
});
process.stdout.write(`Bare rendering: http://127.0.0.1:${await listen(server)}\n`);
process.once('SIGTERM', () => process.exit(0));

/** Makes one request and keeps what the router hands to the renderer. */
async function captureRequest() {
  let captured: EntryContext | undefined;
  const { module } = serverBuild.entry;
  const handle = createRequestHandler(
    {
      ...serverBuild,
      entry: {
        module: {
          ...module,
          default(_request, status, headers, entryContext) {
            captured = entryContext;
            return new Response(null, { status, headers });
          },
        },
      },
    },
    'production',
  );
  const provider = new RouterContextProvider();
  provider.set(requestContext, {
    rendering: 'stream',
    nonce,
    requestHost: host,
    clientAddress: '127.0.0.1',
    settings: siteSettings,
    reportFailure: (subject, error) => process.stderr.write(`${subject}: ${String(error)}\n`),
  });
  await handle(new Request(url), provider);
  if (!captured?.serverHandoffStream) throw new Error(`${url} renders no page`);
  const payload: Uint8Array[] = [];
  for await (const chunk of captured.serverHandoffStream) payload.push(chunk);
  return { entryContext: captured, payload };
}

function replay(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}
