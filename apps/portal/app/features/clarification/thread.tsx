import type { CallData } from '@jianzhu/api-client';
import { clarification } from '@jianzhu/api-client/contract';
import { clarificationSchemas } from '@jianzhu/api-client/schemas';
import { CLARIFICATION_MESSAGES, type ClarifiedRecord, clarificationRecord } from '@jianzhu/domain/clarifications';
import { recordFields } from '@jianzhu/domain/forms';
import { Button, ErrorPanel } from '@jianzhu/ui';
import { RadioGroup, TextArea } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { type PortalClient, usePortalClient } from '../../portal-client.ts';
import { FileActDialog } from '../../record/file-act-dialog.tsx';
import { SavedFiles } from '../../record/saved-files.tsx';
import { threadTexts as texts } from './messages.ts';

type Thread = CallData<typeof clarificationSchemas.list>;
type Question = Thread['questions'][number];

async function threadCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ clarification }, { clarification: clarificationSchemas }, 'quiet').clarification;
}

const said = v.object({ content: clarificationRecord.entries.content });
const longest = recordFields(said).content?.max;
const answered = v.object({ ...said.entries, isPublic: v.picklist([0, 1]) });

export interface ClarificationThreadProps {
  readonly bizType: ClarifiedRecord;
  readonly bizId: string;
  /** Null where it could not be loaded. */
  readonly thread: Thread | null;
  /** Address of the online viewer for office files, if there is one. */
  readonly officeViewer: string | null;
}

/** What was asked about a record and answered; who asked is hidden from the other suppliers (domain rules 3.12). */
export function ClarificationThread({ bizType, bizId, thread, officeViewer }: ClarificationThreadProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const [answering, setAnswering] = useState<Question | null>(null);
  if (thread === null) return <ErrorPanel onRetry={() => void revalidate()} />;
  const { questions, mayAsk, mayReply, askUntil } = thread;
  const filesOf = (name: string) => ({
    ...{ name, label: texts.files, rules: procurementRules.clarification, officeViewer },
  });

  return (
    <SectionParts>
      {questions.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <DescriptionList
          columns={1}
          items={questions.map((question) => ({
            term: `${question.businessName || (question.isOwn ? texts.own : CLARIFICATION_MESSAGES.anonymous)} ${question.createTime.slice(0, 16)}`,
            value: (
              <QuestionText
                question={question}
                officeViewer={officeViewer}
                onAnswer={mayReply ? () => setAnswering(question) : undefined}
              />
            ),
            wide: true,
          }))}
        />
      )}
      {mayAsk ? (
        <Button variant="line" size="regular" onClick={() => setAsking(true)}>
          {texts.ask}
        </Button>
      ) : (
        !mayReply && <InlineAlert>{CLARIFICATION_MESSAGES.closed}</InlineAlert>
      )}
      {isAsking && (
        <FileActDialog
          title={texts.ask}
          files={filesOf(`question-of-${bizId}`)}
          text={`${texts.anonymousHint}。${askUntil === '' ? '' : texts.until(askUntil.slice(0, 16))}`}
          record={said}
          start={{ content: '' }}
          send={async ({ content }, attachments, idempotencyKey) => {
            const calls = await threadCalls(client);
            await calls.add({ body: { bizType, bizId, content, attachments } }, { idempotencyKey });
            return texts.asked;
          }}
          onClose={() => setAsking(false)}
        >
          {({ values, errors, set }) => (
            <TextArea
              id="content"
              label={texts.question}
              required
              maxLength={longest}
              value={String(values.content)}
              error={errors.content}
              onChange={(content) => set({ content })}
            />
          )}
        </FileActDialog>
      )}
      {answering && (
        <FileActDialog
          title={texts.answer}
          files={filesOf(`answer-to-${answering.id}`)}
          text={answering.content}
          record={answered}
          start={{ content: '', isPublic: 1 }}
          send={async ({ content, isPublic }, attachments, idempotencyKey) => {
            const calls = await threadCalls(client);
            const { id } = answering;
            await calls.reply({ body: { id, content, attachments, isPublic } }, { idempotencyKey });
            return texts.answered;
          }}
          onClose={() => setAnswering(null)}
        >
          {({ values, errors, set }) => (
            <>
              <TextArea
                id="content"
                label={texts.answerContent}
                required
                maxLength={longest}
                value={String(values.content)}
                error={errors.content}
                onChange={(content) => set({ content })}
              />
              <RadioGroup
                label={texts.scope}
                options={[
                  { value: '1', label: CLARIFICATION_MESSAGES.replyAll },
                  { value: '0', label: CLARIFICATION_MESSAGES.replyOne },
                ]}
                value={String(values.isPublic)}
                onChange={(scope) => set({ isPublic: Number(scope) })}
              />
            </>
          )}
        </FileActDialog>
      )}
    </SectionParts>
  );
}

interface QuestionTextProps {
  readonly question: Question;
  readonly officeViewer: string | null;
  readonly onAnswer: (() => void) | undefined;
}

function QuestionText({ question, officeViewer, onAnswer }: QuestionTextProps) {
  const { id, content, attachments, answer } = question;
  const shown = { rules: procurementRules.clarification, officeViewer };
  return (
    <>
      <p>{content}</p>
      {attachments.length > 0 && (
        <SavedFiles {...shown} name={`question-${id}`} label={texts.questionFiles} saved={attachments} />
      )}
      {answer ? (
        <>
          <p>
            {answer.isPublic ? texts.publicAnswer : texts.privateAnswer}：{answer.content}
          </p>
          {answer.attachments.length > 0 && (
            <SavedFiles {...shown} name={`answer-${id}`} label={texts.answerFiles} saved={answer.attachments} />
          )}
        </>
      ) : (
        onAnswer && (
          <Button variant="link" size="compact" onClick={onAnswer}>
            {texts.answer}
          </Button>
        )
      )}
    </>
  );
}
