import { Button } from '@jianzhu/ui';
import { Checkbox, CheckboxRow, RadioGroup } from '@jianzhu/ui/fields';
import { useNavigate } from 'react-router';
import * as paths from '../../paths.ts';
import type { TaxMode } from './comparison-view.ts';
import { selectingTexts as texts } from './selecting-messages.ts';

/** What of a comparison is shown. */
export interface ComparisonView {
  /** Quotations that are put aside. */
  readonly hidden: ReadonlySet<string>;
  readonly hasReference: boolean;
  readonly isOnlyDifferent: boolean;
}

export const WHOLE_VIEW: ComparisonView = { hidden: new Set(), hasReference: false, isOnlyDifferent: false };

type Choice = readonly { readonly lineId: string; readonly quotationId: string }[];

export interface ComparisonControlsProps {
  readonly inquiryId: string;
  readonly mode: TaxMode;
  readonly view: ComparisonView;
  readonly onView: (changed: Partial<ComparisonView>) => void;
  /** Automatic choices; none where nothing may be awarded. */
  readonly strategies: readonly { readonly label: string; readonly chosen: Choice }[];
  readonly onTake: (chosen: Choice) => void;
}

/** What quotations are compared by, what of them is shown, and what is chosen automatically (domain rules 4.7). */
export function ComparisonControls({ inquiryId, mode, view, onView, strategies, onTake }: ComparisonControlsProps) {
  const navigate = useNavigate();
  const { hidden, hasReference, isOnlyDifferent } = view;
  return (
    <>
      <RadioGroup<TaxMode>
        label={texts.basis}
        options={[
          { value: 'net', label: texts.net },
          { value: 'gross', label: texts.gross },
        ]}
        value={mode}
        onChange={(next) =>
          void navigate(`${paths.selecting}?inquiryId=${inquiryId}&taxMode=${next}`, {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <CheckboxRow>
        <Checkbox
          label={texts.showReference}
          checked={hasReference}
          onChange={(isOn) => onView({ hasReference: isOn })}
        />
        <Checkbox
          label={texts.onlyDifferent}
          checked={isOnlyDifferent}
          onChange={(isOn) => onView({ isOnlyDifferent: isOn })}
        />
        {hidden.size > 0 && (
          <Button variant="link" size="compact" onClick={() => onView({ hidden: new Set() })}>
            {texts.hidden(hidden.size)} {texts.showAll}
          </Button>
        )}
      </CheckboxRow>
      {strategies.length > 0 && (
        <CheckboxRow>
          {strategies.map(({ label, chosen }) => (
            <Button
              key={label}
              variant="line"
              size="compact"
              disabled={chosen.length === 0}
              onClick={() => onTake(chosen)}
            >
              {label}
            </Button>
          ))}
          <Button variant="line" size="compact" onClick={() => onTake([])}>
            {texts.clear}
          </Button>
        </CheckboxRow>
      )}
    </>
  );
}
