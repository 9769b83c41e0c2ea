import { signUpSchemas } from '@jianzhu/api-client/schemas';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';

/** What of a tender decides on what is loaded beside it. */
interface FoundTender {
  readonly tender: {
    readonly id: string;
    readonly status: number;
    readonly buyer: object | null;
    readonly supplier: { readonly hasDocs: boolean } | null;
  } | null;
}

/** All sign-ups of a tender, up to a hundred: nobody pages through them in a section. */
const MOST = 100;

/** What the detail of a tender shows of signing up: to its buyer who has, to a supplier the documents that it is given. */
export async function loadSignUpPart(
  loaded: LoadedRecord<FoundTender>,
  search: URLSearchParams,
  { api, report }: RequestServices,
) {
  const tender = loaded.kind === 'ready' ? loaded.record.tender : null;
  if (tender === null || tender.status < TENDER_STATUS.signingUp) return null;
  const { id } = tender;
  if (tender.buyer === null) {
    const docs = tender.supplier?.hasDocs ? await orDefault(api.tender.docs({ query: { id } }), [], report) : [];
    return { side: 'supplier' as const, docs };
  }
  const status = readListQuery(signUpSchemas.list.query, new URLSearchParams({ tenderId: id, ...statusIn(search) }));
  const [signUps, counts, deposits] = await Promise.all([
    orDefault(api.signUp.list({ query: { ...status, tenderId: id, size: MOST } }), null, report),
    orDefault(api.signUp.statusCount({ query: { tenderId: id } }), [], report),
    orDefault(api.deposit.list({ query: { tenderId: id, current: 1, size: MOST } }), null, report),
  ]);
  return { side: 'buyer' as const, signUps, counts, deposits, status: status.status ?? 'all' };
}

const statusIn = (search: URLSearchParams) => {
  const status = search.get('signUp');
  return status === null ? {} : { status };
};

export type SignUpPart = Awaited<ReturnType<typeof loadSignUpPart>>;
