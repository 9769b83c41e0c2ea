import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import { mayDo } from '@jianzhu/domain/member-center';
import { ButtonLink, Tag } from '@jianzhu/ui';
import { DetailPage, type PageSection } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { applicationTexts as texts } from './application-messages.ts';
import type { Overview } from './certification-calls.ts';
import { CertificationTag } from './certification-facts.tsx';

type Card = Overview['personal'];

const NO_KEYS = { permissionKeys: [] };
const { approved, lapsed } = CERTIFICATION_STATUS;

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

const factsOf = (card: Card, number: string) =>
  [
    { term: texts.facts.status, value: <Standing {...card} /> },
    { term: texts.facts.name, value: card.name },
    { term: number, value: card.number },
    { term: texts.facts.term, value: card.isInForce ? texts.until(card.endDate) : '' },
    {
      term: '驳回原因',
      value: card.status === CERTIFICATION_STATUS.rejected || card.status === lapsed ? card.reason : '',
    },
  ].filter(({ value }) => value !== '');

const actOf = ({ status, isInForce }: Card): string => {
  if (isInForce && status === approved) return texts.change;
  return status === null || status === lapsed ? texts.start : texts.go;
};

/** How far the person and the business are certified, and what to do next (domain rules 15). */
export function MyCertification({ overview }: { readonly overview: Overview }) {
  const head = useMemberHead();
  const member = useSession().userInfo ?? NO_KEYS;
  const { revalidate } = useRevalidator();
  useRecordNews('notice', () => revalidate());
  const { personal, corporate, qualifications } = overview;
  const side = (kind: 'personal' | 'corporate', card: Card, isAllowed: boolean): PageSection => ({
    key: kind,
    title: texts[kind],
    content: (
      <>
        <DescriptionList items={factsOf(card, kind === 'personal' ? texts.facts.number : texts.facts.creditCode)} />
        {card.status !== null && (
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
