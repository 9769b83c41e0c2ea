import { profile } from '@jianzhu/api-client/contract';
import { profileSchemas } from '@jianzhu/api-client/schemas';
import { type ProfileFields, profileRecord } from '@jianzhu/domain/member-center';
import { ButtonLink } from '@jianzhu/ui';
import { DescriptionList } from '@jianzhu/ui/record';
import { useNavigate } from 'react-router';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { RecordField } from '../../record/record-field.tsx';
import { RecordFormPage } from '../../record/record-form-page.tsx';
import { StandingRecord } from '../../record/standing-record.tsx';
import { type FoundForm, useRecordForm } from '../../record/use-record-form.ts';
import { AvatarField } from './avatar-field.tsx';
import { profileTexts as texts } from './messages.ts';
import { showAvatarDifference } from './show-avatar-difference.tsx';

type Profile = ProfileFields & NonNullable<FoundForm['record']> & { readonly phoneMasked: string };

export interface FoundProfile extends FoundForm {
  readonly record: Profile | null;
}

/** The member's own data (domain rules 28); the phone number changes on a page of its own. */
export function ProfileFormPage({ loaded }: { readonly loaded: LoadedRecord<FoundProfile> }) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.personalCenter}>
      {(found) => <ProfileForm found={found} />}
    </StandingRecord>
  );
}

function ProfileForm({ found }: { readonly found: FoundProfile }) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const form = useRecordForm(profileRecord, {
    form: 'profile',
    found,
    async save({ id = '', ...body }) {
      const session = await client.memberSession();
      const calls = session.api.callsOf({ profile }, { profile: profileSchemas }, 'quiet').profile;
      await calls.update({ body });
      await session.changedOwnData();
      return { id };
    },
    onSaved: () => navigate(paths.personalCenter, { replace: true }),
  });
  return (
    <RecordFormPage
      {...useMemberHead()}
      form={form}
      cancelHref={paths.personalCenter}
      showDifference={showAvatarDifference}
      sections={[
        {
          key: 'own',
          title: texts.own,
          content: (
            <>
              <AvatarField form={form} />
              <RecordField form={form} name="nickname" />
              <DescriptionList columns={1} items={[{ term: texts.account, value: found.record?.phoneMasked }]} />
              <div>
                <ButtonLink variant="line" size="regular" href={`${paths.editPassword}?type=phone`}>
                  {texts.changePhone}
                </ButtonLink>
              </div>
              <RecordField form={form} name="gender" />
              <RecordField form={form} name="birthday" />
              <RecordField form={form} name="email" />
              <RecordField form={form} name="region" />
              <RecordField form={form} name="intro" />
            </>
          ),
        },
      ]}
    />
  );
}
