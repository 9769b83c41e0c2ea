import type { Endpoint } from '@jianzhu/api-client';
import { HTTP_STATUSES } from '@jianzhu/api-client/contract';
import { KEY_REFUSALS, type KeyRefusal } from '@jianzhu/domain/open-api';
import type { FastifyReply } from 'fastify';
import { downloadDisposition } from '../objects/object-store.ts';
import { failure, success } from './envelope.ts';
import { Refusal } from './refusal.ts';

/** Answers with what a handler gave: data, a file, or why not. */
export function answer(reply: FastifyReply, endpoint: Endpoint, result: unknown): FastifyReply | Promise<FastifyReply> {
  if (result instanceof Refusal) return refuse(reply, endpoint, result);
  reply.request.outcome = { call: endpoint.id, code: 200 };
  if (endpoint.file) return sendFile(reply, endpoint, result);
  return reply.send(success(result));
}

/** A file by its own name, to be saved and not shown. */
async function sendFile(reply: FastifyReply, { id }: Endpoint, file: unknown): Promise<FastifyReply> {
  if (!(file instanceof File)) throw new TypeError(`${id} answers files, its handler none`);
  return reply
    .headers({
      'Cache-Control': 'no-store',
      'Content-Disposition': downloadDisposition(file.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': file.type,
      'X-Content-Type-Options': 'nosniff',
    })
    .send(Buffer.from(await file.arrayBuffer()));
}

/** Answers that the key of the open interface opens nothing. */
export function refuseKey(reply: FastifyReply, { id }: Endpoint, reason: KeyRefusal): FastifyReply {
  reply.request.outcome = { call: id, code: 401, refused: reason };
  return reply.code(401).send(failure(401, KEY_REFUSALS[reason], { reason }));
}

/** Answers why a call was not done. */
export function refuse(reply: FastifyReply, endpoint: Endpoint, refusal: Refusal): FastifyReply {
  reply.request.outcome = { call: endpoint.id, code: refusal.code, refused: refusal.kind };
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', refusal.retryAfter);
  // What reads a file knows a refusal by its status.
  if (endpoint.file) reply.code(HTTP_STATUSES.fileRefused.status);
  return reply.send(failure(refusal.code, refusal.msg, refusal.data));
}
