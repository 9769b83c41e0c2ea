import { type TenderStatus, tenderStages } from '@jianzhu/domain/tenders';
import { DescriptionList, Steps } from '@jianzhu/ui/record';
import { detailTexts as texts } from './detail-messages.ts';
import type { TenderDetail } from './tender-calls.ts';
import { nextOf } from './tender-look.ts';

const STATES = { done: 'done', now: 'current', later: 'waiting', stopped: 'failed' } as const;

const short = (time: string, length = 16) => time.slice(5, length);

/** When a stage is, where its tender has a time for it. */
function noteOf(key: string, tender: TenderDetail): string {
  const { publishTime, signUpStart, signUpEnd, bidDeadline, openTime, publicityEnd, publicityDays } = tender;
  const until = (time: string) => (time === '' ? '' : texts.untilTime(short(time)));
  const notes: Readonly<Record<string, string>> = {
    notice: short(publishTime),
    signUp: [short(signUpStart, 10), short(signUpEnd, 10)].filter(Boolean).join(texts.spanTo),
    bid: until(bidDeadline),
    open: short(openTime),
    publicity: publicityEnd === '' && publicityDays !== null ? texts.atLeast(publicityDays) : until(publicityEnd),
  };
  return notes[key] ?? '';
}

/** How far a tender is, and what happens next: what, when, and who has to act (domain rules 5.3). */
export function StageLine({ tender }: { readonly tender: TenderDetail }) {
  const { status, stoppedAt, buyer } = tender;
  // The contract gives the machine's own numbers.
  const stages = tenderStages(status as TenderStatus, stoppedAt as TenderStatus | null);
  const next = nextOf(tender);
  const terms = texts.nextTerms;
  const isOwn = next?.who === 'buyer' && buyer !== null;
  return (
    <>
      <Steps
        label={texts.stages}
        steps={stages.map(({ key, label, state }) => ({
          label,
          state: STATES[state],
          note: noteOf(key, tender) || '—',
        }))}
      />
      <DescriptionList
        items={
          next === null
            ? [{ term: terms.what, value: texts.over[status] ?? '', wide: true }]
            : [
                { term: terms.what, value: `${next.label}（${next.note}）` },
                { term: terms.when, value: next.time.slice(0, 16) || texts.untimed },
                { term: terms.who, value: isOwn ? texts.self : texts.who[next.who] },
              ]
        }
      />
    </>
  );
}
