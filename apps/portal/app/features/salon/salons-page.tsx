import { SALON_KINDS, SALON_STATUSES, type SalonSummary } from '@jianzhu/domain';
import { ButtonLink } from '@jianzhu/ui';
import { type BrowseFilter, BrowsePage, SideLinks } from '@jianzhu/ui/pages';
import { MonthCalendar, SalonRows } from '@jianzhu/ui/salons';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { BrowseList, ListSearch, sortChoices } from '../../record/browse-list.tsx';
import { monthDayOf } from '../../record/dates.ts';
import { type ListView, useList } from '../../record/use-list.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import { salonDetail } from '../../site/salon-paths.ts';
import type { OwnSignUp, SalonDays, SalonQuery, SalonsData } from './load-salons.server.ts';
import { salonTexts as texts } from './messages.ts';
import { monthShown, salonEntry } from './salon-entry.ts';
import { useCalendar } from './use-calendar.ts';

const ROW_HEIGHT = 112;
/** Months by name; older ones are one choice. */
const MONTHS = 4;

/** 建造沙龙: events to come and past ones (domain rules 22). */
export function SalonsPage({ name, ...data }: SalonsData & { readonly name: string }) {
  const { query, loaded, today, days, own, replays } = data;
  const list = useList<SalonSummary, SalonQuery>(paths.salonMore, query, loaded);
  const found = loaded.kind === 'ready' ? loaded.list : null;
  return (
    <BrowsePage
      path={[{ name: wayTexts.home, href: paths.home }, { name: texts.news, href: paths.newsList }, { name }]}
      title={name}
      filters={filtersOf(list, found?.months ?? [])}
      search={<ListSearch list={list} hint={texts.keywordHint} />}
      {...(found && { count: texts.count(found.total, found.open) })}
      sorts={sortChoices(list, texts.order, {
        '': texts.byDefault,
        '-beginTime': texts.soonest,
        '-taken': texts.largest,
      })}
      rail={
        <>
          <Calendar key={monthShown(query, today)} list={list} today={today} days={days} />
          <Own own={own} />
          {replays.length > 0 && (
            <SideLinks
              framed
              title={texts.replays}
              links={replays.map(({ id, title, beginTime }) => ({
                key: id,
                text: title,
                href: salonDetail(id),
                note: monthDayOf(beginTime),
              }))}
            />
          )}
        </>
      }
    >
      <BrowseList list={list} rowHeight={ROW_HEIGHT}>
        {(salons) => <SalonRows rows={salons.map(salonEntry)} />}
      </BrowseList>
    </BrowsePage>
  );
}

interface CalendarProps {
  readonly list: ListView<SalonSummary, SalonQuery>;
  readonly today: string;
  readonly days: SalonDays;
}

/** A day filters the list; once more on the same day clears it. */
function Calendar({ list: { query, href }, today, days }: CalendarProps) {
  const { month, events, show } = useCalendar(monthShown(query, today), days);
  const hrefOf = (day: string) =>
    href({ day: day === query.day ? undefined : day, month: undefined, before: undefined });
  return (
    <MonthCalendar month={month} onMonth={show} today={today} events={events} hrefOf={hrefOf} current={query.day} />
  );
}

function Own({ own }: { readonly own: readonly OwnSignUp[] | null }) {
  const { login } = useLoginLinks();
  if (own === null) {
    return (
      <SideLinks framed title={texts.mine} links={[]} hint={texts.mineHint}>
        <ButtonLink href={login} variant="line" size="compact">
          {texts.login}
        </ButtonLink>
      </SideLinks>
    );
  }
  return (
    <SideLinks
      framed
      title={texts.mine}
      links={own.map(({ salonId, title, beginTime, place }) => ({
        key: salonId,
        text: title,
        href: salonDetail(salonId),
        note: place > 0 ? texts.place(place) : monthDayOf(beginTime),
      }))}
      {...(own.length === 0 && { hint: texts.mineNone })}
    />
  );
}

const earlierThan = (month: string) => `<${month}`;

function filtersOf(
  { query, href }: ListView<SalonSummary, SalonQuery>,
  months: readonly string[],
): readonly BrowseFilter[] {
  const anyMonth = { month: undefined, before: undefined, day: undefined };
  const named = months.slice(0, MONTHS);
  const oldest = named.at(-1);
  const monthChoices = named.map((month) => {
    const [year = '', number = ''] = month.split('-');
    return { key: month, label: texts.monthName(year, number), href: href({ ...anyMonth, month }) };
  });
  const hasEarlier = oldest !== undefined && months.length > MONTHS;
  return [
    {
      key: 'kind',
      label: texts.kind,
      current: query.kind ?? '',
      choices: [
        { key: '', label: texts.all, href: href({ kind: undefined }) },
        ...SALON_KINDS.map((kind) => ({ key: kind, label: kind, href: href({ kind }) })),
      ],
    },
    {
      key: 'status',
      label: texts.status,
      current: query.status ?? '',
      choices: [
        { key: '', label: texts.all, href: href({ status: undefined }) },
        ...SALON_STATUSES.map((status) => ({ key: status, label: status, href: href({ status }) })),
      ],
    },
    {
      key: 'month',
      label: texts.month,
      current: query.month ?? query.day ?? (query.before ? earlierThan(query.before) : ''),
      choices: [
        { key: '', label: texts.all, href: href(anyMonth) },
        ...monthChoices,
        ...(hasEarlier
          ? [{ key: earlierThan(oldest), label: texts.earlier, href: href({ ...anyMonth, before: oldest }) }]
          : []),
      ],
    },
  ];
}
