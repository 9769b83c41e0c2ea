import { dictionaryLabel, MEMBERSHIP_LEVELS } from '@jianzhu/domain/forms';
import { yuanText } from '@jianzhu/domain/money';
import { RECOMMENDED_LEVEL, vipBenefits } from '@jianzhu/domain/vips';
import { ButtonLink, Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { vipTexts as texts } from './messages.ts';
import type { VipPlans } from './vip-calls.ts';

type Benefit = ReturnType<typeof vipBenefits>[number];

const levelName = (level: number): string => dictionaryLabel(MEMBERSHIP_LEVELS, level);

const columns: readonly Column<Benefit>[] = [
  { key: 'label', title: texts.benefit, cell: ({ label }) => label, card: 'title' },
  ...MEMBERSHIP_LEVELS.map(({ value, label }) => ({
    ...{ key: `level${value}`, title: label, width: '136px' },
    cell: ({ values }: Benefit) => values[value],
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
  const acts = (level: number) =>
    level === plans.level ? texts.choose.renew : plans.level > 0 ? texts.choose.upgrade : texts.choose.open;
  return (
    <SectionParts>
      <p>{texts.rule}</p>
      <DescriptionList
        items={plans.plans.map(({ level, month, year }) => ({
          term: levelName(level),
          value: (
            <>
              <b>{texts.priceOf(yuanText(year), yuanText(month))}</b>{' '}
              {level === plans.level && <Tag tone="brand">{texts.current(plans.endDate)}</Tag>}
              {level === RECOMMENDED_LEVEL && <Tag tone="warning">{texts.recommended}</Tag>}{' '}
              {level === chosen ? (
                <Tag tone="success">{texts.choose.chosen}</Tag>
              ) : (
                level >= plans.level && (
                  <ButtonLink variant="line" size="compact" href={hrefOf(level)}>
                    {texts.chooses(acts(level), levelName(level))}
                  </ButtonLink>
                )
              )}
            </>
          ),
          wide: true,
        }))}
      />
      <DataTable
        label={texts.table}
        columns={columns}
        rows={{ status: 'ready', items: vipBenefits() }}
        rowKey={({ key }) => key}
        rowName={({ label }) => label}
        onRetry={() => {}}
      />
    </SectionParts>
  );
}
