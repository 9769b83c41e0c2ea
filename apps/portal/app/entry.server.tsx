import { isPublicHost } from '@jianzhu/domain';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { markDemonstration } from './demonstration-mark.server.ts';
import { collectDocument, streamDocument } from './document-stream.ts';
import { requestContext } from './server-context.ts';

/** Loader data that has not arrived by then is given up (milliseconds); each call of a loader has 2 s of its own. */
export const streamTimeout = 6_000;
/** Then the rest of the page is given up too, the router having had time to send its errors (milliseconds). */
const renderTimeout = streamTimeout + 1_000;

/**
 * Bytes from which on a part that is ready would be sent after the others, for a script to put in its place. None is:
 * without scripts it would not be seen at all, and with them what stands around it would move.
 */
const largestChunk = Number.POSITIVE_INFINITY;

/** Renders a document: streamed with the nonce of the request, or whole for the page cache and for robots. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce, rendering, reportFailure, requestHost, settings } = loadContext.get(requestContext);
  const isWhole = rendering === 'whole' || isbot(request.headers.get('user-agent'));

  const isMarked = settings.isDemonstration && isPublicHost(requestHost.replace(/:\d+$/, ''));

  return new Promise((resolve, reject) => {
    let finalStatus = status;
    let isSending = false;
    const respond = () => {
      isSending = true;
      const init = { status: finalStatus, headers };
      const document = isMarked ? markDemonstration(stream) : stream;
      if (isWhole) collectDocument(document).then((body) => resolve(new Response(body, init)), reject);
      else resolve(new Response(streamDocument(document), init));
    };
    const stream = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} {...(nonce !== undefined && { nonce })} />,
      {
        ...(nonce !== undefined && { nonce }),
        progressiveChunkSize: largestChunk,
        onShellReady: () => isWhole || respond(),
        onAllReady() {
          clearTimeout(timer);
          if (isWhole) respond();
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          // Before the shell the router renders its error page and reports; afterwards nobody else would.
          if ((isSending || isWhole) && !request.signal.aborted) reportFailure(request.url, error);
        },
      },
    );
    const timer = setTimeout(() => stream.abort(new Error('Rendering took too long')), renderTimeout);
    request.signal.addEventListener('abort', () => stream.abort(request.signal.reason), { once: true });
  });
}

/** Errors of loaders and rendering; an address without a page is no error of ours, nor a visitor who has left. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  context.get(requestContext).reportFailure(request.url, error);
};
