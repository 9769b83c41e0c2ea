import { dictionaryLabel } from '@jianzhu/domain/forms';
import { OFFER_KINDS, SHOP_LIMITS, shopOffersRecord } from '@jianzhu/domain/shops';
import { Button, EmptyState, Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { EditorIconButton } from '@jianzhu/ui/shop-editor';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import { useState } from 'react';
import * as v from 'valibot';
import type { PartProps } from './categories-part.tsx';
import { shopSettingsTexts as texts } from './messages.ts';
import { endedNow, type OfferPhase, phaseOf, type ShopOffer } from './offer-days.ts';
import { OfferForm } from './offer-form.tsx';

const tones = { coming: 'brand', running: 'success', over: 'neutral' } as const satisfies Record<OfferPhase, string>;

type Offers = readonly ShopOffer[];
type Asked = { readonly act: 'end' | 'remove'; readonly offer: ShopOffer };

/** What is asked, said on the button and told afterwards of each act that is not taken back. */
const ASKED = {
  end: { text: texts.endOffer, confirm: texts.confirmEnd, done: texts.ended },
  remove: { text: texts.removeOffer, confirm: texts.confirmRemove, done: texts.removed },
} as const;

/** 优惠活动: a list, each act of which is saved at once. */
export function OffersPart({ state, mayEdit }: PartProps) {
  const { offers } = state.seen;
  const [nowMs] = useState(() => Date.now());
  const [filled, setFilled] = useState<ShopOffer | 'new' | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  function fill(offer: ShopOffer | 'new' | null) {
    setFilled(offer);
    state.setFilling(offer === null ? null : true);
  }

  /** One change of the list as it stands then: of what others have saved meanwhile nothing is lost. */
  function save(change: (offers: Offers) => readonly unknown[], text: string, onSaved = () => {}) {
    setRefused(null);
    void state.save({
      ...{ name: 'save-offers', text, onSaved },
      send: (calls, { version, offers: now }) =>
        calls.saveOffers({ body: { version, ...v.parse(shopOffersRecord, { offers: change(now) }) } }),
      onRefused: ([first]) => setRefused(first?.message ?? null),
    });
  }

  function confirm({ act, offer }: Asked) {
    const ended = endedNow(offer, Date.now());
    setAsked(null);
    if (act === 'remove') save((now) => now.filter(({ id }) => id !== offer.id), ASKED.remove.done);
    else save((now) => now.map((one) => (one.id === offer.id ? { ...one, ...ended } : one)), ASKED.end.done);
  }

  function move(offer: ShopOffer, by: 1 | -1) {
    save((now) => {
      const at = now.findIndex(({ id }) => id === offer.id);
      return at < 0 ? now : now.toSpliced(at, 1).toSpliced(at + by, 0, now[at] ?? offer);
    }, texts.saved);
  }

  const failed = refused !== null && <InlineAlert tone="warning">{refused}</InlineAlert>;
  if (filled !== null) {
    return (
      <div className={styles.stack}>
        {failed}
        <OfferForm
          offer={filled === 'new' ? null : filled}
          isBusy={state.isBusy('save-offers')}
          onCancel={() => fill(null)}
          onSave={(fields) => {
            const isNew = filled === 'new';
            const put = (now: Offers) =>
              isNew ? [...now, fields] : now.map((one) => (one.id === filled.id ? { ...one, ...fields } : one));
            save(put, texts.saved, () => fill(null));
          }}
        />
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      <p className={styles.note}>{texts.offersHelp}</p>
      {failed}
      {offers.length === 0 && <EmptyState title={texts.noOffers} text={texts.noOffersHint} drawing={null} />}
      <ol className={styles.stack}>
        {offers.map((offer, at) => {
          const phase = phaseOf(offer, nowMs);
          return (
            <li key={offer.id} className={styles.card}>
              <div className={styles.offerHead}>
                <span className={styles.cardName}>{offer.title}</span>
                <Tag>{dictionaryLabel(OFFER_KINDS, offer.kind)}</Tag>
                <Tag tone={tones[phase]}>{texts.phases[phase]}</Tag>
              </div>
              <span>{texts.days(offer.beginDate, offer.endDate)}</span>
              {offer.text !== '' && <span className={styles.note}>{offer.text}</span>}
              {mayEdit && (
                <div className={styles.buttons}>
                  <ActButton act={texts.edit} title={offer.title} onClick={() => fill(offer)} />
                  {endedNow(offer, nowMs) !== null && (
                    <ActButton act={texts.end} title={offer.title} onClick={() => setAsked({ act: 'end', offer })} />
                  )}
                  <ActButton
                    act={texts.delete}
                    title={offer.title}
                    onClick={() => setAsked({ act: 'remove', offer })}
                  />
                  <EditorIconButton
                    icon="chevron-up"
                    label={texts.up(`“${offer.title}”`)}
                    disabled={at === 0}
                    onClick={() => move(offer, -1)}
                  />
                  <EditorIconButton
                    icon="chevron-down"
                    label={texts.down(`“${offer.title}”`)}
                    disabled={at === offers.length - 1}
                    onClick={() => move(offer, 1)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {mayEdit && offers.length >= SHOP_LIMITS.offers && (
        <p className={styles.note}>{texts.mostOffers(SHOP_LIMITS.offers)}</p>
      )}
      {mayEdit && offers.length < SHOP_LIMITS.offers && (
        <div className={styles.buttons}>
          <Button size="regular" onClick={() => fill('new')}>
            {texts.addOffer}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        text={asked === null ? '' : ASKED[asked.act].text(asked.offer.title)}
        confirmText={asked === null ? '' : ASKED[asked.act].confirm}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked !== null && confirm(asked)}
      />
    </div>
  );
}

interface ActButtonProps {
  readonly act: string;
  readonly title: string;
  readonly onClick: () => void;
}

function ActButton({ act, title, onClick }: ActButtonProps) {
  return (
    <Button variant="link" size="compact" aria-label={texts.actOn(act, title)} onClick={onClick}>
      {act}
    </Button>
  );
}
