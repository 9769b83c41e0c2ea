import { NEED_STATUS } from '@jianzhu/domain/needs';
import { ContactCard } from '@jianzhu/ui/companies';
import { NeedText, OfferRows } from '@jianzhu/ui/needs';
import { ProfilePage, SideLinks } from '@jianzhu/ui/pages';
import { DescriptionList, type Step, Steps } from '@jianzhu/ui/record';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { PrintButton } from '../../shell/print-button.tsx';
import { ShareButton } from '../../shell/share-button.tsx';
import type { PublicPage } from '../../site/public-page.server.ts';
import type { ShownNeed } from './load-needs.server.ts';
import { needTexts as texts } from './messages.ts';
import { NeedActs } from './need-acts.tsx';
import { budgetText, deadlineText, needHref, needState, offerEntry } from './need-entry.ts';
import { ReceivedOffers } from './received-offers.tsx';

export interface NeedViewProps {
  readonly page: PublicPage;
  readonly loaded: LoadedRecord<ShownNeed>;
}

/** One need: what is asked for, how far it is, and the act that each side has (domain rules 11.5, 32.5). */
export function NeedView({ page, loaded }: NeedViewProps) {
  if (loaded.kind !== 'ready') {
    const wayOn = { href: paths.needCases, text: texts.toList };
    return <UnloadedPublic name={texts.detail} loaded={loaded} wayOn={wayOn} missing={texts.missing} />;
  }
  const need = loaded.record;
  const { text, tone } = needState(need.status);
  return (
    <ProfilePage
      path={[
        { name: wayTexts.home, href: paths.home },
        { name: texts.services, href: paths.servicesMore },
        { name: page.name, href: paths.needCases },
        { name: texts.detail },
      ]}
      picture={null}
      name={need.title}
      tags={[
        { text, tone },
        { text: need.demand, tone: 'neutral' },
        ...(need.own?.isOwner ? [{ text: texts.ownNeed, tone: 'neutral' as const }] : []),
      ]}
      actions={
        <>
          <ShareButton address={page.address} title={need.title} summary={aboutNeed(need)} />
          <PrintButton />
        </>
      }
      figures={[
        { term: texts.budgetTerm, value: budgetText(need) },
        { term: texts.region, value: need.regionName },
        { term: texts.deadlineTerm, value: need.deadline },
        { term: texts.offersTerm, value: need.replyCount === 0 ? texts.noOffers : texts.offers(need.replyCount) },
      ]}
      parts={partsOf(need)}
      rail={<NeedRail key={need.id} need={need} />}
    />
  );
}

/** A need in one line. */
export const aboutNeed = (need: ShownNeed) =>
  [need.demand, need.regionName, budgetText(need), texts.until(need.deadline)].join('，');

function partsOf(need: ShownNeed) {
  const { own } = need;
  return [
    ...(own?.isOwner ? [{ key: 'course', title: texts.course, content: <Course need={own} /> }] : []),
    ...(own?.isOwner ? [{ key: 'received', title: texts.received, content: <ReceivedOffers need={own} /> }] : []),
    ...(own?.ownReply
      ? [{ key: 'own', title: texts.ownOffer, content: <OfferRows offers={[ownOffer(own.ownReply)]} /> }]
      : []),
    { key: 'content', title: texts.content, content: <Content need={need} /> },
  ];
}

const ownOffer = (reply: NonNullable<NonNullable<ShownNeed['own']>['ownReply']>) => ({
  ...offerEntry(reply),
  name: texts.ownOffer,
});

function Content({ need: { code, createTime, description, own } }: { readonly need: ShownNeed }) {
  return (
    <>
      <DescriptionList
        items={[
          { term: texts.code, value: code },
          { term: texts.published, value: createTime.slice(0, 16) },
          ...(own?.isOwner ? [{ term: texts.isPublic, value: own.isPublic ? texts.yes : texts.no }] : []),
        ]}
      />
      <NeedText text={description} />
    </>
  );
}

/** How far a need is, to its owner. */
function Course({ need: { status, reason } }: { readonly need: NonNullable<ShownNeed['own']> }) {
  const { submitted, review, shown, matched, finished } = texts.steps;
  const isOver = status === NEED_STATUS.closed || status === NEED_STATUS.rejected;
  const names = isOver ? [submitted, needState(status).text] : [submitted, review, shown, matched, finished];
  const reached = isOver ? 1 : (status ?? NEED_STATUS.shown) + 1;
  const stateOf = (index: number): Step['state'] => {
    if (isOver && index === reached) return 'failed';
    if (index < reached || status === NEED_STATUS.finished) return 'done';
    return index === reached ? 'current' : 'waiting';
  };
  return (
    <>
      <Steps steps={names.map((label, index) => ({ label, state: stateOf(index) }))} />
      {reason !== '' && <p>{texts.reason(reason)}</p>}
    </>
  );
}

function NeedRail({ need }: { readonly need: ShownNeed }) {
  const { own, similar, today } = need;
  const contact = own?.contact;
  return (
    <>
      <ContactCard
        title={texts.act}
        facts={[
          { term: texts.deadlineTerm, value: deadlineText(need, today) },
          ...(contact
            ? [
                { term: texts.contactName, value: contact.name },
                { term: texts.contactPhone, value: contact.phone },
              ]
            : []),
        ]}
        action={<NeedActs need={need} />}
        hint={hintOf(own)}
      />
      {similar.length > 0 && (
        <SideLinks
          framed
          title={texts.similar}
          links={similar.map((other) => ({
            key: other.id,
            text: other.title,
            href: needHref(other.id),
            note: budgetText(other),
          }))}
        />
      )}
    </>
  );
}

function hintOf(own: ShownNeed['own']): string {
  if (own === null) return texts.sealed;
  if (own.isOwner) return texts.ownerHint;
  return own.contact ? texts.chosenHint : texts.publicHint;
}
