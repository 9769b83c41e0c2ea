import { qualificationSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import { type LoadedList, loadList } from '../../record/load-list.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';
import type { CertificateList } from './certificate.ts';

export type CertificateQuery = InferOutput<typeof qualificationSchemas.list.query>;

/** A page of certificates, and what was asked for. */
export interface Certificates {
  readonly query: CertificateQuery;
  readonly loaded: LoadedList<CertificateList>;
}

/** The page of certificates that the address asks for. */
export async function loadCertificates(search: URLSearchParams, services: RequestServices): Promise<Certificates> {
  const query = readListQuery(qualificationSchemas.list.query, search);
  const { list } = services.api.qualification;
  return { query, loaded: await loadList((asked) => list({ query: asked }), query, services) };
}
