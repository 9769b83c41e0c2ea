import type { CallData } from '@jianzhu/api-client';
import { type inquirySchemas, supplierSchemas } from '@jianzhu/api-client/schemas';
import type { District } from '@jianzhu/domain';
import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { refuseInvitee } from '@jianzhu/domain/suppliers';
import * as v from 'valibot';
import { type LoadedList, loadList } from '../../record/load-list.server.ts';
import { type LoadedRecord, loadById } from '../../record/load-record.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { ListOf } from '../../record/use-list.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { contentOfRequest } from '../../site/edition-content.ts';
import { orDefault } from '../../site/start-up.server.ts';
import { supplierTexts as texts } from './messages.ts';
import type { LibraryQuery, LibraryRow, ShownSupplier } from './supplier-calls.ts';

const TABS = ['own', 'recommended', 'all'] as const;
export type SupplierTab = (typeof TABS)[number];

type Inquiry = CallData<typeof inquirySchemas.detail>;

/** What the page of suppliers shows. */
export interface SuppliersData {
  readonly tab: SupplierTab;
  readonly query: LibraryQuery;
  readonly loaded: LoadedList<ListOf<ShownSupplier>>;
  /** That is being invited to; null where the library is only looked after. */
  readonly inquiry: LoadedRecord<Inquiry> | null;
  readonly groups: readonly { readonly groupName: string; readonly count: number }[];
  readonly cities: readonly District[];
}

/** The suppliers that the address asks for. */
export async function loadSuppliers(search: URLSearchParams, services: RequestServices): Promise<SuppliersData> {
  const { api, report } = services;
  const query = readListQuery(supplierSchemas.list.query, search);
  const inquiryId = search.get('inquiryId');
  const asked = v.safeParse(v.picklist(TABS), search.get('tab'));
  // What fits an inquiry needs one.
  const tab = asked.success && !(asked.output === 'recommended' && inquiryId === null) ? asked.output : 'own';
  const { districts } = await contentOfRequest(services);
  const [loaded, inquiry, groups, cities] = await Promise.all([
    loadList((of) => askFor(tab, of, inquiryId ?? '', services), query, services),
    inquiryId === null ? null : loadById(inquiryId, (id) => api.inquiry.detail({ query: { id } }), services),
    tab === 'own' ? orDefault(api.supplier.groups(), [], report) : [],
    orDefault(districts({ query: { isShow: 1 } }), [], report),
  ]);
  const isOut = inquiry?.kind === 'ready' && inquiry.record.status !== INQUIRY_STATUS.draft;
  const invited = isOut ? (inquiry.record.buyer?.invitees ?? []) : [];
  return { tab, query, loaded: withoutInvited(loaded, invited), inquiry, groups, cities };
}

/** Whoever is invited already is not invited again. */
function withoutInvited(
  loaded: SuppliersData['loaded'],
  invited: readonly { readonly businessId: string }[],
): SuppliersData['loaded'] {
  if (loaded.kind !== 'ready' || invited.length === 0) return loaded;
  const ids = new Set(invited.map(({ businessId }) => businessId));
  const records = loaded.list.records.map((row) =>
    row.refusal === '' && ids.has(row.id) ? { ...row, refusal: texts.alreadyInvited } : row,
  );
  return { ...loaded, list: { ...loaded.list, records } };
}

async function askFor(
  tab: SupplierTab,
  query: LibraryQuery,
  inquiryId: string,
  { api: { supplier } }: RequestServices,
) {
  if (tab === 'own') {
    const { records, ...page } = await supplier.list({ query });
    return { ...page, records: records.map(fromLibrary) };
  }
  if (tab === 'recommended') {
    const found = await supplier.recommend({ query: { inquiryId } });
    const records = found.map((row): ShownSupplier => ({ ...row, id: row.supplierId, note: null }));
    return { records, total: records.length, size: Math.max(records.length, 1), current: 1, pages: 1 };
  }
  const { sort: _sort, groupName: _group, level: _level, isBlack: _black, minDeals: _deals, ...filters } = query;
  const { records, ...page } = await supplier.all({ query: filters });
  return {
    ...page,
    records: records.map((row): ShownSupplier => ({ ...row, id: row.supplierId, note: null, points: null })),
  };
}

function fromLibrary(note: LibraryRow): ShownSupplier {
  return { ...note, id: note.supplierId, isKept: true, refusal: refusalOf(note), note, points: null };
}

function refusalOf({ isBlack, isCertified }: LibraryRow): string {
  return refuseInvitee({ isOwn: false, isBlacklisted: isBlack, isCertified }) ?? '';
}
