import type { Month } from '@jianzhu/ui/salons';
import { useRef, useState } from 'react';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { SalonDays } from './load-salons.server.ts';
import { salonCalls } from './salon-calls.ts';

export interface CalendarView {
  readonly month: Month;
  readonly events: ReadonlyMap<string, number>;
  show(month: Month): void;
}

const eventsOf = (days: SalonDays) => new Map(days.map(({ day, count }) => [day, count]));

/**
 * The calendar beside the list: leafing through it leaves the list as it is.
 *
 * @param first month, with the days of it that have salons
 */
export function useCalendar(first: Month, days: SalonDays): CalendarView {
  const client = usePortalClient();
  const [shown, setShown] = useState<Omit<CalendarView, 'show'>>({ month: first, events: eventsOf(days) });
  const asked = useRef(first);

  async function ask(month: Month): Promise<void> {
    try {
      const salon = await salonCalls(client);
      const found = await salon.calendar({ query: { month } });
      // Another month may have been asked for meanwhile.
      if (asked.current === month) setShown({ month, events: eventsOf(found) });
    } catch (error) {
      // The month is shown without its events.
      logUnlessShown(error);
    }
  }

  function show(month: Month): void {
    asked.current = month;
    setShown({ month, events: new Map() });
    void ask(month);
  }

  return { ...shown, show };
}
