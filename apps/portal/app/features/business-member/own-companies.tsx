import { Button, EmptyState, Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage } from '@jianzhu/ui/pages';
import { type Setting, SettingList } from '@jianzhu/ui/record';
import { useState } from 'react';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { memberCalls, type OwnCompany, type OwnRequest } from './member-calls.ts';
import { companyTexts as texts } from './messages.ts';
import { OwnRequests } from './own-requests.tsx';

export interface OwnCompaniesProps {
  /** Null where they could not be loaded. */
  readonly companies: readonly OwnCompany[] | null;
  /** Which she has asked to let her in; null where they could not be loaded. */
  readonly requests: readonly OwnRequest[] | null;
}

/** 我的企业: the companies of a person; she switches, leaves, and says with which a login begins (domain rules 16.1). */
export function OwnCompanies({ companies, requests }: OwnCompaniesProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const act = useAct();
  const [leaving, setLeaving] = useState<OwnCompany | null>(null);

  const switchTo = async ({ businessId }: OwnCompany) => (await client.memberSession()).chooseCompany(businessId);

  const setDefault = ({ businessId, isDefault }: OwnCompany) =>
    act.run(`default ${businessId}`, async () => {
      await (await memberCalls(client)).setDefault({ body: { businessId: isDefault ? null : businessId } });
      return isDefault ? texts.defaultUnset : texts.defaultSet;
    });

  const leave = ({ businessId }: OwnCompany) =>
    act.run(`leave ${businessId}`, async () => {
      await (await memberCalls(client)).leave({ body: { businessId } });
      return texts.left;
    });

  const settingOf = (company: OwnCompany): Setting => ({
    key: company.businessId,
    name: company.businessName,
    icon: 'building',
    state: (
      <>
        {company.isCurrent && <Tag tone="brand">{texts.current}</Tag>}
        {company.isDefault && <Tag tone="success">{texts.isDefault}</Tag>}
      </>
    ),
    note: noteOf(company),
    actions: (
      <>
        {!company.isCurrent && (
          <Button variant="line" size="compact" onClick={() => void switchTo(company)}>
            {texts.switchTo}
          </Button>
        )}
        <Button
          variant="line"
          size="compact"
          pending={act.isBusy(`default ${company.businessId}`)}
          onClick={() => void setDefault(company)}
        >
          {company.isDefault ? texts.unsetDefault : texts.setDefault}
        </Button>
        {!company.isOwner && (
          <Button variant="line" size="compact" onClick={() => setLeaving(company)}>
            {texts.leave}
          </Button>
        )}
      </>
    ),
  });

  const content =
    companies === null ? (
      <EmptyState title={texts.failed} />
    ) : companies.length === 0 ? (
      <EmptyState title={texts.empty} text={texts.emptyHint} />
    ) : (
      <SettingList settings={companies.map(settingOf)} foot={<InlineAlert>{texts.note}</InlineAlert>} />
    );
  return (
    <>
      {act.lost && <LostAct lost={act.lost} />}
      <DetailPage
        {...head}
        sections={[
          { key: 'companies', title: texts.page, content },
          ...(requests === null || requests.length > 0
            ? [{ key: 'requests', title: texts.requests, content: <OwnRequests requests={requests} act={act} /> }]
            : []),
        ]}
      />
      <ConfirmDialog
        open={leaving !== null}
        title={texts.leaveTitle}
        text={leaving === null ? '' : texts.leaveText(leaving.businessName)}
        confirmText={texts.leave}
        pending={leaving !== null && act.isBusy(`leave ${leaving.businessId}`)}
        onConfirm={() => leaving && void leave(leaving).then(() => setLeaving(null))}
        onCancel={() => setLeaving(null)}
      />
    </>
  );
}

function noteOf({ isOwner, isPersonal, department, position, joinTime, lastLoginTime }: OwnCompany): string {
  const what = isPersonal ? texts.personal : isOwner ? texts.owner : [department, position].filter(Boolean).join(' ');
  const used = lastLoginTime === '' ? '' : texts.lastUsed(lastLoginTime);
  return [what, texts.joined(joinTime), used].filter(Boolean).join(' · ');
}
