import { certificateCheckAddress } from '@jianzhu/domain/forms';
import { ButtonLink, EmptyState, Tag } from '@jianzhu/ui';
import { BrowsePage, BrowseSearch } from '@jianzhu/ui/pages';
import { useNavigate } from 'react-router';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { certificateAddress, stateOf, untilOf, type VerifiedCertificate } from './certificate.ts';
import type { Verification } from './load-verification.server.ts';
import { qualificationTexts as texts } from './messages.ts';

/** 证书核验: whether a certificate holds, by its number (domain rules 21). */
export function VerifyPage({ name, number, result }: Verification & { readonly name: string }) {
  const navigate = useNavigate();
  return (
    <BrowsePage
      path={[
        { name: wayTexts.home, href: paths.home },
        { name: texts.list, href: paths.qualificationTeleport },
        { name },
      ]}
      title={name}
      search={
        <BrowseSearch
          action={paths.qualificationVerify}
          kept={{}}
          hint={texts.verifyHint}
          keyword={number}
          onSearch={(entered) => void navigate(certificateCheckAddress(entered))}
        />
      }
      count={texts.verifyIntro}
    >
      {result === 'failed' && <EmptyState title={texts.verifyFailed} />}
      {result !== 'failed' && number !== '' && <Result number={number} certificate={result} />}
    </BrowsePage>
  );
}

function Result({ number, certificate }: { readonly number: string; readonly certificate: VerifiedCertificate }) {
  if (certificate === null) return <EmptyState title={texts.verifyNone(number)} text={texts.verifyNoneHint} />;
  const { kind, id, holder, title, series, grade, issuer, issueDate, state } = certificate;
  const { text, tone } = stateOf(state);
  return (
    <section aria-label={texts.result}>
      <EmptyState
        drawing={null}
        title={texts.verifyStates[state]}
        text={<Tag tone={tone}>{text}</Tag>}
        facts={[
          { term: texts.facts.number, value: certificate.number },
          { term: texts.holder[kind], value: holder },
          { term: texts.subject[kind], value: title },
          { term: texts.facts.series, value: series },
          { term: texts.facts.grade, value: grade },
          { term: texts.facts.issuer, value: issuer },
          { term: texts.facts.issued, value: issueDate },
          { term: texts.facts.until, value: untilOf(certificate) },
        ].filter(({ value }) => value !== '')}
        action={
          <ButtonLink
            variant="line"
            href={kind === 'qualification' ? certificateAddress(id) : `${paths.lawLessonDetail}?id=${id}`}
          >
            {texts.seeCertificate[kind]}
          </ButtonLink>
        }
      />
    </section>
  );
}
