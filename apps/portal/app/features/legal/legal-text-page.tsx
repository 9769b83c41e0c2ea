import { Tag, TextLink } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DocumentContents, DocumentPage, SideLinks, TextComparison } from '@jianzhu/ui/pages';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { PrintButton } from '../../shell/print-button.tsx';
import { legalLinks } from '../../site/operator.ts';
import type { LegalPage } from './load-legal-text.server.ts';
import { legalTexts as texts } from './messages.ts';

export interface LegalTextPageProps {
  readonly name: string;
  readonly path: string;
  readonly loaded: LoadedRecord<LegalPage>;
}

/** 隐私政策, 用户协议 or 版权声明: the text in force, its earlier versions and what changed between them. */
export function LegalTextPage({ name, path, loaded }: LegalTextPageProps) {
  if (loaded.kind !== 'ready') {
    const wayOn = { href: paths.home, text: wayTexts.backHome };
    return <UnloadedPublic name={name} loaded={loaded} wayOn={wayOn} missing={texts.none} />;
  }
  const { record: text } = loaded;
  const parts = text.parts.map((part, index) => ({ ...part, key: `part-${index + 1}` }));
  const others = legalLinks.filter(({ href }) => href !== path).map((link) => ({ ...link, key: link.href }));
  return (
    <DocumentPage
      path={[{ name: wayTexts.home, href: paths.home }, { name }]}
      title={name}
      actions={<PrintButton />}
      facts={[
        { term: texts.version, value: text.version },
        { term: texts.effectiveDate, value: text.effectiveDate },
        { term: texts.state, value: <Tag tone={TONES[text.state]}>{texts.states[text.state]}</Tag> },
      ]}
      notice={<Notice path={path} text={text} />}
      parts={parts}
      left={
        <>
          {text.comparison === null && <DocumentContents title={texts.contents} parts={parts} />}
          <SideLinks title={texts.others} links={others} />
        </>
      }
      right={<Versions path={path} text={text} />}
    >
      {text.comparison && <Comparison path={path} to={text.version} {...text.comparison} />}
    </DocumentPage>
  );
}

const TONES = { current: 'success', past: 'neutral', coming: 'warning' } as const;

interface PartProps {
  readonly path: string;
  readonly text: LegalPage;
}

function Notice({ path, text: { state, effectiveDate, current } }: PartProps) {
  if (state === 'current') return null;
  return (
    <InlineAlert tone="warning">
      {state === 'past' ? texts.pastNotice(effectiveDate) : texts.comingNotice(effectiveDate)}
      {current !== null && <TextLink href={path}>{texts.toCurrent}</TextLink>}
    </InlineAlert>
  );
}

function Versions({ path, text }: PartProps) {
  return (
    <SideLinks
      framed
      title={texts.versions}
      current={String(text.version)}
      hint={texts.versionsHint}
      links={text.versions.map(({ version, effectiveDate }) => ({
        key: String(version),
        text: texts.versionName(version),
        href: version === text.current ? path : `${path}?version=${version}`,
        note: version === text.current ? texts.current : texts.effectiveOn(effectiveDate),
        ...(version < text.version && {
          second: {
            text: texts.compare,
            href: `${path}?version=${text.version}&compare=${version}`,
            label: texts.compareWith(version),
          },
        }),
      }))}
    />
  );
}

type ComparisonProps = NonNullable<LegalPage['comparison']> & { readonly path: string; readonly to: number };

function Comparison({ path, from, to, pieces }: ComparisonProps) {
  const isSame = pieces.every(({ kind }) => kind === 'same');
  return (
    <>
      <TextComparison title={texts.comparison(from, to)} pieces={pieces} />
      {isSame && <p>{texts.same}</p>}
      <TextLink href={`${path}?version=${to}`}>{texts.leaveComparison}</TextLink>
    </>
  );
}
