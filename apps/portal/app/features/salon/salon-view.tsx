import { parseDateTime } from '@jianzhu/domain';
import { Button, ButtonLink, NeedsScripts } from '@jianzhu/ui';
import { Countdown } from '@jianzhu/ui/countdown';
import { SideLinks } from '@jianzhu/ui/pages';
import { RichText } from '@jianzhu/ui/rich-text';
import { Agenda, SalonPage, SalonSheet, SeatCard, Speakers } from '@jianzhu/ui/salons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { dateOf, monthDayOf } from '../../record/dates.ts';
import { yuanText } from '../../record/figures.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { PrintButton } from '../../shell/print-button.tsx';
import { ShareButton } from '../../shell/share-button.tsx';
import type { PublicPage } from '../../site/public-page.server.ts';
import { calendarPath, salonDetail } from '../../site/salon-paths.ts';
import { useScripts } from '../../use-scripts.ts';
import type { ShownSalon } from './load-salons.server.ts';
import { salonTexts as texts } from './messages.ts';
import { hoursOf, isFull, placeOf, SALON_TONES, weekdayOf, whenAndWhere } from './salon-entry.ts';
import { useVisitorSeat } from './use-visitor-seat.ts';

// Only who wants a seat pays for the forms.
const SignUpDialog = lazy(() => import('./sign-up-dialog.tsx'));
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));
const VideoPlayer = lazy(async () => ({ default: (await import('@jianzhu/ui/video-player')).VideoPlayer }));

export interface SalonViewProps {
  readonly page: PublicPage;
  readonly loaded: LoadedRecord<ShownSalon>;
  readonly list: { readonly name: string; readonly href: string };
}

/** 活动详情: one salon, and the way to a seat (domain rules 22). */
export default function SalonView({ page, loaded, list }: SalonViewProps) {
  if (loaded.kind !== 'ready') {
    const wayOn = { href: list.href, text: texts.toList };
    return <UnloadedPublic name={texts.detail} loaded={loaded} wayOn={wayOn} missing={texts.missing} />;
  }
  const salon = loaded.record;
  return (
    <SalonPage
      path={[
        { name: wayTexts.home, href: paths.home },
        { name: texts.news, href: paths.newsList },
        list,
        { name: texts.detail },
      ]}
      rail={
        <>
          <Seats key={salon.id} salon={salon} />
          {salon.next.length > 0 && (
            <SideLinks
              framed
              title={texts.next}
              links={salon.next.map(({ id, title, beginTime }) => ({
                key: id,
                text: title,
                href: salonDetail(id),
                note: monthDayOf(beginTime),
              }))}
            />
          )}
        </>
      }
    >
      <SalonSheet
        title={salon.title}
        cover={salon.cover}
        tags={[
          { text: salon.status, tone: SALON_TONES[salon.status] ?? 'neutral' },
          { text: salon.kind, tone: 'neutral' },
        ]}
        facts={[
          { term: texts.time, value: `${dateOf(salon.beginTime)}（${weekdayOf(salon.beginTime)}）${hoursOf(salon)}` },
          { term: texts.where, value: placeOf(salon) },
          { term: texts.by, value: salon.organizer },
          { term: texts.fee, value: salon.fee === 0 ? texts.free : texts.feeText(yuanText(salon.fee)) },
        ]}
        actions={
          <>
            {salon.status !== '已结束' && (
              <ButtonLink href={calendarPath(salon.id)} variant="line" size="compact">
                {texts.calendarFile}
              </ButtonLink>
            )}
            <ShareButton address={page.address} title={salon.title} summary={whenAndWhere(salon)} />
            <PrintButton />
          </>
        }
        parts={partsOf(salon)}
      />
    </SalonPage>
  );
}

function partsOf({ title, replayUrl, intro, agenda, speakers, notes }: ShownSalon) {
  const parts: { key: string; title: string; content: ReactNode }[] = [
    { key: 'intro', title: texts.intro, content: <RichText html={intro} /> },
  ];
  if (replayUrl !== '') {
    parts.unshift({ key: 'replay', title: texts.replay, content: <Replay title={title} src={replayUrl} /> });
  }
  if (agenda.length > 0) parts.push({ key: 'agenda', title: texts.agenda, content: <Agenda items={agenda} /> });
  if (speakers.length > 0) {
    parts.push({ key: 'speakers', title: texts.speakers, content: <Speakers people={speakers} /> });
  }
  if (notes !== '') parts.push({ key: 'notes', title: texts.notes, content: <RichText html={notes} /> });
  return parts;
}

interface ReplayProps {
  readonly title: string;
  readonly src: string;
}

function Replay(replay: ReplayProps) {
  const plain = <PlainVideo {...replay} />;
  if (!useScripts()) return plain;
  return (
    <Suspense fallback={plain}>
      <VideoPlayer {...replay} />
    </Suspense>
  );
}

/** The browser's own player, until ours is there and where scripts are off. */
function PlainVideo({ title, src }: ReplayProps) {
  // biome-ignore lint/a11y/useMediaCaption: replays come without captions
  return <video aria-label={title} src={src} width="100%" preload="none" controls />;
}

/** Seats that are left, and the one act that the salon and one's own sign-up allow. */
function Seats({ salon }: { readonly salon: ShownSalon }) {
  const [dialog, setDialog] = useState<'sign-up' | 'cancel' | null>(null);
  const [visitorSeat, look] = useVisitorSeat(salon.id);
  const { capacity, taken, waiting, signUpEnd, status, liveUrl } = salon;
  const own = salon.own ?? visitorSeat;
  const isOpen = status === '报名中';
  const mayCancel = isOpen || status === '即将开始';
  const close = () => {
    setDialog(null);
    look();
  };

  function action(): ReactNode {
    if (status === '进行中' && liveUrl !== '') {
      return (
        <ButtonLink href={liveUrl} wide newWindow>
          {texts.enter}
        </ButtonLink>
      );
    }
    if (own !== null && mayCancel) {
      return (
        <Button variant="line" wide onClick={() => setDialog('cancel')}>
          {texts.cancel}
        </Button>
      );
    }
    if (isOpen) {
      return (
        <Button wide onClick={() => setDialog('sign-up')}>
          {isFull(salon) ? texts.wait : texts.signUp}
        </Button>
      );
    }
    return (
      <Button wide disabled>
        {status === '已结束' ? texts.over : texts.closed}
      </Button>
    );
  }

  return (
    <>
      <SeatCard
        label={texts.left}
        figure={capacity === null ? texts.unlimited : texts.leftFigure(Math.max(0, capacity - taken))}
        note={notesOf(capacity, taken, waiting)}
        capacity={capacity}
        taken={taken}
        facts={[
          { term: texts.signUpEnd, value: signUpEnd.slice(0, 16) },
          ...(isOpen
            ? [
                {
                  term: texts.untilEnd,
                  value: <Countdown label={texts.untilEnd} untilMs={parseDateTime(signUpEnd) ?? 0} />,
                },
              ]
            : []),
        ]}
        action={action()}
        hint={hintOf(own)}
      >
        {mayCancel && <NeedsScripts act={own === null && isOpen ? texts.signUp : texts.cancel} />}
        {own === null && mayCancel && (
          <Button variant="link" size="compact" wide onClick={() => setDialog('cancel')}>
            {texts.cancelOther}
          </Button>
        )}
      </SeatCard>
      <Suspense>
        {dialog === 'sign-up' && <SignUpDialog salon={salon} onClose={close} />}
        {dialog === 'cancel' && <CancelDialog salon={salon} onClose={close} />}
      </Suspense>
    </>
  );
}

function notesOf(capacity: number | null, taken: number, waiting: number): string {
  const seats = capacity === null ? texts.taken(taken) : texts.seatsNote(capacity, taken);
  return waiting === 0 ? seats : `${seats}，${texts.waitingNote(waiting)}`;
}

function hintOf(own: { readonly place: number } | null): string {
  if (own === null) return texts.once;
  return own.place > 0 ? texts.waitingAt(own.place) : texts.signedUp;
}
