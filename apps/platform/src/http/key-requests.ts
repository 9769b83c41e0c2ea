import type { Endpoint } from '@jianzhu/api-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiKeys, KeyAdmission, UsedKey } from './api-keys.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that it came with, once it is known; undefined where nobody knows keys. */
    usedKey?: UsedKey | null;
  }
}

/** Tells of every request with a known key when it is answered. */
export function logKeyRequests(app: FastifyInstance, keys: ApiKeys): void {
  app.decorateRequest('usedKey', null);
  app.addHook('onResponse', async (request, reply) => {
    const { usedKey, outcome, clientAddress } = request;
    if (!usedKey || outcome === null) return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const { call, code } = outcome;
    keys.log({ ...usedKey, call, code, status: reply.statusCode, ms, address: clientAddress });
  });
}

/** Lets a request with a key through, or says why not. */
export async function admitKey(
  apiKeys: ApiKeys,
  endpoint: Endpoint,
  text: string,
  request: FastifyRequest,
): Promise<KeyAdmission> {
  const admission = await apiKeys.admit(endpoint, text);
  request.usedKey = admission.used ?? null;
  request.who = keyFacts(request.usedKey);
  return admission;
}

/** What the log says of a key: never its text. */
export const keyFacts = (used: UsedKey | null | undefined): FastifyRequest['who'] =>
  used ? { apiKeyId: used.keyId, businessId: used.businessId } : null;
