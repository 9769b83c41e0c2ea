import { dictionaryLabel, MEMBERSHIP_LEVELS } from '@jianzhu/domain/forms';
import { mayDo } from '@jianzhu/domain/member-center';
import { capitalAmount, formatMoney } from '@jianzhu/domain/money';
import { VIP_MESSAGES, VIP_MONTHS, type VipMonths, vipPrice } from '@jianzhu/domain/vips';
import { Button, ButtonLink } from '@jianzhu/ui';
import { ChoiceCards } from '@jianzhu/ui/choice-cards';
import { Checkbox } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage, RailAmount, RailCard, RailFacts, RailHint, SectionParts } from '@jianzhu/ui/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AgreementLink } from '../../agreement/agreement-link.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { vipTexts as texts } from './messages.ts';
import { type VipPlans, type VipQuote, vipCalls } from './vip-calls.ts';
import { VipComparison } from './vip-comparison.tsx';

/** What the page has found for the term that its address says. */
interface FoundVip {
  readonly plans: VipPlans;
  readonly quote: VipQuote;
}

export interface VipBuyPageProps {
  readonly found: FoundVip;
  readonly level: number;
  readonly months: VipMonths;
}

const nameOf = (level: number): string => dictionaryLabel(MEMBERSHIP_LEVELS, level);
const hrefOf = (level: number, months: number): string => `${paths.buyVip}?level=${level}&months=${months}`;
const kindOf = ({ kind }: VipQuote) => (kind === 'renew' || kind === 'upgrade' ? kind : 'open');

/** 购买会员: levels compared, a term chosen, what it costs; the address is the choice (domain rules 12). */
export function VipBuyPage({ found: { plans, quote }, level, months }: VipBuyPageProps) {
  const head = useMemberHead();
  const navigate = useNavigate();
  const sections = [
    {
      ...{ key: 'comparison', title: texts.comparison },
      content: <VipComparison plans={plans} level={level} hrefOf={(other) => hrefOf(other, months)} />,
    },
    {
      ...{ key: 'term', title: texts.titleOf(texts.termOf[kindOf(quote)], nameOf(level)) },
      content: (
        <SectionParts>
          <ChoiceCards
            label={texts.months}
            value={String(months)}
            cards={VIP_MONTHS.map((count) => ({
              value: String(count),
              title: texts.monthsOf(count),
              content: (
                <>
                  <span>{formatMoney(vipPrice(level, count) ?? 0)}</span>
                  <span>{texts.discounts[count]}</span>
                </>
              ),
            }))}
            onChange={(count) => void navigate(hrefOf(level, Number(count)), { preventScrollReset: true })}
          />
          {quote.refusal !== '' && <InlineAlert tone="warning">{quote.refusal}</InlineAlert>}
          {quote.deduction > 0 && (
            <InlineAlert>{texts.rest(quote.unusedDays, formatMoney(quote.deduction))}</InlineAlert>
          )}
        </SectionParts>
      ),
    },
  ];
  return (
    <DetailPage
      {...head}
      actions={
        <ButtonLink variant="line" size="compact" href={paths.serviceAuthOrders}>
          {texts.orders}
        </ButtonLink>
      }
      sections={sections}
      rail={<Payable {...{ plans, quote, level, months }} />}
    />
  );
}

/** What is to be paid, and the way to the cashier. */
function Payable({ plans, quote, level, months }: FoundVip & Omit<VipBuyPageProps, 'found'>) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const act = useAct();
  const { userInfo } = useSession();
  const [agreed, setAgreed] = useState(false);
  const [error, setError] = useState('');
  const mayBuy = userInfo === null || mayDo(userInfo, 'vip_buy');

  function buy() {
    if (!agreed) {
      setError(VIP_MESSAGES.agree);
      return;
    }
    void act.run('buy', async (idempotencyKey) => {
      const { orderId, payOrderId } = await (await vipCalls(client)).buy(
        { body: { level, months } },
        { idempotencyKey },
      );
      await navigate(payOrderId === null ? `${paths.vipOrderDetail}?id=${orderId}` : `${paths.pay}?id=${payOrderId}`);
      return undefined;
    });
  }

  return (
    <RailCard title={texts.payable}>
      <RailFacts
        facts={[
          { term: texts.termFact(nameOf(level), months), value: formatMoney(quote.amount) },
          ...(quote.deduction > 0
            ? [{ term: texts.deduction(nameOf(plans.level)), value: `−${formatMoney(quote.deduction)}` }]
            : []),
          ...(quote.beginDate === '' ? [] : [{ term: texts.term, value: texts.range(quote.beginDate, quote.endDate) }]),
        ]}
      />
      <RailAmount
        amount={formatMoney(quote.payAmount).replace('¥', '')}
        unit={texts.yuan}
        words={capitalAmount(quote.payAmount)}
      />
      <LostAct lost={act.lost} />
      {plans.unpaidOrderId !== null && (
        <InlineAlert
          tone="warning"
          action={
            <ButtonLink variant="line" size="compact" href={`${paths.vipOrderDetail}?id=${plans.unpaidOrderId}`}>
              {texts.unpaidLink}
            </ButtonLink>
          }
        >
          {texts.unpaid}
        </InlineAlert>
      )}
      <div>
        <Checkbox
          label={texts.agreement}
          checked={agreed}
          onChange={(isOn) => {
            setAgreed(isOn);
            setError('');
          }}
        />
        <AgreementLink code="membership_agreement" />
      </div>
      {error !== '' && <InlineAlert tone="warning">{error}</InlineAlert>}
      {mayBuy && (
        <Button
          wide
          disabled={quote.refusal !== '' || plans.unpaidOrderId !== null}
          pending={act.isBusy('buy')}
          onClick={buy}
        >
          {texts.pay}
        </Button>
      )}
      <RailHint>{texts.agreementText}</RailHint>
    </RailCard>
  );
}
