import { daysBetween, leastDays, type ScheduleField } from '@jianzhu/domain/tenders';
import { Button } from '@jianzhu/ui';
import { FieldGrid } from '@jianzhu/ui/pages';
import { RecordField } from '../../record/record-field.tsx';
import { editorTexts as texts } from './editor-messages.ts';
import type { TenderEditor } from './use-tender-editor.ts';

const FIELDS: readonly ScheduleField[] = [
  ...(['signUpStart', 'signUpEnd', 'docStart', 'docEnd'] as const),
  ...(['bidDeadline', 'openTime', 'depositDeadline', 'publicityDays'] as const),
];

/** What a field of the schedule is bound by, and how far it is from that. */
function limitsOf({ schedule }: TenderEditor): Readonly<Partial<Record<ScheduleField, string>>> {
  const least = leastDays(schedule);
  const { limits } = texts;
  return {
    signUpEnd: limits.signUp(least.signUp, daysBetween(schedule.signUpStart, schedule.signUpEnd)),
    docEnd: limits.docs(least.docs, daysBetween(schedule.docStart, schedule.docEnd)),
    bidDeadline: limits.bid(least.bid, daysBetween(schedule.docStart, schedule.bidDeadline)),
    openTime: schedule.isStatutory === 1 ? limits.open.statutory : limits.open.free,
    depositDeadline: limits.deposit,
    publicityDays: limits.publicity(least.publicity),
  };
}

/** 时间安排 of a tender: each time with its lower limit, checked as one types, and the nearest lawful one to take. */
export function ScheduleFields({ editor }: { readonly editor: TenderEditor }) {
  const limits = limitsOf(editor);
  const asksDeposit = Number(editor.values.depositAmount ?? 0) > 0;
  return (
    <FieldGrid>
      {FIELDS.filter((name) => name !== 'depositDeadline' || asksDeposit).map((name) => {
        const nearest = editor.violations.find(({ field }) => field === name)?.nearest ?? '';
        return (
          <RecordField
            key={name}
            form={editor}
            name={name}
            {...(name === 'depositDeadline' && { required: true })}
            help={
              <>
                {limits[name]}
                {nearest !== '' && (
                  <Button
                    variant="link"
                    size="compact"
                    onClick={() => editor.set({ [name]: name === 'publicityDays' ? Number(nearest) : nearest })}
                  >
                    {texts.fix(nearest.slice(0, 16))}
                  </Button>
                )}
              </>
            }
          />
        );
      })}
    </FieldGrid>
  );
}
