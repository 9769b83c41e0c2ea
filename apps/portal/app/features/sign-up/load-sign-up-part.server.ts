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
  const said = { tenderId: id, ...valueIn(search, 'signUp', 'status'), ...valueIn(search, 'company', 'keyword') };
  const asked = readListQuery(signUpSchemas.list.query, new URLSearchParams(said));
  const [signUps, counts, deposits] = await Promise.all([
    orDefault(api.signUp.list({ query: { ...asked, tenderId: id, size: MOST } }), null, report),
    orDefault(api.signUp.statusCount({ query: { tenderId: id } }), [], report),
    orDefault(api.deposit.list({ query: { tenderId: id, current: 1, size: MOST } }), null, report),
  ]);
  const { status = 'all', keyword = '' } = asked;
  return { side: 'buyer' as const, signUps, counts, deposits, status, keyword };
}

/** What the address of the tender says of the list, under the name that the list has for it. */
const valueIn = (search: URLSearchParams, name: string, as: string) => {
  const value = search.get(name);
  return value === null ? {} : { [as]: value };
};

export type SignUpPart = Awaited<ReturnType<typeof loadSignUpPart>>;
