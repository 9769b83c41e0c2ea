import { INQUIRY_MESSAGES } from '@jianzhu/domain/inquiries';
import { formatMoney } from '@jianzhu/domain/money';
import { quotationMachine } from '@jianzhu/domain/quotations';
import { statusLook } from '@jianzhu/domain/records';
import { Button, Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { Countdown } from '@jianzhu/ui/countdown';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { LineItemGrid } from '@jianzhu/ui/line-item-grid';
import { ActionBar, SheetFormPage, SheetSection } from '@jianzhu/ui/pages';
import { RecordSummary, StatusTag } from '@jianzhu/ui/record';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { secondTexts as texts } from './second-messages.ts';
import { secondColumns, secondTotals } from './second-price-rows.ts';
import { type AskedRound, useSecondPrices } from './use-second-prices.ts';

/** The second prices of a supplier who was asked; without a price the first one stands (domain rules 4.5). */
export function SecondPrices({ round, quotation }: AskedRound) {
  const head = useMemberHead();
  const form = useSecondPrices({ round, quotation });
  const { items, act } = form;
  const look = statusLook(quotationMachine, quotation.status);
  const total = secondTotals(items);

  return (
    <>
      <SheetFormPage {...head} status={<StatusTag look={look} />} onSubmit={form.submit}>
        <SheetSection id="round" title={texts.progress}>
          <RecordSummary
            title={round.title}
            tags={<Tag tone="brand">{texts.sealedTag}</Tag>}
            facts={[round.code]}
            aside={
              form.wasOpen &&
              form.untilMs !== null && (
                <>
                  <span>{texts.until}</span>
                  <Countdown label={texts.until} untilMs={form.untilMs} />
                  <span>{round.deadline.slice(0, 16)}</span>
                </>
              )
            }
          />
        </SheetSection>
        {round.message !== '' && <InlineAlert>{texts.message(round.message)}</InlineAlert>}
        {quotation.rank !== null && <InlineAlert>{INQUIRY_MESSAGES.ownRank(quotation.rank)}</InlineAlert>}
        {form.shut !== null && <InlineAlert tone="warning">{texts.shut(form.shut)}</InlineAlert>}
        {form.takeNewer !== null && (
          <InlineAlert
            tone="warning"
            action={
              <Button variant="line" size="compact" onClick={form.takeNewer}>
                {texts.takeNewer}
              </Button>
            }
          >
            {texts.newer}
          </InlineAlert>
        )}
        <LostAct lost={act.lost} />
        <SheetSection id="prices" title={texts.prices} hint={texts.pricesHint(items.length)} flush>
          <LineItemGrid
            label={texts.pricesTable}
            columns={secondColumns}
            items={items}
            onChange={form.setItems}
            fixedRows
            phone="cards"
            readOnly={!form.wasOpen}
            totals={{ amount: formatMoney(total.now) }}
          />
        </SheetSection>
        {form.wasOpen && (
          <ActionBar
            note={
              <>
                {texts.first} {formatMoney(total.first)}，{texts.now} <b>{formatMoney(total.now)}</b>，{texts.less}{' '}
                {formatMoney(total.first - total.now)}
                {form.errorCount > 0 && `，${texts.wrong(form.errorCount)}`}
              </>
            }
          >
            <Button variant="line" disabled={form.isShut} onClick={form.keepFirst}>
              {texts.same}
            </Button>
            <Button type="submit" disabled={form.isShut} pending={act.isBusy('second')}>
              {texts.submit}
            </Button>
          </ActionBar>
        )}
      </SheetFormPage>
      <LeaveGuard isNeeded={form.isTouched} />
      <ConfirmDialog
        open={form.isAsked}
        text={texts.submitAsk(formatMoney(total.now))}
        confirmText={texts.submit}
        pending={act.isBusy('second')}
        onConfirm={form.confirm}
        onCancel={form.cancel}
      />
    </>
  );
}
