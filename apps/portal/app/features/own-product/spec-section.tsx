import {
  askBeforeLosing,
  changedMatrix,
  SKU_MESSAGES,
  SPEC_LIMITS,
  type SpecChange,
  type SpecMatrix,
} from '@jianzhu/domain/products';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { FieldGroup } from '@jianzhu/ui/fields';
import { SpecGroups } from '@jianzhu/ui/sku-matrix';
import { useState } from 'react';
import type { RecordForm } from '../../record/use-record-form.ts';
import { ownProductTexts as texts } from './messages.ts';
import { blankSku, type SkuDraft } from './sku-values.ts';
import type { SkuMatrixState } from './use-sku-matrix.ts';

export interface SpecSectionProps {
  readonly form: Pick<RecordForm, 'errors' | 'set'>;
  readonly matrix: SkuMatrixState;
}

const stockOf = ({ stock }: SkuDraft): { readonly stock: number } => ({ stock: Number(stock) || 0 });

/** The groups of specifications; their combinations follow at once, and what has stock does not go unasked (10.1). */
export function SpecSection({ form, matrix }: SpecSectionProps) {
  const { specs, skus, combinations } = matrix;
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ readonly text: string; readonly next: SpecMatrix<SkuDraft> } | null>(null);

  const take = (next: SpecMatrix<SkuDraft>) => form.set({ specs: next.specs, skus: next.skus });

  function change(edit: SpecChange): boolean {
    const made = changedMatrix({ specs, skus }, edit, blankSku);
    if (!made.ok) {
      setProblem(made.violation.message);
      return false;
    }
    setProblem(null);
    const question = askBeforeLosing(made.lost.map(stockOf));
    if (question === null) take(made.matrix);
    else setAsked({ text: question, next: made.matrix });
    return true;
  }

  return (
    <FieldGroup id="specs" label={texts.specs} error={form.errors.specs}>
      <SpecGroups
        groups={specs}
        maxGroups={SPEC_LIMITS.groups}
        hint={texts.specsHint(combinations)}
        problem={problem}
        onEdit={change}
      />
      <ConfirmDialog
        open={asked !== null}
        title={texts.removeTitle}
        text={asked?.text ?? SKU_MESSAGES.stockLost(0, 0)}
        confirmText={texts.removeSpec}
        onConfirm={() => {
          if (asked) take(asked.next);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    </FieldGroup>
  );
}
