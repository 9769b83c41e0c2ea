import type { CallData } from '@jianzhu/api-client';
import { address } from '@jianzhu/api-client/contract';
import { addressSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

export type AddressQuery = InferOutput<typeof addressSchemas.list.query>;
export type AddressPage = CallData<typeof addressSchemas.list>;
export type AddressRow = AddressPage['records'][number];
export type Place = NonNullable<CallData<typeof addressSchemas.placeAt>>;

/** What a file of the address book is asked for. */
export type AddressFileQuery = InferOutput<typeof addressSchemas.exportRows.body>;

/** The calls of the address book; whoever makes them shows what they fail with. */
export async function addressCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ address }, { address: addressSchemas }, 'quiet').address;
}

/** The rows of the list for a file; shows what it fails with. */
export async function exportAddresses(client: PortalClient, body: AddressFileQuery) {
  const { api } = await client.memberSession();
  return api.callsOf({ address }, { address: addressSchemas }).address.exportRows({ body });
}
