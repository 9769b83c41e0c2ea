import { committeeRecord, declarationRecord, EVALUATION_MESSAGES } from '@jianzhu/domain/evaluations';
import { Button } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { Checkbox, CheckboxRow, FieldGroup, RadioGroup } from '@jianzhu/ui/fields';
import { SectionParts } from '@jianzhu/ui/pages';
import { useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { minuteOf } from '../../record/dates.ts';
import { RecordField } from '../../record/record-field.tsx';
import { type Evaluation, evaluationCalls } from './evaluation-calls.ts';
import { evaluationTexts as texts } from './messages.ts';

type Seat = Evaluation['committee'][number];

const columns: readonly Column<Seat>[] = [
  {
    ...{ key: 'name', title: texts.columns.evaluator, card: 'title' },
    cell: ({ name, isSelf }) => (isSelf ? texts.self(name) : name),
  },
  {
    ...{ key: 'declared', title: texts.columns.declared, width: '200px' },
    cell: ({ isDeclared, hasConflict }) =>
      isDeclared ? (hasConflict ? texts.declaration.conflict : texts.declaration.none) : texts.declaration.open,
  },
];

/** How far an evaluator is. */
function scoresOf({ hasConflict, submitTime }: Seat, isGone: boolean): string {
  if (hasConflict) return texts.scoreState.away;
  if (submitTime !== '') return `${texts.scoreState.done} ${minuteOf(submitTime)}`;
  return isGone ? texts.scoreState.gone : texts.scoreState.open;
}

/** Who evaluates, what each has declared, and who has handed in; the buyer names them, an evaluator declares. */
export function Committee({ sheet }: { readonly sheet: Evaluation }) {
  const [open, setOpen] = useState<'name' | 'declare' | null>(null);
  const { committee, choices, allowedActions } = sheet;
  const self = committee.find(({ isSelf }) => isSelf);
  const isNamer = allowedActions.includes('nameCommittee');
  // Who can be named no more can score no more: she is the one to be replaced once others have handed in.
  const isGone = ({ userId, hasConflict, submitTime }: Seat) =>
    isNamer && !hasConflict && submitTime === '' && choices.every((choice) => choice.userId !== userId);
  const mayName = isNamer && (committee.every(({ submitTime }) => submitTime === '') || committee.some(isGone));
  const mustDeclare = self?.isDeclared === false && isNamer;
  return (
    <SectionParts>
      <DataTable
        label={texts.committeeTable}
        columns={[
          ...columns,
          {
            ...{ key: 'scores', title: texts.columns.scores, width: '220px' },
            cell: (seat) => scoresOf(seat, isGone(seat)),
          },
        ]}
        rows={{ status: 'ready', items: committee }}
        rowKey={({ userId }) => userId}
        rowName={({ name }) => name}
        empty={texts.noCommittee}
        onRetry={() => {}}
      />
      {(mustDeclare || mayName) && (
        <CheckboxRow>
          {mustDeclare && <Button onClick={() => setOpen('declare')}>{texts.declare}</Button>}
          {mayName && (
            <Button variant={committee.length === 0 ? 'solid' : 'line'} onClick={() => setOpen('name')}>
              {committee.length === 0 ? texts.name : texts.change}
            </Button>
          )}
        </CheckboxRow>
      )}
      {open === 'name' && <NameDialog sheet={sheet} onClose={() => setOpen(null)} />}
      {open === 'declare' && <DeclareDialog id={sheet.id} onClose={() => setOpen(null)} />}
    </SectionParts>
  );
}

function NameDialog({ sheet, onClose }: { readonly sheet: Evaluation; readonly onClose: () => void }) {
  const client = usePortalClient();
  const { id, version, choices, committee } = sheet;
  return (
    <ActDialog
      title={committee.length === 0 ? texts.name : texts.change}
      text={choices.length <= 1 ? texts.noChoices : ''}
      record={committeeRecord}
      start={{
        // Who is no choice could not be unticked; the platform keeps who has handed in.
        userIds: committee.flatMap(({ userId }) =>
          choices.some((choice) => choice.userId === userId) ? [userId] : [],
        ),
      }}
      send={async ({ userIds }) => {
        await (await evaluationCalls(client)).committee({ body: { id, version, userIds } });
        return texts.named;
      }}
      onClose={onClose}
    >
      {({ values, errors, set }) => {
        // The one field of the record, which starts as a list of ids.
        const chosen = values.userIds as readonly string[];
        return (
          <FieldGroup label={texts.members} error={errors.userIds} required>
            <CheckboxRow>
              {choices.map(({ userId, name }) => (
                <Checkbox
                  key={userId}
                  label={name}
                  checked={chosen.includes(userId)}
                  onChange={(isChosen) =>
                    set({ userIds: isChosen ? [...chosen, userId] : chosen.filter((one) => one !== userId) })
                  }
                />
              ))}
            </CheckboxRow>
          </FieldGroup>
        );
      }}
    </ActDialog>
  );
}

const ANSWERS = [
  { value: '0', label: texts.declareChoices.no },
  { value: '1', label: texts.declareChoices.yes },
] as const;

function DeclareDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const client = usePortalClient();
  const [answer, setAnswer] = useState<'0' | '1' | null>(null);
  return (
    <ActDialog
      title={texts.declare}
      text={texts.declareText}
      record={declarationRecord}
      start={{ hasConflict: null, note: '' }}
      send={async (values) => {
        await (await evaluationCalls(client)).declare({ body: { id, ...values } });
        return texts.declared;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <RadioGroup<'0' | '1'>
            label={texts.declareLabel}
            required
            error={form.errors.hasConflict && EVALUATION_MESSAGES.undeclared}
            options={ANSWERS}
            value={answer}
            onChange={(value) => {
              setAnswer(value);
              form.set({ hasConflict: Number(value) });
            }}
          />
          <RecordField form={{ record: declarationRecord, ...form }} name="note" />
        </>
      )}
    </ActDialog>
  );
}
