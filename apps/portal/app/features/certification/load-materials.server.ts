import { MATERIAL_KINDS, type MaterialKind, materialBusinessType } from '@jianzhu/domain/member-center';
import { type AttachmentEntry, parseAttachmentEntry } from '@jianzhu/upload';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';

/** The files of each kind; null where the platform could not be asked. */
export type Materials = { readonly [Kind in MaterialKind]: readonly AttachmentEntry[] | null };

type Api = RequestServices['api'];

/** How far the review of those files is; null where the platform could not be asked. */
export type MaterialReview = Awaited<ReturnType<Api['certification']['review']>> | null;

export function loadReview({ api, report }: RequestServices): Promise<MaterialReview> {
  return orDefault(api.certification.review(), null, report);
}

/** The files that the member's business has handed in for its certification. */
export async function loadMaterials({ session, api, report }: RequestServices): Promise<Materials> {
  const { view } = await session();
  const businessId = view.kind === 'member' ? view.businessId : '';
  const lists = await Promise.all(
    MATERIAL_KINDS.map(async (kind): Promise<[MaterialKind, readonly AttachmentEntry[] | null]> => {
      const query = { businessId, businessType: materialBusinessType(kind) };
      const entries = await orDefault(api.attachment.listByBusiness({ query }), null, report);
      return [kind, entries?.flatMap((entry) => parseAttachmentEntry(entry) ?? []) ?? null];
    }),
  );
  return Object.fromEntries(lists) as Materials; // one list of every kind
}
