import { EVALUATION_MESSAGES, objectionAnswer, objectionMachine, objectionRecord } from '@jianzhu/domain/evaluations';
import { statusLook } from '@jianzhu/domain/records';
import { Button } from '@jianzhu/ui';
import { RadioGroup } from '@jianzhu/ui/fields';
import { SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList, StatusTag } from '@jianzhu/ui/record';
import { useState } from 'react';
import * as v from 'valibot';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { minuteOf } from '../../record/dates.ts';
import { FileActDialog } from '../../record/file-act-dialog.tsx';
import { RecordField } from '../../record/record-field.tsx';
import { SavedFiles } from '../../record/saved-files.tsx';
import { type Objection, objectionCalls, type TenderResult } from './evaluation-calls.ts';
import { resultTexts as texts } from './result-messages.ts';

const said = v.object({ content: objectionRecord.entries.content });

interface ObjectionsProps {
  readonly result: TenderResult;
  readonly officeViewer: string | null;
}

/** What was objected to the candidates and answered: a bidder its own, the buyer all of them (domain rules 5.8). */
export function Objections({ result, officeViewer }: ObjectionsProps) {
  const client = usePortalClient();
  const [isObjecting, setObjecting] = useState(false);
  const [answering, setAnswering] = useState<Objection | null>(null);
  const { id: tenderId, objections, allowedActions, isOwner } = result;
  return (
    <SectionParts>
      {objections.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DescriptionList
          columns={1}
          items={objections.map((objection) => ({
            term: (isOwner ? texts.from : texts.mine)(minuteOf(objection.createTime)),
            value: (
              <ObjectionText
                objection={objection}
                officeViewer={officeViewer}
                onAnswer={() => setAnswering(objection)}
              />
            ),
            wide: true,
          }))}
        />
      )}
      {allowedActions.includes('object') && (
        <div>
          <Button variant="line" size="regular" onClick={() => setObjecting(true)}>
            {texts.object}
          </Button>
        </div>
      )}
      {isObjecting && (
        <FileActDialog
          title={texts.object}
          text={texts.objectText}
          files={{
            ...{ name: `objection-to-${tenderId}`, label: texts.files, rules: procurementRules.award, officeViewer },
          }}
          record={said}
          start={{ content: '' }}
          send={async ({ content }, attachments, idempotencyKey) => {
            await (await objectionCalls(client)).submit(
              { body: { tenderId, content, attachments } },
              { idempotencyKey },
            );
            return texts.objected;
          }}
          onClose={() => setObjecting(false)}
        />
      )}
      {answering !== null && <AnswerDialog objection={answering} onClose={() => setAnswering(null)} />}
    </SectionParts>
  );
}

interface ObjectionTextProps {
  readonly objection: Objection;
  readonly officeViewer: string | null;
  readonly onAnswer: () => void;
}

function ObjectionText({ objection, officeViewer, onAnswer }: ObjectionTextProps) {
  const { id, status, content, attachments, answer, answerTime, answerDeadline, allowedActions } = objection;
  const look = statusLook(objectionMachine, status);
  return (
    <>
      <p>{content}</p>
      {attachments.length > 0 && (
        <SavedFiles
          name={`objection-${id}`}
          label={texts.files}
          rules={procurementRules.award}
          saved={attachments}
          officeViewer={officeViewer}
        />
      )}
      <p>
        <StatusTag look={look} />{' '}
        {answerTime === '' ? texts.answerUntil(minuteOf(answerDeadline)) : texts.answered(minuteOf(answerTime))}
      </p>
      {answer !== '' && <p>{answer}</p>}
      {allowedActions.length > 0 && (
        <Button variant="line" size="compact" onClick={onAnswer}>
          {texts.answer}
        </Button>
      )}
    </>
  );
}

const CONCLUSIONS = [
  { value: '0', label: texts.conclusions.no },
  { value: '1', label: texts.conclusions.yes },
] as const;

function AnswerDialog({ objection, onClose }: { readonly objection: Objection; readonly onClose: () => void }) {
  const client = usePortalClient();
  const [upheld, setUpheld] = useState<'0' | '1'>('0');
  return (
    <ActDialog
      title={texts.answerOf}
      text={upheld === '1' ? EVALUATION_MESSAGES.upheldConfirm : objection.content}
      record={objectionAnswer}
      start={{ upheld: 0, content: '' }}
      send={async (values) => {
        const { id, version } = objection;
        await (await objectionCalls(client)).answer({ body: { id, version, ...values } });
        return texts.answerDone;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <RadioGroup<'0' | '1'>
            label={texts.conclusion}
            required
            options={CONCLUSIONS}
            value={upheld}
            onChange={(value) => {
              setUpheld(value);
              form.set({ upheld: Number(value) });
            }}
          />
          <RecordField form={{ record: objectionAnswer, ...form }} name="content" />
        </>
      )}
    </ActDialog>
  );
}
