import { isUnread, type Notice, routeNotice } from '@jianzhu/domain';
import { FORM_MESSAGES } from '@jianzhu/domain/forms';
import { Button, ButtonLink } from '@jianzhu/ui';
import { DetailPage } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import { trustedSites } from '../../cross-site/trusted-sites.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { DeleteDialog } from '../../record/delete-dialog.tsx';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { StandingRecord } from '../../record/standing-record.tsx';
import { useAct } from '../../record/use-act.ts';
import { cardOfAddress } from '../../record-card/card-key.ts';
import { cardTexts } from '../../record-card/messages.ts';
import { RelatedCard } from '../../record-card/related-card.tsx';
import { noticeMessages as texts } from './messages.ts';
import { noticeCalls } from './notice-calls.ts';
import { useNoticeActs } from './use-notice-acts.ts';

/** One notice in full; showing it marks it read. */
export function NoticeDetail({ loaded }: { readonly loaded: LoadedRecord<Notice> }) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.notices}>
      {(notice) => <FoundNotice key={notice.id} notice={notice} />}
    </StandingRecord>
  );
}

function FoundNotice({ notice }: { readonly notice: Notice }) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const act = useAct();
  const [isAsked, setIsAsked] = useState(false);
  const { open } = useNoticeActs({ refreshCounts: (session) => session.refreshUnread() });
  const leadsOn = routeNotice(notice, trustedSites(client.origins)).kind !== 'none';
  useEffect(() => {
    if (isUnread(notice)) markRead().catch(logUnlessShown);

    async function markRead(): Promise<void> {
      await (await noticeCalls(client)).notice.clickRead({ params: { id: notice.id } });
      await (await client.memberSession()).refreshUnread();
    }
  }, [client, notice]);

  const remove = () =>
    act.run('delete', async () => {
      await (await noticeCalls(client)).messageCenter.remove({ body: { ids: [notice.id] } });
      await navigate(paths.notices, { replace: true });
      return FORM_MESSAGES.deleted;
    });

  const card = cardOfAddress(notice.jumpUrl);
  return (
    <>
      <LostAct lost={act.lost} />
      <DetailPage
        {...useMemberHead()}
        actions={
          <>
            <ButtonLink variant="line" size="regular" href={paths.notices}>
              {texts.backToList}
            </ButtonLink>
            <Button variant="line" size="regular" onClick={() => setIsAsked(true)}>
              {texts.delete}
            </Button>
            {leadsOn && (
              <Button size="regular" onClick={() => open(notice)}>
                {texts.open}
              </Button>
            )}
          </>
        }
        sections={[
          {
            key: 'notice',
            title: notice.title,
            content: (
              <DescriptionList
                columns={1}
                items={[
                  { term: texts.columns.content, value: notice.content, wide: true },
                  { term: texts.sentAt, value: notice.createTime },
                  ...(card === null
                    ? []
                    : [{ term: cardTexts.related, value: <RelatedCard card={card} />, wide: true }]),
                ]}
              />
            ),
          },
        ]}
      />
      <DeleteDialog
        entity={texts.entity}
        open={isAsked}
        pending={act.isBusy('delete')}
        onConfirm={() => void remove().then(() => setIsAsked(false))}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}
