import { TimeLeft } from '@jianzhu/ui/countdown';
import { createContext, type ReactNode, useContext } from 'react';
import { useServerMoment } from './use-server-moment.ts';

const ServerTime = createContext('');

export interface ServerClockProps {
  /** Of the answer that the rows came with, `YYYY-MM-DD HH:mm:ss`; '' where there is none. */
  readonly serverTime: string;
  readonly children: ReactNode;
}

/** Has the deadlines of the rows in it count from the platform's clock (domain rules 0.6). */
export function ServerClock({ serverTime, children }: ServerClockProps) {
  return <ServerTime value={serverTime}>{children}</ServerTime>;
}

/** What is left until a deadline of a row. */
export function DeadlineLeft({ deadline }: { readonly deadline: string }) {
  return <TimeLeft untilMs={useServerMoment(deadline, useContext(ServerTime)) ?? 0} />;
}
