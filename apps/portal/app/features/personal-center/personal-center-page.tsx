import { unreadBadge } from '@jianzhu/domain';
import { ButtonLink, EmptyState, ErrorPanel, TextLink } from '@jianzhu/ui';
import {
  type CompanyBadge,
  CompanyHead,
  DayTrend,
  PersonalCenter,
  QuickEntries,
  StatisticCards,
  personalCenterMessages as words,
} from '@jianzhu/ui/personal-center';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberPage } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { dateOf } from '../../record/dates.ts';
import type { Center } from './load-center.server.ts';
import { centerTexts as texts } from './messages.ts';
import { recentPart } from './recent-part.tsx';

export interface PersonalCenterPageProps {
  readonly center: Center;
  /** The newest notices. */
  readonly notices: ReactNode;
}

/** 个人中心: the company, what waits, what has happened, and what is done most (domain rules 28). */
export function PersonalCenterPage({ center, notices }: PersonalCenterPageProps) {
  const { name: title } = useMemberPage();
  const { unread } = useSession();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState('');
  const retry = () => void revalidate();
  useRecordNews('notice', revalidate);
  useRecordNews('review', revalidate);
  useRecordNews('inquiry', revalidate);
  useRecordNews('quotation', revalidate);
  useRecordNews('deal', revalidate);
  const { overview, todos, trend, entries, recent, renewHref } = center;
  return (
    <PersonalCenter
      title={title}
      head={
        overview === null ? (
          <ErrorPanel message={texts.companyFailed} onRetry={retry} />
        ) : (
          <CompanyHead
            name={overview.name}
            shortName={shortNameOf(overview.name)}
            facts={overview.facts}
            badges={badgesOf(overview, renewHref)}
            actions={
              <ButtonLink variant="line" size="regular" href={paths.personalCenterEdit}>
                {texts.edit}
              </ButtonLink>
            }
          />
        )
      }
      parts={[
        { key: 'todos', title: words.todos, content: <Todos todos={todos} onRetry={retry} /> },
        {
          key: 'trend',
          title: words.lastDays(trend?.series[0]?.days.length ?? USUAL_DAYS),
          note: trend && words.between(trend.from, trend.to),
          content:
            trend === null ? (
              <ErrorPanel message={words.trendFailed} onRetry={retry} />
            ) : (
              <DayTrend from={trend.from} series={trend.series} shown={shown} onShow={setShown} />
            ),
        },
        ...(recent ? [recentPart(recent, retry)] : []),
      ]}
      rail={[
        { key: 'quick', title: words.quickEntries, content: <QuickEntries entries={entries} /> },
        {
          key: 'notices',
          title: words.notices,
          count: unreadBadge(unread),
          more: { text: words.moreNotices, href: paths.notices },
          content: notices,
        },
      ]}
    />
  );
}

const USUAL_DAYS = 30;
const LOGO_LETTERS = 2;

function Todos({ todos, onRetry }: { readonly todos: Center['todos']; readonly onRetry: () => void }) {
  if (todos === null) return <ErrorPanel message={words.todosFailed} onRetry={onRetry} />;
  if (todos.length === 0) return <EmptyState title={words.noTodos} drawing={null} />;
  return <StatisticCards items={todos.map(({ path: href, ...todo }) => ({ ...todo, href }))} />;
}

/** Of 吉林省砚北建设集团有限公司 the letters that tell it from others. */
function shortNameOf(name: string): string {
  const own = name.replace(/^(?:.{2,3}省|.{2,7}自治区)?(?:.{2,4}市)?/, '') || name;
  return [...own].slice(0, LOGO_LETTERS).join('');
}

const TONES = ['neutral', 'warning', 'success', 'danger'] as const;

function badgesOf(overview: NonNullable<Center['overview']>, renewHref: string | null): readonly CompanyBadge[] {
  const { isPersonal, corporate, personal, qualifications, vip } = overview;
  const certified = (term: string, { status, note }: typeof corporate): CompanyBadge => ({
    term,
    state: texts.certified[status] ?? '',
    tone: TONES[status] ?? 'neutral',
    note: status === CERTIFIED ? note : '',
  });
  const certificates: CompanyBadge | null = qualifications && {
    term: texts.qualifications,
    state: texts.certificates(qualifications.count),
    note: qualifications.expiring > 0 ? texts.expiring(qualifications.expiring) : '',
  };
  return [
    ...(isPersonal ? [] : [certified(texts.corporate, corporate)]),
    certified(texts.personal, personal),
    ...(certificates === null || isPersonal ? [] : [certificates]),
    {
      term: texts.vip,
      state: vip.name,
      note: vip.expireTime && texts.until(dateOf(vip.expireTime)),
      action: renewHref && vip.expireTime && <TextLink href={renewHref}>{texts.renew}</TextLink>,
    },
  ];
}

const CERTIFIED = 2;
