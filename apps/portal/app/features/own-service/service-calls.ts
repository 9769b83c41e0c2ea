import type { CallData } from '@jianzhu/api-client';
import { ownService } from '@jianzhu/api-client/contract';
import { ownServiceSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

type Schemas = typeof ownServiceSchemas;

export type ServiceQuery = InferOutput<Schemas['list']['query']>;
export type ServiceFileQuery = InferOutput<Schemas['exportRows']['body']>;
export type ServicePage = CallData<Schemas['list']>;
export type ServiceRow = ServicePage['records'][number];
export type ServiceDetail = CallData<Schemas['detail']>;
export type Certificates = CallData<Schemas['qualifications']>;

/** The calls of the own services; whoever makes them shows what they fail with. */
export async function serviceCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ ownService }, { ownService: ownServiceSchemas }, 'quiet').ownService;
}

/** The rows of the list for a file; shows what it fails with. */
export async function exportServices(client: PortalClient, body: ServiceFileQuery) {
  const { api } = await client.memberSession();
  return api.callsOf({ ownService }, { ownService: ownServiceSchemas }).ownService.exportRows({ body });
}
