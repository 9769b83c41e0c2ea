import { ButtonLink, TextLink } from '@jianzhu/ui';
import { CertificatePage } from '@jianzhu/ui/certificates';
import { QrCode } from '@jianzhu/ui/qr-code';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { useLoginLinks } from '../../session/use-login-links.ts';
import type { PublicPage } from '../../site/public-page.server.ts';
import { type CertificateDetail, certificateAddress, stateOf, untilOf } from './certificate.ts';
import { qualificationTexts as texts } from './messages.ts';
import { PictureActs } from './picture-acts.tsx';

export interface CertificateViewProps {
  readonly page: PublicPage;
  readonly loaded: LoadedRecord<CertificateDetail>;
}

/** 资质详情: one certificate, to be checked by a code (domain rules 21). */
export function CertificateView({ page, loaded }: CertificateViewProps) {
  if (loaded.kind !== 'ready') {
    const wayOn = { href: paths.qualificationTeleport, text: texts.list };
    return <UnloadedPublic name={page.name} loaded={loaded} wayOn={wayOn} missing={texts.missing} />;
  }
  return <FoundCertificate page={page} certificate={loaded.record} />;
}

const CODE_SIZE = 104;

interface FoundCertificateProps {
  readonly page: PublicPage;
  readonly certificate: CertificateDetail;
}

function FoundCertificate({ page, certificate }: FoundCertificateProps) {
  const { login } = useLoginLinks();
  const isVisitor = useSession().kind === 'anonymous';
  const { series, categoryName, companyName, regionName, companyTotal, similar, similarTotal } = certificate;
  const facts = factsOf(certificate);
  const list = `${paths.qualificationTeleport}?${new URLSearchParams({ series, categoryName })}`;
  const title = titleOf(certificate);
  const kind = [
    { term: texts.facts.series, value: series },
    { term: texts.facts.category, value: categoryName },
    { term: texts.facts.grade, value: certificate.grade },
  ];
  const sheet = {
    title: texts.sheetTitle,
    note: texts.sheetNote,
    mark: texts.mark,
    facts: [
      { term: texts.facts.company, value: companyName },
      { term: texts.facts.creditCode, value: certificate.creditCode },
      ...kind,
      ...facts,
    ].filter(({ value }) => value !== ''),
  };
  return (
    <CertificatePage
      path={[
        { name: wayTexts.home, href: paths.home },
        { name: texts.list, href: paths.qualificationTeleport },
        { name: page.name },
      ]}
      title={title}
      state={stateOf(certificate.state)}
      sheet={{ ...sheet, acts: <PictureActs sheet={sheet} name={`${companyName}${title}`} address={page.address} /> }}
      facts={[
        ...kind,
        {
          term: texts.facts.number,
          value: isVisitor ? (
            <>
              {certificate.certNo} <TextLink href={login}>{texts.logInForNumber}</TextLink>
            </>
          ) : (
            certificate.certNo
          ),
        },
        ...facts.slice(1),
      ]}
      check={{
        title: texts.check,
        text: texts.checkText,
        code: <QrCode value={page.address} label={texts.check} size={CODE_SIZE} />,
      }}
      company={{
        name: companyName,
        note: texts.companyOf(regionName, companyTotal),
        act: (
          <ButtonLink variant="line" size="regular" href={`${paths.companyDetail}?id=${certificate.businessId}`}>
            {texts.seeCompany}
          </ButtonLink>
        ),
      }}
      similar={{
        title: texts.similar,
        more: { text: texts.allSimilar(similarTotal), href: list },
        cards: similar.map((other) => ({
          key: other.id,
          href: certificateAddress(other.id),
          name: other.companyName,
          region: other.regionName,
          text: titleOf(other),
          note: texts.until(untilOf(other)),
        })),
      }}
      hint={
        <>
          {texts.hint}
          <TextLink href={paths.customerService}>{texts.report}</TextLink>。
        </>
      }
    />
  );
}

/** What a certificate is of. */
export function titleOf({ series, categoryName, grade }: Pick<CertificateDetail, 'series' | 'categoryName' | 'grade'>) {
  return `${categoryName}${series === categoryName ? '' : series}${grade === '—' ? '' : grade}`;
}

function factsOf({ certNo, issueOrg, issueDate, daysLeft, ...certificate }: CertificateDetail) {
  const left = daysLeft === null ? '' : texts.daysLeft(daysLeft);
  return [
    { term: texts.facts.number, value: certNo },
    { term: texts.facts.issuer, value: issueOrg },
    { term: texts.facts.issued, value: issueDate },
    { term: texts.facts.until, value: untilOf(certificate) + left },
    { term: texts.facts.scope, value: certificate.scope },
  ].filter(({ value }) => value !== '');
}
