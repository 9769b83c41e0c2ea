import { StepStrip } from '@jianzhu/ui/record';
import { useState } from 'react';
import type { Values } from '../../record/form-state.ts';
import { ownProductTexts as texts } from './messages.ts';
import { STEPS, type StepName, stepOf } from './product-form-record.ts';

/** The part of the form that is in sight, and the way to another one. */
export function useSteps(): readonly [StepName, (id: string) => void] {
  const [step, setStep] = useState<StepName>('basics');
  const go = (id: string) => {
    setStep(STEPS.find((name) => name === id) ?? 'basics');
    const heading = document.getElementById(`${id}-title`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return [step, go];
}

/** Fields that a part is not done without. */
const NEEDED: Readonly<Record<StepName, readonly string[]>> = {
  basics: ['name', 'categoryCode', 'brandName', 'unit', 'supplyRegions', 'deliveryDays'],
  prices: ['skus'],
  pictures: ['mainImages'],
  content: ['detail'],
};

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

export interface ProductStepsProps {
  readonly step: StepName;
  readonly onGo: (id: string) => void;
  readonly errors: readonly { readonly fieldId: string }[];
  /** Rows of the matrix in which something is wrong. */
  readonly wrongRows: number;
  readonly values: Values;
}

/** The parts of a product, which of them are filled in, and where something is wrong. */
export function ProductSteps({ step, onGo, errors, wrongRows, values }: ProductStepsProps) {
  const wrongOf = (name: StepName) => {
    const fields = errors.filter(({ fieldId }) => stepOf(fieldId) === name && !(wrongRows > 0 && fieldId === 'skus'));
    return fields.length + (name === 'prices' ? wrongRows : 0);
  };
  return (
    <StepStrip
      label={texts.steps}
      current={step}
      onGo={onGo}
      steps={STEPS.map((id) => {
        const wrong = wrongOf(id);
        return {
          ...{ id, label: texts.stepNames[id], errors: wrong },
          isDone: wrong === 0 && NEEDED[id].every((field) => isFilled(values[field])),
        };
      })}
    />
  );
}
