import { type RefObject, useEffect, useState } from 'react';

/** Full screen of an element, or null where the browser has none for elements (iPhones). */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<'unavailable' | 'off' | 'on'>('unavailable');

  useEffect(() => {
    const follow = () => setState(document.fullscreenElement === element.current ? 'on' : 'off');
    if (!document.fullscreenEnabled) return;
    follow();
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);

  if (state === 'unavailable') return null;
  return {
    isOn: state === 'on',
    onToggle: () => {
      const change = state === 'on' ? document.exitFullscreen() : element.current?.requestFullscreen();
      // Refused without a gesture of the visitor: the player then stays as it is, which the button shows.
      change?.catch((reason: unknown) => {
        if (!(reason instanceof TypeError)) throw reason;
      });
    },
  };
}
