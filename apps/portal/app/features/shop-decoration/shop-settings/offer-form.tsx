import { backwardOffer, SHOP_MESSAGES, shopOfferRecord } from '@jianzhu/domain/shops';
import { Button } from '@jianzhu/ui';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import { type FormEvent, useEffect } from 'react';
import type { InferOutput } from 'valibot';
import { RecordField } from '../../../record/record-field.tsx';
import { useLeadToWrong } from '../../../record/use-lead-to-wrong.ts';
import { useRowForm } from '../../../record/use-row-form.ts';
import { shopSettingsTexts as texts } from './messages.ts';
import type { ShopOffer } from './offer-days.ts';

export interface OfferFormProps {
  /** Null for a new one. */
  readonly offer: ShopOffer | null;
  readonly isBusy: boolean;
  readonly onSave: (fields: InferOutput<typeof shopOfferRecord>) => void;
  readonly onCancel: () => void;
}

/** The fields of an offer, in place of the list. */
export function OfferForm({ offer, isBusy, onSave, onCancel }: OfferFormProps) {
  const form = useRowForm(shopOfferRecord, offer && { ...offer });
  const leadToWrong = useLeadToWrong();

  useEffect(() => document.getElementById('kind')?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const fields = form.read();
    if (fields === null) leadToWrong();
    else if (backwardOffer({ offers: [fields] }) >= 0) {
      form.tell({ endDate: SHOP_MESSAGES.offerDates });
      leadToWrong();
    } else onSave(fields);
  }

  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      <h3 className={styles.cardName}>{offer === null ? texts.addOffer : texts.editOffer}</h3>
      <RecordField form={form} name="kind" />
      <RecordField form={form} name="title" />
      <RecordField form={form} name="text" />
      <RecordField form={form} name="beginDate" />
      <RecordField form={form} name="endDate" />
      <div className={styles.buttons}>
        <Button variant="line" size="regular" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="regular" pending={isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
