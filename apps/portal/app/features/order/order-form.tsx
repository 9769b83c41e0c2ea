import { dictionaryLabel, MEMBERSHIP_LEVELS, REFUND_RULES } from '@jianzhu/domain/forms';
import { formatMoney } from '@jianzhu/domain/money';
import { ORDER_TYPE, ORDER_TYPES, orderPrice, orderRecord } from '@jianzhu/domain/orders';
import { Button, ButtonLink } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { FormPage } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { errorsOf, type Values } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import { newKey } from '../../record/use-act.ts';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { useSentForm } from '../../record/use-sent-form.ts';
import { orderTexts, orderFormTexts as texts } from './messages.ts';
import { type Offer, orderCalls } from './order-calls.ts';
import { boughtHref, cashierHref } from './order-look.ts';

const NO_FILES: readonly [] = [];
const { facts: terms } = orderTexts;

export interface OrderFormPageProps {
  readonly offer: Offer;
  /** Of a service sold by packages, from 0. */
  readonly packageIndex: number | undefined;
  readonly officeViewer: string | null;
}

/** Orders a service, a package, a lesson or a text at the price that the platform says (domain rules 11.3). */
export function OrderFormPage({ offer, packageIndex, officeViewer }: OrderFormPageProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const navigate = useNavigate();
  const { userInfo } = useSession();
  const { errors, isRunning, submit } = useSentForm();
  const [values, setValues] = useState<Values>({
    ...{ quantity: 1, contactName: userInfo?.realName ?? '', contactPhone: '', demandText: '' },
  });
  const key = useRef(newKey());
  const files = useRecordFiles({
    ...{ name: `order-${offer.targetId}`, label: texts.files, rules: procurementRules.record, officeViewer },
    ...{ saved: NO_FILES, readOnly: false },
  });
  const isCounted = offer.orderType === ORDER_TYPE.service;
  const fields = isCounted ? orderRecord : v.omit(orderRecord, ['quantity']);
  const quantity = isCounted && Number(values.quantity) > 0 ? Number(values.quantity) : 1;
  const cost = orderPrice(offer.price, quantity, offer.level);
  const form = {
    ...{ record: orderRecord, values, errors },
    set: (changed: Values) => setValues((now) => ({ ...now, ...changed })),
  };
  const names = Object.keys(fields.entries);

  const send = () =>
    submit(offer.isVirtual ? {} : errorsOf(fields, values), names[0] ?? '', async () => {
      const calls = await orderCalls(client);
      const { orderType, targetId } = offer;
      const asked = { orderType, targetId, ...(packageIndex !== undefined && { packageIndex }) };
      const filled = offer.isVirtual
        ? {}
        : { ...v.parse(orderRecord, { ...values, quantity }), attachments: files.value() };
      const { orderId, payOrderId } = await calls.order.create(
        { body: { ...asked, ...filled } },
        { idempotencyKey: key.current },
      );
      await navigate(payOrderId === null ? boughtHref({ id: orderId, orderType }) : cashierHref(payOrderId));
    });

  return (
    <FormPage
      {...head}
      errors={Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text: text ?? '' }))}
      note={texts.hint}
      notice={offer.refusal !== '' && <InlineAlert tone="warning">{offer.refusal}</InlineAlert>}
      sections={[
        {
          key: 'offer',
          title: texts.section,
          content: <DescriptionList items={factsOf(offer, cost)} />,
        },
        ...(offer.isVirtual
          ? []
          : [
              {
                key: 'demand',
                title: texts.demand,
                content: (
                  <>
                    {names.map((name) => (
                      <RecordField key={name} form={form} name={name} />
                    ))}
                    {files.table}
                  </>
                ),
              },
            ]),
      ]}
      buttons={
        <>
          <ButtonLink variant="line" href={paths.boughtServices}>
            {texts.cancel}
          </ButtonLink>
          <Button type="submit" disabled={offer.refusal !== '' || files.isUploading} pending={isRunning}>
            {isRunning ? texts.submitting : texts.submit}
          </Button>
        </>
      }
      onSubmit={() => {
        if (!isRunning && offer.refusal === '') send();
      }}
    />
  );
}

function factsOf(offer: Offer, cost: ReturnType<typeof orderPrice>) {
  const { title, packageName, days, sellerName, unit, price, level, refundRule, orderType } = offer;
  return [
    { term: terms.service, value: title },
    { term: texts.type, value: dictionaryLabel(ORDER_TYPES, orderType) },
    { term: texts.seller, value: sellerName },
    { term: terms.package, value: [packageName, days > 0 && orderTexts.days(days)].filter(Boolean).join(' · ') || '—' },
    { term: texts.price, value: texts.unit(formatMoney(price), unit) },
    { term: terms.rule, value: dictionaryLabel(REFUND_RULES, refundRule) },
    ...(cost.discountAmount === 0
      ? []
      : [
          {
            term: texts.discount(dictionaryLabel(MEMBERSHIP_LEVELS, level)),
            value: `−${formatMoney(cost.discountAmount)}`,
          },
        ]),
    { term: texts.total, value: <b>{formatMoney(cost.payAmount)}</b> },
  ];
}
