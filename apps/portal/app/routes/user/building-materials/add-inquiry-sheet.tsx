import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { InquiryEditorPage } from '../../../features/inquiry/inquiry-editor.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord, loadById, loadRecord } from '../../../record/load-record.server.ts';
import { unlessNamedAnew } from '../../../record/named-anew.ts';
import { StandingRecord } from '../../../record/standing-record.tsx';
import { UnloadedRecord } from '../../../record/unloaded-record.tsx';
import { type RequestServices, requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/add-inquiry-sheet';

/** All that a business can have: it keeps no more than fit one page. */
const allAddresses = { current: 1, size: 100 };

/** A draft, or a new inquiry, with the addresses to choose from (domain rules 3.9). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const { api, report } = services;
  const copyId = url.searchParams.get('copyId');
  const load = async (id: string | null) => {
    const [inquiry, template, addresses, quota, phone] = await Promise.all([
      id === null ? null : api.inquiry.detail({ query: { id } }),
      id === null && copyId !== null ? orDefault(api.inquiry.detail({ query: { id: copyId } }), null, report) : null,
      orDefault(api.address.list({ query: allAddresses }), null, report),
      orDefault(api.inquiry.quota(), null, report),
      id === null ? orDefault(lastPhone(services), '', report) : '',
    ]);
    // Of an inquiry of others nothing is copied.
    return {
      inquiry,
      template: template?.buyer == null ? null : template,
      addresses: addresses?.records ?? [],
      quota,
      phone,
    };
  };
  const id = url.searchParams.get('id');
  const loaded = id === null ? await loadRecord(() => load(null), services) : await loadById(id, load, services);
  return answerRecord({
    loaded,
    chosenAddressId: url.searchParams.get('addressId'),
    officeViewer: settings.officeViewer ?? null,
  });
}

/** What the member was called at in the newest inquiry: a session has the own number masked only. */
async function lastPhone({ api, session }: RequestServices): Promise<string> {
  const { records } = await api.inquiry.list({ query: { current: 1, size: 1 } });
  const [newest] = records;
  if (newest === undefined) return '';
  const [{ contact }, { view }] = await Promise.all([api.inquiry.detail({ query: { id: newest.id } }), session()]);
  const name = view.kind === 'member' ? view.userInfo?.realName : undefined;
  return contact !== null && contact.name === name ? contact.phone : '';
}

export const shouldRevalidate = unlessNamedAnew;

export default function AddInquirySheetRoute({ loaderData }: Route.ComponentProps) {
  const { loaded, chosenAddressId, officeViewer } = loaderData;
  return (
    <StandingRecord loaded={loaded} listHref={paths.myQuotations}>
      {({ inquiry, addresses, ...others }) =>
        // Of what is out nothing is changed here; it can be taken back first.
        inquiry !== null && (inquiry.buyer === null || inquiry.status !== INQUIRY_STATUS.draft) ? (
          <UnloadedRecord loaded={{ kind: 'forbidden' }} listHref={paths.myQuotations} />
        ) : (
          <InquiryEditorPage
            key={`${inquiry?.id ?? 'new'} ${chosenAddressId ?? ''}`}
            inquiry={inquiry}
            addresses={addresses}
            {...others}
            defaultAddressId={addresses.find(({ isDefault }) => isDefault === 1)?.id ?? null}
            chosenAddressId={chosenAddressId}
            officeViewer={officeViewer}
          />
        )
      }
    </StandingRecord>
  );
}
