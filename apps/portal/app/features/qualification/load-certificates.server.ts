import type { CallData } from '@jianzhu/api-client';
import { qualificationSchemas, type serviceSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import { type LoadedList, loadList } from '../../record/load-list.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';
import type { CertificateList } from './certificate.ts';

export type CertificateQuery = InferOutput<typeof qualificationSchemas.list.query>;

/** A page of certificates, and what was asked for. */
export interface Certificates {
  readonly query: CertificateQuery;
  readonly loaded: LoadedList<CertificateList>;
  /** Services of those who apply for certificates for others; the first of them. */
  readonly agents: CallData<typeof serviceSchemas.list>['records'];
}

/** Code of 资质代办 in `SERVICE_TYPES`. */
const AGENT_SERVICE = 1;
const MOST_AGENTS = 4;

/** The page of certificates that the address asks for. */
export async function loadCertificates(search: URLSearchParams, services: RequestServices): Promise<Certificates> {
  const query = readListQuery(qualificationSchemas.list.query, search);
  const { list } = services.api.qualification;
  const offers = { serviceType: AGENT_SERVICE, current: 1, size: MOST_AGENTS };
  const [loaded, agents] = await Promise.all([
    loadList((asked) => list({ query: asked }), query, services),
    orDefault(services.api.service.list({ query: offers }), null, services.report),
  ]);
  return { query, loaded, agents: agents?.records ?? [] };
}
