import { qualificationSchemas } from '@jianzhu/api-client/schemas';
import * as v from 'valibot';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';
import type { VerifiedCertificate } from './certificate.ts';

/** What was asked for, '' for nothing, and what came of it. */
export interface Verification {
  readonly number: string;
  readonly result: VerifiedCertificate | 'failed';
}

/** The certificate whose number the address names. */
export async function loadVerification(search: URLSearchParams, services: RequestServices): Promise<Verification> {
  const asked = v.safeParse(qualificationSchemas.verify.query, { number: search.get('keyword') ?? '' });
  if (!asked.success) return { number: '', result: null };
  const answer = await orDefault(services.api.qualification.verify({ query: asked.output }), null, services.report);
  return { number: asked.output.number, result: answer === null ? 'failed' : answer.certificate };
}
