import type { CallData } from '@jianzhu/api-client';
import { inquiry, supplier } from '@jianzhu/api-client/contract';
import { inquirySchemas, supplierSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

export type LibraryRow = CallData<typeof supplierSchemas.list>['records'][number];
export type LibraryQuery = InferOutput<typeof supplierSchemas.list.query>;
export type LibraryFileQuery = InferOutput<typeof supplierSchemas.exportRows.body>;
type Candidate = CallData<typeof supplierSchemas.all>['records'][number];

/** A company in any of the three lists; `note` where the own library has it. */
export interface ShownSupplier extends Candidate {
  /** Of the company: what a list's rows are told apart by. */
  readonly id: string;
  readonly note: LibraryRow | null;
  /** Of a recommendation; null elsewhere. */
  readonly points: number | null;
}

/** The calls of these pages; whoever makes them shows what they fail with. */
export async function supplierCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ supplier }, { supplier: supplierSchemas }, 'quiet').supplier;
}

type Invited = InferOutput<typeof inquirySchemas.invite.body>;

async function inquiryCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ inquiry }, { inquiry: inquirySchemas }, 'quiet').inquiry;
}

/** Invites companies to an inquiry that is out. */
export async function inviteCompanies(client: PortalClient, body: Invited, idempotencyKey: string) {
  return (await inquiryCalls(client)).invite({ body }, { idempotencyKey });
}

/** Keeps with a draft whom it invites when it is published. */
export async function chooseCompanies(client: PortalClient, body: Invited) {
  return (await inquiryCalls(client)).chooseInvitees({ body });
}

/** The rows of the library for a file; shows what it fails with. */
export async function exportSuppliers(client: PortalClient, body: LibraryFileQuery) {
  const { api } = await client.memberSession();
  return api.callsOf({ supplier }, { supplier: supplierSchemas }).supplier.exportRows({ body });
}
