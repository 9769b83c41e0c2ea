import type { Operation } from './exchange.ts';
import { contentHeaders, contentTypeOf } from './exchange.ts';
import { receiveContent } from './receive-content.ts';

/** PutObject: the whole object in one request. */
export const putObject: Operation = async (exchange) => {
  const content = await receiveContent(exchange);
  const object = await exchange.store.putObject(exchange.request.object, content, {
    contentType: contentTypeOf(exchange),
  });
  return { status: 200, headers: { ...contentHeaders(exchange, object), 'Content-Length': '0' } };
};

/** DeleteObject: also answers when there was none. */
export const deleteObject: Operation = async ({ store, request }) => {
  await store.deleteObject(request.object);
  return { status: 204, headers: {} };
};
