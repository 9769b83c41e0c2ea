import { EndpointError } from '../endpoint-error.ts';
import { type CopySource, copyResult, copySource } from './copy-source.ts';
import { contentHeaders, contentTypeOf, type Exchange, type Operation } from './exchange.ts';
import { receiveContent } from './receive-content.ts';

/** PutObject: the whole object in one request; or CopyObject, where a header names another object instead of a body. */
export const putObject: Operation = async (exchange) => {
  const source = await copySource(exchange);
  if (source !== undefined) {
    checkCopy(exchange, source);
    const copy = await exchange.store.copyObject(source.name, exchange.request.object);
    if (copy === undefined) throw new EndpointError('NoSuchKey', { Key: source.name.key });
    return copyResult('CopyObjectResult', exchange, copy);
  }
  const content = await receiveContent(exchange);
  const object = await exchange.store.putObject(exchange.request.object, content, {
    contentType: contentTypeOf(exchange),
  });
  return { status: 200, headers: { ...contentHeaders(exchange, object), 'Content-Length': '0' } };
};

function checkCopy({ limits, scope }: Exchange, { object }: CopySource): void {
  if (object.size > Math.min(limits.maxBody, scope.maxBytes ?? Number.POSITIVE_INFINITY)) {
    throw new EndpointError('EntityTooLarge', { ProposedSize: String(object.size) });
  }
}

/** DeleteObject: also answers when there was none. */
export const deleteObject: Operation = async ({ store, request }) => {
  await store.deleteObject(request.object);
  return { status: 204, headers: {} };
};
