import { MINUTE_MS } from '@jianzhu/domain';
import { useEffect, useState } from 'react';

/** The present time in ms since 1970, to the minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
