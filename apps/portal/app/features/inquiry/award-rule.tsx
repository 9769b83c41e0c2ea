import { awardRuleRecord } from '@jianzhu/domain/inquiries';
import { formatMoney } from '@jianzhu/domain/money';
import { Button } from '@jianzhu/ui';
import { useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { RecordField } from '../../record/record-field.tsx';
import { useActs } from '../../use-acts.ts';
import { inquiryCalls, inquiryFiles } from './inquiry-calls.ts';
import { inquiryTexts } from './messages.ts';

const texts = inquiryTexts.awardRule;

/** Asks from which total on an award needs a second look, of who may change the company (domain rules 4.7). */
export function AwardRule() {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const [previous, setPrevious] = useState<number | null>();

  async function open() {
    setPrevious((await (await inquiryFiles(client)).awardRule()).approvalThreshold);
  }

  return (
    <>
      <Button variant="line" size="compact" pending={isRunning('open')} onClick={() => void start('open', open)}>
        {texts.title}
      </Button>
      {previous !== undefined && (
        <ActDialog
          title={texts.title}
          text={texts.text}
          confirmText={texts.save}
          record={awardRuleRecord}
          start={{ approvalThreshold: previous }}
          send={async ({ approvalThreshold }) => {
            await (await inquiryCalls(client)).setAwardRule({ body: { approvalThreshold, previous } });
            return approvalThreshold === null ? texts.none : texts.set(formatMoney(approvalThreshold));
          }}
          onClose={() => setPrevious(undefined)}
        >
          {(form) => (
            <RecordField form={{ record: awardRuleRecord, ...form }} name="approvalThreshold" help={texts.help} />
          )}
        </ActDialog>
      )}
    </>
  );
}
