import { useCallback, useEffect, useState } from 'react';

const INVALID = '[aria-invalid="true"]';
const CONTROL = ':is(input, button):not(:disabled, [type="hidden"])';

/**
 * Leads whoever sent a form on to its first wrong field, in the order of the page, once the fields say what is wrong.
 *
 * @returns what is to be called with every refusal
 */
export function useLeadToWrong(): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = document.querySelector(`:is([role="dialog"], main) :is(${INVALID}, fieldset[data-invalid])`);
    // Of a group the control that is wrong, else its first one.
    const field = wrong?.matches('fieldset') ? (wrong.querySelector(INVALID) ?? wrong.querySelector(CONTROL)) : wrong;
    if (!(field instanceof HTMLElement)) return;
    // A mere focus leaves it below the bar of the actions.
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  }, [refusals]);
  return useCallback(() => setRefusals((count) => count + 1), []);
}
