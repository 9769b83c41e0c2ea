import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** How far a form in steps has been filled in, each step by its index. */
interface Steps {
  /** Where it is taken up without an address that says so. */
  readonly first: number;
  /** The last one that may be opened. */
  readonly furthest: number;
}

/** The step of a form that is shown, which its address names by its number (`step`, from 1): a reload keeps it. */
export function useStep(found: () => Steps): readonly [step: number, goTo: (step: number) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get('step');
  const [state, setState] = useState(() => {
    const { first, furthest } = found();
    return { step: stepOf(asked, furthest) ?? first, furthest };
  });
  // The browser's own way back and on.
  useEffect(() => {
    setState((now) => ({ ...now, step: stepOf(asked, now.furthest) ?? now.step }));
  }, [asked]);
  return [
    state.step,
    (step) => {
      setState((now) => ({ step, furthest: Math.max(now.furthest, step) }));
      const next = new URLSearchParams(search);
      next.set('step', String(step + 1));
      void navigate(`?${next}`, { preventScrollReset: true });
    },
  ];
}

/** What an address asks for, as far as it may be opened; undefined where it asks for none. */
function stepOf(asked: string | null, furthest: number): number | undefined {
  const step = Number(asked) - 1;
  return Number.isInteger(step) && step >= 0 ? Math.min(step, furthest) : undefined;
}
