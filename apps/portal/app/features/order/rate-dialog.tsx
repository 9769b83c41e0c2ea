import { recordFields } from '@jianzhu/domain/forms';
import { RATING_TAGS, ratingRecord } from '@jianzhu/domain/orders';
import { Checkbox, FieldGroup, RadioGroup, TextArea } from '@jianzhu/ui/fields';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { orderTexts as texts } from './messages.ts';
import { type Order, orderCalls } from './order-calls.ts';

const points = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: texts.score(Number(value)) }));
const facts = recordFields(ratingRecord);

const tagsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.filter(Number.isInteger) : []);

/** The buyer's word on a done order, once. */
export function RateDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const client = usePortalClient();
  const { id, version } = order;
  const { label, text, done } = texts.acts.rate;
  return (
    <ActDialog
      title={label}
      text={text}
      confirmText={label}
      record={ratingRecord}
      start={{ score: null, tags: [], text: '' }}
      send={async (rating, idempotencyKey) => {
        await (await orderCalls(client)).order.rate({ body: { id, version, ...rating } }, { idempotencyKey });
        return done;
      }}
      onClose={onClose}
    >
      {({ values, errors, set }) => {
        const tags = tagsOf(values.tags);
        return (
          <>
            <RadioGroup
              label={facts.score?.label ?? ''}
              required
              options={points}
              value={values.score === null ? '' : String(values.score)}
              error={errors.score}
              onChange={(score) => set({ score: Number(score) })}
            />
            <FieldGroup label={texts.tags} error={errors.tags}>
              {RATING_TAGS.map(({ value, label: name }) => (
                <Checkbox
                  key={value}
                  label={name}
                  checked={tags.includes(value)}
                  onChange={(isOn) => set({ tags: isOn ? [...tags, value] : tags.filter((tag) => tag !== value) })}
                />
              ))}
            </FieldGroup>
            <TextArea
              id="text"
              label={texts.ratingText}
              maxLength={300}
              value={String(values.text ?? '')}
              error={errors.text}
              onChange={(said) => set({ text: said })}
            />
          </>
        );
      }}
    </ActDialog>
  );
}
