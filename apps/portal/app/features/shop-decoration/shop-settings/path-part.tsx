import { checkShopPath, SHOP_MESSAGES } from '@jianzhu/domain/shops';
import { Button, ButtonLink } from '@jianzhu/ui';
import { TextField } from '@jianzhu/ui/fields';
import { QrCode } from '@jianzhu/ui/qr-code';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import { type FormEvent, useEffect, useState } from 'react';
import * as paths from '../../../paths.ts';
import { usePortalClient } from '../../../portal-client.ts';
import { useLeadToWrong } from '../../../record/use-lead-to-wrong.ts';
import { useCopyLink } from '../../../shell/use-copy-link.ts';
import { isPathTaken, type OwnPage } from '../decoration-calls.ts';
import type { PartProps } from './categories-part.tsx';
import { shopSettingsTexts as texts } from './messages.ts';

export interface PathPartProps extends PartProps {
  readonly page: OwnPage;
}

/** What is known of one address that was typed. */
interface Checked {
  readonly path: string;
  readonly wrong: string | null;
}

/** 短地址: under which the shop is reached, with its link and code. */
export function PathPart({ state, mayEdit, page }: PathPartProps) {
  const { path, seen } = state;
  const client = usePortalClient();
  const leadToWrong = useLeadToWrong();
  const [checked, setChecked] = useState<Checked | null>(null);
  const now = checked?.path === path ? checked : null;
  const isOwn = path === seen.path;

  /** Says early what the save would be refused for; it has the last word. */
  async function check() {
    const wrong = checkShopPath(path);
    if (wrong !== null) return setChecked({ path, wrong: wrong.message });
    if (path === '' || isOwn) return;
    const isTaken = await isPathTaken(client, path, page.facts.businessId);
    if (isTaken !== null) setChecked({ path, wrong: isTaken ? SHOP_MESSAGES.pathTaken : null });
  }

  const type = (text: string) => state.setPath(text === seen.path ? null : text);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isOwn) return;
    const wrong = checkShopPath(path);
    if (wrong !== null) {
      setChecked({ path, wrong: wrong.message });
      leadToWrong();
      return;
    }
    void state.save({
      name: 'save-path',
      send: (calls, { version }) => calls.savePath({ body: { version, path } }),
      onSaved() {
        state.setPath(null);
        setChecked(null);
      },
      onRefused([first]) {
        setChecked({ path, wrong: first?.message ?? SHOP_MESSAGES.pathTaken });
        leadToWrong();
      },
    });
  }

  return (
    <div className={styles.panel}>
      <form className={styles.stack} onSubmit={submit} noValidate>
        <TextField
          id="shop-path"
          label={texts.path}
          help={seen.path !== '' && !isOwn ? `${texts.pathHelp}。${texts.pathKept}` : texts.pathHelp}
          error={now?.wrong ?? undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={!mayEdit}
          value={path}
          onChange={(text) => type(text.trim().toLowerCase())}
          onBlur={() => void check()}
        />
        <p role="status" className={styles.note}>
          {now?.wrong === null && !isOwn && texts.pathFree}
        </p>
        {mayEdit && (
          <div className={styles.buttons}>
            {!isOwn && (
              <Button variant="line" size="regular" onClick={() => state.setPath(null)}>
                {texts.undoCategories}
              </Button>
            )}
            <Button
              type="submit"
              size="regular"
              pending={state.isBusy('save-path')}
              {...(isOwn ? { why: texts.unchanged } : {})}
            >
              {texts.save}
            </Button>
          </div>
        )}
      </form>
      <ShopAddress path={seen.path} businessId={page.facts.businessId} />
    </div>
  );
}

/** The link of the shop as it is saved, to be passed on. */
function ShopAddress({ path, businessId }: { readonly path: string; readonly businessId: string }) {
  const copy = useCopyLink();
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  const query = new URLSearchParams(path === '' ? { businessId } : { path });
  const address = `${origin}${paths.shopPc}?${query}`;
  if (origin === '') return null;
  return (
    <div className={styles.stack}>
      <h3 className={styles.heading}>{texts.link}</h3>
      {path === '' && <p className={styles.note}>{texts.noPath}</p>}
      <p className={styles.address}>{address}</p>
      <div className={styles.buttons}>
        <Button variant="line" size="regular" onClick={() => void copy(address)}>
          {texts.copy}
        </Button>
        <ButtonLink variant="line" size="regular" href={address} target="_blank">
          {texts.open}
        </ButtonLink>
      </div>
      <div className={styles.code}>
        <QrCode value={`${origin}${paths.shopApp}?${query}`} label={texts.qr} />
        <span className={styles.note}>{texts.qrHelp}</span>
      </div>
    </div>
  );
}
