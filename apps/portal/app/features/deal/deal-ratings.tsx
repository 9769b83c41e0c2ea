import { dealRatingRecord } from '@jianzhu/domain/deals';
import { recordFields } from '@jianzhu/domain/forms';
import { Button } from '@jianzhu/ui';
import { RadioGroup, TextArea } from '@jianzhu/ui/fields';
import { DescriptionList } from '@jianzhu/ui/record';
import { useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { type Deal, dealCalls } from './deal-calls.ts';
import { dealDetailTexts as texts } from './messages.ts';

const SCORES = ['quality', 'delivery', 'service'] as const;
const points = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: texts.score(Number(value)) }));
const facts = recordFields(dealRatingRecord);

type Rating = NonNullable<Deal['ownRating']>;

function RatingFacts({ title, rating }: { readonly title: string; readonly rating: Rating }) {
  return (
    <>
      <h3>{title}</h3>
      <DescriptionList
        items={[
          ...SCORES.map((name) => ({ term: facts[name]?.label ?? name, value: texts.score(rating[name]) })),
          ...(rating.text === '' ? [] : [{ term: texts.rating, value: rating.text, wide: true }]),
        ]}
      />
    </>
  );
}

/** What both sides think of each other once the deal is done; each says it once. */
export function DealRatings({ deal }: { readonly deal: Deal }) {
  const client = usePortalClient();
  const [isOpen, setOpen] = useState(false);
  const { id, version, ownRating, otherRating, allowedActions } = deal;
  return (
    <>
      {ownRating && <RatingFacts title={texts.ownRating} rating={ownRating} />}
      {otherRating && <RatingFacts title={texts.otherRating} rating={otherRating} />}
      {allowedActions.includes('rate') && (
        <Button variant="line" size="regular" onClick={() => setOpen(true)}>
          {texts.rating}
        </Button>
      )}
      {isOpen && (
        <ActDialog
          title={texts.rating}
          text={texts.rateHint}
          confirmText={texts.rate}
          record={dealRatingRecord}
          start={{ quality: null, delivery: null, service: null, text: '' }}
          send={async (rating, idempotencyKey) => {
            await (await dealCalls(client)).rate({ body: { id, version, ...rating } }, { idempotencyKey });
            return texts.rated;
          }}
          onClose={() => setOpen(false)}
        >
          {({ values, errors, set }) => (
            <>
              {SCORES.map((name) => (
                <RadioGroup
                  key={name}
                  label={facts[name]?.label ?? name}
                  required
                  options={points}
                  value={values[name] === null ? '' : String(values[name])}
                  error={errors[name]}
                  onChange={(score) => set({ [name]: Number(score) })}
                />
              ))}
              <TextArea
                id="text"
                label={texts.rating}
                maxLength={200}
                value={String(values.text ?? '')}
                error={errors.text}
                onChange={(text) => set({ text })}
              />
            </>
          )}
        </ActDialog>
      )}
    </>
  );
}
