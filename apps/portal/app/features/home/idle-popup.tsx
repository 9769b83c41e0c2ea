import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../../errors/load-part.ts';
import { whenIdle } from '../../when-idle.ts';

/**
 * Asks for the front popup once the page has settled, so that it never delays what the visitor came for. Nobody waits
 * for it: code that does not come costs the popup alone, not the page.
 */
export function IdlePopup() {
  const [FrontPopup, setFrontPopup] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        loadPart(() => import('./front-popup.tsx')).then(
          (part) => setFrontPopup(() => part.default),
          (error: unknown) => console.warn('The front popup could not be loaded', error),
        );
      }),
    [],
  );
  return FrontPopup && <FrontPopup />;
}
