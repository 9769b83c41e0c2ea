import { Button, ButtonLink } from '@jianzhu/ui';
import { LawyerCases, LawyerPart, LawyerSheet } from '@jianzhu/ui/law';
import { RichText } from '@jianzhu/ui/rich-text';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadPart } from '../../errors/load-part.ts';
import { useSession } from '../../portal-client.ts';
import { yuanText } from '../../record/figures.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { ShareButton } from '../../shell/share-button.tsx';
import { useScripts } from '../../use-scripts.ts';
import { chatOf } from './law-cards.tsx';
import { fieldNames, lawyerFacts } from './law-entry.ts';
import type { LawyersData, ShownLawyer } from './load-law.server.ts';
import { lawTexts as texts } from './messages.ts';

// Only who looks at a lawyer pays for the drawer, and only who books for the forms.
const LawyerDrawer = lazy(() => loadPart(() => import('./lawyer-drawer.tsx')));
const BookingForm = lazy(() => import('./booking-form.tsx'));
const CancelForm = lazy(() => import('./cancel-form.tsx'));

export interface LawyerDetailProps {
  readonly lawyer: NonNullable<LawyersData['lawyer']>;
  /** The list without the lawyer. */
  readonly listHref: string;
  /** Of the page with the lawyer, to be shared. */
  readonly address: string;
}

/** One lawyer: in a drawer, and as a part of the page as long as there are no scripts. */
export function LawyerDetail({ lawyer, listHref, address }: LawyerDetailProps) {
  const navigate = useNavigate();
  const hasScripts = useScripts();
  const title = lawyer.kind === 'ready' ? texts.lawyerName(lawyer.record.name) : texts.toLawyers;
  if (!hasScripts) {
    return (
      <LawyerPart title={title}>
        <Content lawyer={lawyer} address={address} />
        <ButtonLink href={listHref} variant="line" size="regular">
          {texts.toList}
        </ButtonLink>
      </LawyerPart>
    );
  }
  return (
    <Suspense>
      <LawyerDrawer
        open
        onOpenChange={(open) => !open && void navigate(listHref, { preventScrollReset: true })}
        title={title}
      >
        <Content lawyer={lawyer} address={address} />
      </LawyerDrawer>
    </Suspense>
  );
}

interface ContentProps {
  readonly lawyer: LoadedRecord<ShownLawyer>;
  readonly address: string;
}

function Content({ lawyer, address }: ContentProps) {
  if (lawyer.kind !== 'ready') {
    return <p role="alert">{lawyer.kind === 'missing' ? texts.missingLawyer : texts.failed}</p>;
  }
  return <FoundLawyer key={lawyer.record.id} lawyer={lawyer.record} address={address} />;
}

interface FoundLawyerProps {
  readonly lawyer: ShownLawyer;
  readonly address: string;
}

function FoundLawyer({ lawyer, address }: FoundLawyerProps) {
  const { search } = useLocation();
  const hasScripts = useScripts();
  const asksToBook = new URLSearchParams(search).has('booking') && lawyer.own === null;
  const [shown, setShown] = useState<'lawyer' | 'book' | 'cancel'>(asksToBook ? 'book' : 'lawyer');
  if (shown === 'lawyer' || !hasScripts) {
    return (
      <Sheet lawyer={lawyer} address={address} onBook={() => setShown('book')} onCancel={() => setShown('cancel')} />
    );
  }
  const Form = shown === 'book' ? BookingForm : CancelForm;
  return (
    <Suspense>
      <Form lawyer={lawyer} onClose={() => setShown('lawyer')} />
    </Suspense>
  );
}

interface SheetProps extends FoundLawyerProps {
  readonly onBook: () => void;
  readonly onCancel: () => void;
}

function Sheet({ lawyer, address, onBook, onCancel }: SheetProps) {
  const isMember = useSession().kind === 'member';
  const { name, avatar, firmName, regionName, fields, own } = lawyer;
  const chat = isMember ? chatOf(lawyer) : null;
  return (
    <LawyerSheet
      name={name}
      portrait={avatar}
      firm={texts.firmAt(firmName, regionName)}
      fields={fieldNames(fields)}
      facts={[
        { term: texts.licence, value: lawyer.licenseNo },
        { term: texts.practised, value: texts.practisedYears(lawyer.years) },
        { term: texts.score, value: lawyer.score.toFixed(1) },
        { term: texts.consultations, value: texts.consults(lawyer.serviceCount) },
        { term: texts.price, value: texts.perConsult(yuanText(lawyer.consultPrice)) },
      ]}
      actions={
        <>
          {chat && <ButtonLink href={chat}>{texts.chat}</ButtonLink>}
          {own === null ? (
            <Button variant={chat ? 'line' : 'solid'} onClick={onBook}>
              {texts.book}
            </Button>
          ) : (
            <Button variant="line" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
          <ShareButton
            address={address}
            title={texts.lawyerName(lawyer.name)}
            summary={`${lawyer.firmName}，${lawyerFacts(lawyer)}`}
          />
          {own === null && (
            <Button variant="link" size="compact" onClick={onCancel}>
              {texts.cancelOther}
            </Button>
          )}
        </>
      }
      hint={own === null ? texts.bookHint : texts.bookedAt(own.beginTime.slice(0, 16))}
      parts={[
        { key: 'intro', title: texts.intro, content: <RichText html={lawyer.intro} /> },
        ...(lawyer.cases.length > 0
          ? [
              {
                key: 'cases',
                title: texts.cases,
                content: (
                  <LawyerCases
                    cases={lawyer.cases.map(({ title, year, text }) => ({ title, year: texts.caseYear(year), text }))}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
