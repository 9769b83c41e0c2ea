import { formatMoney } from '@jianzhu/domain/money';
import {
  DEPOSIT_METHODS,
  MOST_EVAL_ITEMS,
  MOST_TENDER_QUALIFICATIONS,
  mostOfEstimate,
  scoreSum,
} from '@jianzhu/domain/tenders';
import { Checkbox, CheckboxRow, FieldGroup } from '@jianzhu/ui/fields';
import { LineItemGrid } from '@jianzhu/ui/line-item-grid';
import { FieldGrid, FieldSpan, SectionParts } from '@jianzhu/ui/pages';
import { QUALIFICATION_OPTIONS } from '../../record/qualification-options.ts';
import { RecordField } from '../../record/record-field.tsx';
import { SeveralField } from '../../record/several-field.tsx';
import { editorTexts as texts } from './editor-messages.ts';
import { EVAL_GRID, evalItemsOf } from './grid-evaluation.ts';
import type { TenderEditor } from './use-tender-editor.ts';

interface FieldsProps {
  readonly editor: TenderEditor;
}

/** What parts of the estimate may come to; null while it is none. */
function mostOf({ body }: TenderEditor) {
  const estimate = body.estimateAmount as number | null; // a field of this name holds nothing else
  return estimate === null ? null : mostOfEstimate(estimate);
}

/** 基本信息 of a tender. */
export function BasicFields({ editor }: FieldsProps) {
  const most = mostOf(editor);
  const isStatutory = editor.values.isStatutory === 1;
  return (
    <FieldGrid>
      <FieldSpan of="two">
        <RecordField form={editor} name="title" />
      </FieldSpan>
      <RecordField form={editor} name="tenderKind" />
      <RecordField form={editor} name="projectName" />
      <RecordField form={editor} name="region" />
      <RecordField form={editor} name="fundSource" />
      <FieldGroup label={texts.statutory} help={texts.statutoryHint}>
        <RecordField form={editor} name="isStatutory" />
      </FieldGroup>
      {isStatutory && <RecordField form={editor} name="statutoryNo" required />}
      <RecordField form={editor} name="estimateAmount" help={texts.estimateHint} />
      <RecordField
        form={editor}
        name="controlPrice"
        help={most === null ? texts.controlPlain : texts.controlHint(formatMoney(most.controlPrice))}
      />
      <RecordField form={editor} name="contactName" />
      <RecordField form={editor} name="contactPhone" />
      <RecordField form={editor} name="agencyName" />
      <FieldSpan of="all">
        <RecordField form={editor} name="scopeText" />
      </FieldSpan>
    </FieldGrid>
  );
}

/** 投标人要求与评标 of a tender; the points of all items come to 100. */
export function DemandFields({ editor }: FieldsProps) {
  return (
    <SectionParts>
      <FieldGrid>
        <SeveralField
          form={editor}
          name="requiredQualifications"
          label={texts.qualifications}
          help={texts.qualificationsHint}
          options={QUALIFICATION_OPTIONS}
          max={MOST_TENDER_QUALIFICATIONS}
        />
        <RecordField form={editor} name="bidValidDays" />
        <RecordField form={editor} name="candidateCount" />
        <FieldGroup label={texts.rules}>
          <CheckboxRow>
            <RecordField form={editor} name="needAudit" />
            <RecordField form={editor} name="allowConsortium" />
          </CheckboxRow>
        </FieldGroup>
        <RecordField form={editor} name="evalMethod" />
        <FieldSpan of="all">
          <RecordField form={editor} name="performanceText" />
        </FieldSpan>
      </FieldGrid>
      {editor.isScored && (
        <FieldGroup
          id="evalItems"
          label={texts.evalItems}
          required
          help={`${texts.evalSum(scoreSum(evalItemsOf(editor.evalRows)))}；${texts.evalHint}`}
          error={editor.errors.evalItems}
        >
          <LineItemGrid
            label={texts.evalItems}
            columns={EVAL_GRID}
            items={editor.evalRows}
            maxRows={MOST_EVAL_ITEMS}
            onChange={(evalItems) => editor.set({ evalItems })}
          />
        </FieldGroup>
      )}
    </SectionParts>
  );
}

function DepositMethods({ editor }: FieldsProps) {
  const chosen = (editor.values.depositMethods ?? []) as readonly number[]; // the form holds nothing else there
  return (
    <FieldGroup id="depositMethods" label={texts.depositMethods} required error={editor.errors.depositMethods}>
      <CheckboxRow>
        {DEPOSIT_METHODS.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(isOn) =>
              editor.set({ depositMethods: isOn ? [...chosen, value] : chosen.filter((method) => method !== value) })
            }
          />
        ))}
      </CheckboxRow>
    </FieldGroup>
  );
}

/** 标书费与保证金 of a tender; whoever pays for the documents gets them when that is done. */
export function FeeFields({ editor }: FieldsProps) {
  const most = mostOf(editor);
  const { docFee, depositAmount } = editor.body as {
    readonly docFee: number | null;
    readonly depositAmount: number | null;
  };
  return (
    <FieldGrid>
      <RecordField form={editor} name="docFee" help={texts.docFeeHint} />
      <RecordField
        form={editor}
        name="depositAmount"
        help={most === null ? texts.depositPlain : texts.depositHint(formatMoney(most.deposit))}
      />
      {(depositAmount ?? 0) > 0 && <DepositMethods editor={editor} />}
      {(docFee ?? 0) > 0 ? (
        <FieldGroup label={texts.docs}>{texts.forcedVisible}</FieldGroup>
      ) : (
        <RecordField form={editor} name="docVisible" />
      )}
    </FieldGrid>
  );
}
