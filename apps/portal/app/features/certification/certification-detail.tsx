import { CERTIFICATION_STATUS, corporateCertificationMachine } from '@jianzhu/domain/certifications';
import { mayDo } from '@jianzhu/domain/member-center';
import { REVIEW_MESSAGES, statusLook } from '@jianzhu/domain/records';
import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage } from '@jianzhu/ui/pages';
import { Timeline } from '@jianzhu/ui/record';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { applicationTexts as texts } from './application-messages.ts';
import type { CompanyFound, PersonFound } from './certification-calls.ts';
import { CertificationFacts } from './certification-facts.tsx';
import { actOf } from './standing.ts';

export type DetailFound =
  | { readonly kind: 'personal'; readonly found: PersonFound }
  | { readonly kind: 'corporate'; readonly found: CompanyFound };

const { rejected } = CERTIFICATION_STATUS;
const NO_KEYS = { permissionKeys: [] };

/** What is certified, what is under review, and what was before (domain rules 15). */
export function CertificationDetail({ kind, found }: DetailFound) {
  const head = useMemberHead();
  const member = useSession().userInfo ?? NO_KEYS;
  const { revalidate } = useRevalidator();
  useRecordNews('notice', () => revalidate());
  const shown = found.inForce ?? found.application;
  const { application } = found;
  const form = kind === 'personal' ? paths.personalCertification : paths.corporateCertification;
  const mayChange = kind === 'personal' || mayDo(member, 'certification_submit');
  if (shown === null && found.history.length === 0) {
    return (
      <DetailPage
        {...head}
        sections={[
          {
            key: 'nothing',
            title: kind === 'personal' ? texts.personal : texts.corporate,
            content: <EmptyState title={texts.nothing} />,
          },
        ]}
        rail={mayChange && <ButtonLink href={form}>{texts.start}</ButtonLink>}
      />
    );
  }
  const facts =
    kind === 'personal'
      ? found.inForce && <CertificationFacts kind="personal" shown={found.inForce} />
      : found.inForce && <CertificationFacts kind="corporate" shown={found.inForce} />;
  const open =
    kind === 'personal'
      ? found.application && <CertificationFacts kind="personal" shown={found.application} />
      : found.application && <CertificationFacts kind="corporate" shown={found.application} />;
  return (
    <DetailPage
      {...head}
      sections={[
        ...(facts
          ? [{ key: 'facts', title: kind === 'personal' ? texts.personal : texts.corporate, content: facts }]
          : []),
        ...(open
          ? [
              {
                key: 'open',
                title: found.inForce === null ? texts.mine : texts.change,
                content: (
                  <>
                    {application?.status === rejected && (
                      <InlineAlert tone="warning">{REVIEW_MESSAGES.rejected(application.reason)}</InlineAlert>
                    )}
                    {open}
                  </>
                ),
              },
            ]
          : []),
        ...(found.history.length > 0
          ? [
              {
                key: 'history',
                title: texts.history,
                content: (
                  <Timeline
                    label={texts.history}
                    events={found.history.map(({ id, title, status, decideTime, reason }) => ({
                      id,
                      what: [texts.historyOf(title, statusLook(corporateCertificationMachine, status).label), reason]
                        .filter(Boolean)
                        .join('，'),
                      when: { text: decideTime, dateTime: decideTime.replace(' ', 'T') },
                    }))}
                  />
                ),
              },
            ]
          : []),
      ]}
      rail={
        mayChange && (
          <ButtonLink href={form}>
            {actOf({ status: application?.status ?? null, isInForce: found.inForce !== null })}
          </ButtonLink>
        )
      }
    />
  );
}
