import { useCallback, useEffect, useRef, useState } from 'react';

/** Ms after which a pointer at rest counts as gone. */
const restingAfter = 3000;

/** Whether the pointer has rested for 3000 ms; `stir` is to be called whenever it moves. */
export function useIdlePointer() {
  const [isIdle, setIsIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stir = useCallback(() => {
    setIsIdle(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsIdle(true), restingAfter);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isIdle, stir };
}
