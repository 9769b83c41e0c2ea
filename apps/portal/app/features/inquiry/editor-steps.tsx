import { Button } from '@jianzhu/ui';
import { StepStrip } from '@jianzhu/ui/record';
import type { SheetError } from '../../record/use-sheet.ts';
import { editorTexts as texts } from './editor-messages.ts';

const STEPS = ['basics', 'lines', 'suppliers', 'preview'] as const;

export type StepName = (typeof STEPS)[number];

/** Step of the section that its strip names. */
export const stepNamed = (id: string): StepName => STEPS.find((name) => name === id) ?? 'basics';

/** Fields of the step that an error belongs to; all others are of the first. */
function stepOf(field: string): StepName {
  if (field === 'lines') return 'lines';
  if (field === 'inviteeIds' || field === 'publishScope') return 'suppliers';
  return field === 'remark' || field === 'attachments' ? 'preview' : 'basics';
}

interface StepsProps {
  readonly step: StepName;
  readonly onGo: (id: string) => void;
}

export interface EditorStepsProps extends StepsProps {
  readonly errors: readonly SheetError[];
  readonly hasSuppliers: boolean;
}

/** The parts of an inquiry, and where something of it is wrong (domain rules 3.9). */
export function EditorSteps({ step, onGo, errors, hasSuppliers }: EditorStepsProps) {
  return (
    <StepStrip
      label={texts.steps}
      current={step}
      onGo={onGo}
      steps={STEPS.map((name) => ({
        id: name,
        label: texts.stepNames[name],
        isDone: name === 'suppliers' && hasSuppliers,
        errors: errors.filter(({ fieldId }) => stepOf(fieldId) === name).length,
      }))}
    />
  );
}

/** The way to the part before and to the one after. */
export function StepButtons({ step, onGo }: StepsProps) {
  const at = STEPS.indexOf(step);
  const before = STEPS[at - 1];
  const after = STEPS[at + 1];
  return (
    <>
      {before && (
        <Button variant="line" onClick={() => onGo(before)}>
          {texts.previous}
        </Button>
      )}
      {after && (
        <Button variant="line" onClick={() => onGo(after)}>
          {texts.next}
        </Button>
      )}
    </>
  );
}
