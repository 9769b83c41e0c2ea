import { dictionaryLabel, MEMBERSHIP_LEVELS } from '@jianzhu/domain/forms';
import { formatMoney } from '@jianzhu/domain/money';
import { RECOMMENDED_LEVEL, vipBenefits } from '@jianzhu/domain/vips';
import { ButtonLink, Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { SectionParts } from '@jianzhu/ui/pages';
import type { ReactNode } from 'react';
import { vipTexts as texts } from './messages.ts';
import type { VipPlans } from './vip-calls.ts';

/** What the levels are compared by: a price, a benefit, or the way to choose one. */
interface Compared {
  readonly key: string;
  readonly label: string;
  readonly of: (level: number) => ReactNode;
}

/** Prices of memberships are whole yuan: `¥3,980`. */
const wholeYuan = (fen: number): string => formatMoney(fen).replace(/\.00$/, '');

const levelName = (level: number): string => dictionaryLabel(MEMBERSHIP_LEVELS, level);

const columns: readonly Column<Compared>[] = [
  { key: 'label', title: texts.benefit, width: '152px', cell: ({ label }) => label, card: 'title' },
  ...MEMBERSHIP_LEVELS.map(({ value, label }) => ({
    ...{ key: `level${value}`, title: label },
    cell: ({ of }: Compared) => of(value),
  })),
];

export interface VipComparisonProps {
  readonly plans: VipPlans;
  /** The level that is chosen. */
  readonly level: number;
  readonly hrefOf: (level: number) => string;
}

/** Levels side by side: what each costs and gives, and which is chosen. */
export function VipComparison({ plans, level: chosen, hrefOf }: VipComparisonProps) {
  const planOf = (level: number) => plans.plans.find((plan) => plan.level === level);
  const marks = (level: number) => (
    <>
      {level === plans.level && <Tag tone="brand">{texts.current(plans.endDate)}</Tag>}
      {level === RECOMMENDED_LEVEL && <Tag tone="warning">{texts.recommended}</Tag>}
    </>
  );
  const rows: readonly Compared[] = [
    {
      ...{ key: 'year', label: texts.byYear },
      of: (level) => {
        const plan = planOf(level);
        return (
          <>
            <b>{plan === undefined ? texts.free : texts.perYear(wholeYuan(plan.year))}</b> {marks(level)}
          </>
        );
      },
    },
    {
      ...{ key: 'month', label: texts.byMonth },
      of: (level) => {
        const plan = planOf(level);
        return plan === undefined ? texts.none : texts.perMonth(wholeYuan(plan.month));
      },
    },
    ...vipBenefits().map(({ key, label, values }) => ({ key, label, of: (level: number) => values[level] })),
    {
      ...{ key: 'choice', label: texts.choice },
      of: (level) => {
        if (planOf(level) === undefined || level < plans.level) return texts.none;
        if (level === chosen) return <Tag tone="success">{texts.choose.chosen}</Tag>;
        const act = level === plans.level ? 'renew' : plans.level > 0 ? 'upgrade' : 'open';
        return (
          <ButtonLink
            variant="line"
            size="compact"
            href={hrefOf(level)}
            aria-label={texts.chooses(texts.choose[act], levelName(level))}
          >
            {texts.choose[act]}
          </ButtonLink>
        );
      },
    },
  ];
  return (
    <SectionParts>
      <p>{texts.rule}</p>
      <DataTable
        label={texts.table}
        columns={columns}
        rows={{ status: 'ready', items: rows }}
        rowKey={({ key }) => key}
        rowName={({ label }) => label}
        onRetry={() => {}}
      />
    </SectionParts>
  );
}
