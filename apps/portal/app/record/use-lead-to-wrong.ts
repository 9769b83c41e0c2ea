import { useCallback, useEffect, useState } from 'react';

/**
 * Leads whoever sent a form on to its first wrong field, in the order of the page, once the fields say what is wrong.
 *
 * @returns what is to be called with every refusal
 */
export function useLeadToWrong(): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const field = document.querySelector(':is([role="dialog"], main) [aria-invalid="true"]');
    if (!(field instanceof HTMLElement)) return;
    // A mere focus leaves it below the bar of the actions.
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  }, [refusals]);
  return useCallback(() => setRefusals((count) => count + 1), []);
}
