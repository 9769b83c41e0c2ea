import { type AddressFields, addressRecord } from '@jianzhu/domain/addresses';
import { mayDo } from '@jianzhu/domain/member-center';
import { ButtonLink } from '@jianzhu/ui';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { RecordField } from '../../record/record-field.tsx';
import { RecordFormPage } from '../../record/record-form-page.tsx';
import { StandingRecord } from '../../record/standing-record.tsx';
import { UnloadedRecord } from '../../record/unloaded-record.tsx';
import { type FoundForm, useRecordForm } from '../../record/use-record-form.ts';
import { addressCalls } from './address-calls.ts';
import { addressTexts as texts } from './messages.ts';
import { SmartPaste } from './smart-paste.tsx';
import { wayBack, withChosen, withWayBack } from './way-back.ts';

export interface FoundAddress extends FoundForm {
  readonly record: (AddressFields & FoundForm['record'] & { readonly allowedActions: readonly string[] }) | null;
}

/** Adds a delivery address, or changes one; for members who may do that. */
export function AddressFormPage({ loaded }: { readonly loaded: LoadedRecord<FoundAddress> }) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.addresses}>
      {(found) => <AllowedForm found={found} />}
    </StandingRecord>
  );
}

function AllowedForm({ found }: { readonly found: FoundAddress }) {
  const member = useSession().userInfo;
  const { record } = found;
  // Of a member that the platform did not tell of, it answers for itself.
  const mayAdd = member === null || mayDo(member, 'address_add');
  const mayEdit = record?.allowedActions.includes('edit') ?? mayAdd;
  if (!mayEdit) return <UnloadedRecord loaded={{ kind: 'forbidden' }} listHref={paths.addresses} />;
  return <AddressForm key={record?.id} found={found} />;
}

function AddressForm({ found }: { readonly found: FoundAddress }) {
  const head = useMemberHead(found.record === null ? texts.add : undefined);
  const client = usePortalClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const back = wayBack(query, paths.addresses);
  const form = useRecordForm(addressRecord, {
    form: 'address',
    found,
    save: async (body, idempotencyKey) => (await addressCalls(client)).save({ body }, { idempotencyKey }),
    onSaved: (id) => navigate(back === paths.addresses ? back : withChosen(back, id), { replace: true }),
  });
  const { longitude, latitude } = form.values;

  return (
    <RecordFormPage
      {...head}
      form={form}
      cancelHref={back}
      sections={[
        { key: 'paste', title: texts.paste, content: <SmartPaste standing={form.values} onRead={form.set} /> },
        {
          key: 'main',
          title: texts.main,
          content: (
            <>
              <RecordField form={form} name="receiver" />
              <RecordField form={form} name="phone" />
              <RecordField form={form} name="landline" />
              <RecordField form={form} name="region" />
              <RecordField
                form={form}
                name="detail"
                help={typeof longitude === 'number' && typeof latitude === 'number' && texts.point(longitude, latitude)}
              />
              <div>
                <ButtonLink
                  variant="line"
                  size="regular"
                  href={withWayBack(paths.baiduAddress, pathname + search)}
                  onClick={form.carry}
                >
                  {texts.openMap}
                </ButtonLink>
              </div>
              <RecordField form={form} name="siteName" />
              <RecordField form={form} name="postcode" />
              <RecordField form={form} name="tag" />
              <RecordField form={form} name="isDefault" />
            </>
          ),
        },
      ]}
    />
  );
}
