import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import { mayDo } from '@jianzhu/domain/member-center';
import { Button, ButtonLink, Tag } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage, type PageSection } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { applicationTexts as texts } from './application-messages.ts';
import type { Overview } from './certification-calls.ts';
import { CertificationTag } from './certification-facts.tsx';
import { actOf, reasonsOf } from './standing.ts';

type Card = Overview['personal'];

const NO_KEYS = { permissionKeys: [] };
const { approved } = CERTIFICATION_STATUS;

function Standing({ status, isInForce }: Card) {
  const isChanging = isInForce && status !== approved;
  return (
    <>
      {isInForce && <Tag tone="success">{texts.inForce}</Tag>}{' '}
      {isChanging && status !== null && <CertificationTag status={status} />}
      {!isInForce && (status === null ? <Tag>{texts.notYet}</Tag> : <CertificationTag status={status} />)}
    </>
  );
}

const WORDS = {
  personal: { name: texts.facts.name, number: texts.facts.number },
  corporate: { name: texts.facts.company, number: texts.facts.creditCode },
} as const;

const factsOf = (kind: keyof typeof WORDS, card: Card) =>
  [
    { term: texts.facts.status, value: <Standing {...card} /> },
    { term: WORDS[kind].name, value: card.name },
    { term: WORDS[kind].number, value: card.number },
    { term: texts.facts.term, value: card.isInForce ? texts.until(card.endDate) : '' },
    ...reasonsOf(card),
  ].filter(({ value }) => value !== '');

/** How far the person and the business are certified, and what to do next (domain rules 15). */
export function MyCertification({ overview }: { readonly overview: Overview }) {
  const head = useMemberHead();
  const member = useSession().userInfo ?? NO_KEYS;
  const { revalidate } = useRevalidator();
  useRecordNews('notice', () => revalidate());
  const client = usePortalClient();
  const { personal, corporate, qualifications, ownCompanies } = overview;
  const switchTo = async (businessId: string) => (await client.memberSession()).chooseCompany(businessId);
  const side = (kind: 'personal' | 'corporate', card: Card, isAllowed: boolean): PageSection => ({
    key: kind,
    title: texts[kind],
    content: (
      <>
        <DescriptionList items={factsOf(kind, card)} />
        {card.status !== null && (kind === 'personal' || mayDo(member, 'certification_view')) && (
          <ButtonLink variant="line" size="regular" href={`${paths.myCertificationDetail}?kind=${kind}`}>
            {texts.look}
          </ButtonLink>
        )}{' '}
        {isAllowed && (
          <ButtonLink
            size="regular"
            href={kind === 'personal' ? paths.personalCertification : paths.corporateCertification}
          >
            {actOf(card)}
          </ButtonLink>
        )}
      </>
    ),
  });
  return (
    <DetailPage
      {...head}
      sections={[
        ...ownCompanies.map(({ businessId, businessName }) => ({
          key: businessId,
          title: businessName,
          content: (
            <InlineAlert
              action={
                <Button variant="line" size="compact" onClick={() => void switchTo(businessId)}>
                  {texts.switchTo}
                </Button>
              }
            >
              {texts.ownCompany(businessName)}
            </InlineAlert>
          ),
        })),
        side('personal', personal, true),
        side('corporate', corporate, mayDo(member, 'certification_submit')),
        {
          key: 'qualifications',
          title: texts.qualifications,
          content: (
            <>
              <DescriptionList
                items={[
                  {
                    term: texts.qualifications,
                    value: texts.certifiedCount(qualifications.count, qualifications.expired),
                  },
                ]}
              />
              {mayDo(member, 'qualification_view') && (
                <ButtonLink variant="line" size="regular" href={paths.qualificationList}>
                  {texts.allQualifications}
                </ButtonLink>
              )}{' '}
              <ButtonLink variant="line" size="regular" href={paths.uploadImageOrVideo}>
                {texts.materials}
              </ButtonLink>
            </>
          ),
        },
      ]}
    />
  );
}

/** Which certification is wanted, and what each opens. */
export function CertificationIndex({ overview }: { readonly overview: Overview }) {
  const head = useMemberHead();
  const member = useSession().userInfo ?? NO_KEYS;
  const { revalidate } = useRevalidator();
  useRecordNews('notice', () => revalidate());
  const side = (kind: 'personal' | 'corporate', text: string, isAllowed: boolean): PageSection => ({
    key: kind,
    title: texts[kind],
    content: (
      <>
        <p>{text}</p>
        <p>
          <Standing {...overview[kind]} />
        </p>
        {isAllowed && (
          <ButtonLink
            size="regular"
            href={kind === 'personal' ? paths.personalCertification : paths.corporateCertification}
          >
            {actOf(overview[kind])}
          </ButtonLink>
        )}
      </>
    ),
  });
  return (
    <DetailPage
      {...head}
      sections={[
        side('corporate', texts.corporateFor, mayDo(member, 'certification_submit')),
        side('personal', texts.personalFor, true),
      ]}
      rail={
        <ButtonLink variant="line" href={paths.myCertification}>
          {texts.mine}
        </ButtonLink>
      }
    />
  );
}
