import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { failure } from './envelope.ts';
import { HTTP_MESSAGES, statusMessage } from './messages.ts';
import { refuseBody } from './parse-input.ts';

/** HTTP status of an error that the framework itself found; everything else is a fault of ours. */
const FRAMEWORK_STATUSES: Readonly<Record<string, number>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 413,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 415,
  FST_ERR_BAD_URL: 404,
  FST_ERR_MAX_PARAM_LENGTH: 404,
};

/** Errors of reading the body, which are the caller's: answered like a field that is wrong. */
const BODY_ERRORS: ReadonlySet<string> = new Set([
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
]);

function isBodyError(error: Partial<FastifyError>): boolean {
  return (error.name === 'SyntaxError' && error.statusCode === 400) || BODY_ERRORS.has(error.code ?? '');
}

/** Answers an error that nobody turned into a refusal: with an envelope, a Chinese text, and a log line for a fault. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error: Partial<FastifyError> = thrown instanceof Error ? thrown : {};
  if (isBodyError(error)) {
    const { code, msg, data } = refuseBody(HTTP_MESSAGES.invalidJson);
    return reply.code(200).send(failure(code, msg, data));
  }
  // A body that broke off: there is nobody left to answer, and nothing wrong with us.
  if (request.raw.errored !== null && request.raw.errored === thrown) {
    return reply.code(400).send(failure(400, statusMessage(400)));
  }
  const known = FRAMEWORK_STATUSES[error.code ?? ''];
  const status = known ?? (isDatabaseUnavailable(thrown) ? 503 : 500);
  if (status >= 500) {
    request.log.error({ err: thrown, route: request.routeOptions.url }, 'a call failed');
  }
  return reply.code(status).send(failure(status, statusMessage(status)));
}

export function answerUnknownPath(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(failure(404, statusMessage(404)));
}

/** Status of what the HTTP parser refuses before there is a request. */
const CLIENT_ERROR_STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers on the bare socket and closes it. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = CLIENT_ERROR_STATUSES[error.code ?? ''] ?? 400;
  const body = JSON.stringify(failure(status, statusMessage(status)));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
