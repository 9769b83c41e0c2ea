import type { CallData } from '@jianzhu/api-client';
import { clarification } from '@jianzhu/api-client/contract';
import { clarificationSchemas } from '@jianzhu/api-client/schemas';
import { CLARIFICATION_MESSAGES, type ClarifiedRecord, clarificationRecord } from '@jianzhu/domain/clarifications';
import { Button, ErrorPanel } from '@jianzhu/ui';
import { RadioGroup, TextArea } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { type PortalClient, usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { threadTexts as texts } from './messages.ts';

type Thread = CallData<typeof clarificationSchemas.list>;
type Question = Thread['questions'][number];

async function threadCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ clarification }, { clarification: clarificationSchemas }, 'quiet').clarification;
}

const said = v.object({ content: clarificationRecord.entries.content });
const answered = v.object({ ...said.entries, isPublic: v.picklist([0, 1]) });

export interface ClarificationThreadProps {
  readonly bizType: ClarifiedRecord;
  readonly bizId: string;
  /** Null where it could not be loaded. */
  readonly thread: Thread | null;
}

/** What was asked about a record and answered; who asked is hidden from the other suppliers (domain rules 3.12). */
export function ClarificationThread({ bizType, bizId, thread }: ClarificationThreadProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const [answering, setAnswering] = useState<Question | null>(null);
  if (thread === null) return <ErrorPanel onRetry={() => void revalidate()} />;
  const { questions, mayAsk, mayReply, askUntil } = thread;

  return (
    <SectionParts>
      {questions.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <DescriptionList
          columns={1}
          items={questions.map((question) => ({
            term: `${question.businessName || (question.isOwn ? texts.own : CLARIFICATION_MESSAGES.anonymous)} ${question.createTime.slice(0, 16)}`,
            value: <QuestionText question={question} onAnswer={mayReply ? () => setAnswering(question) : undefined} />,
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
        <ActDialog
          title={texts.ask}
          text={`${texts.anonymousHint}。${askUntil === '' ? '' : texts.until(askUntil.slice(0, 16))}`}
          record={said}
          start={{ content: '' }}
          send={async ({ content }, idempotencyKey) => {
            const calls = await threadCalls(client);
            await calls.add({ body: { bizType, bizId, content, attachments: [] } }, { idempotencyKey });
            return texts.asked;
          }}
          onClose={() => setAsking(false)}
        >
          {({ values, errors, set }) => (
            <TextArea
              id="content"
              label={texts.question}
              required
              maxLength={500}
              value={String(values.content)}
              error={errors.content}
              onChange={(content) => set({ content })}
            />
          )}
        </ActDialog>
      )}
      {answering && (
        <ActDialog
          title={texts.answer}
          text={answering.content}
          record={answered}
          start={{ content: '', isPublic: 1 }}
          send={async ({ content, isPublic }, idempotencyKey) => {
            const calls = await threadCalls(client);
            await calls.reply({ body: { id: answering.id, content, attachments: [], isPublic } }, { idempotencyKey });
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
                maxLength={500}
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
        </ActDialog>
      )}
    </SectionParts>
  );
}

interface QuestionTextProps {
  readonly question: Question;
  readonly onAnswer: (() => void) | undefined;
}

function QuestionText({ question: { content, answer }, onAnswer }: QuestionTextProps) {
  return (
    <>
      <p>{content}</p>
      {answer ? (
        <p>
          {answer.isPublic ? texts.publicAnswer : texts.privateAnswer}：{answer.content}
        </p>
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
