import { Button, TabList, TabPanel } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { Dialog } from '@jianzhu/ui/dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { LostAct } from '../../../record/lost-act.tsx';
import type { OwnPage, ShopSettings } from '../decoration-calls.ts';
import { PageConflict } from '../editor-dialogs.tsx';
import { CategoriesPart } from './categories-part.tsx';
import { shopSettingsTexts as texts } from './messages.ts';
import { OffersPart } from './offers-part.tsx';
import { PathPart } from './path-part.tsx';
import { useShopSettings } from './use-shop-settings.ts';

/** Parts of the settings in their order. */
export const SETTINGS_PARTS = ['categories', 'offers', 'path'] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

const tabs = SETTINGS_PARTS.map((value) => ({ value, label: texts.parts[value] }));
const id = 'shop-settings';

export interface SettingsDialogProps {
  readonly page: OwnPage;
  /** Null where they could not be loaded. */
  readonly settings: ShopSettings | null;
  readonly mayEdit: boolean;
  /** The part that is shown first. */
  readonly part: SettingsPart;
  readonly onClose: () => void;
  /** Told whether something stands there that is not saved. */
  readonly onChanged: (isChanged: boolean) => void;
}

/** 店铺设置: what the pages of a shop have in common (domain rules 14). */
export function SettingsDialog({ settings, ...props }: SettingsDialogProps) {
  return settings === null ? <NotLoaded onClose={props.onClose} /> : <LoadedSettings settings={settings} {...props} />;
}

function NotLoaded({ onClose }: Pick<SettingsDialogProps, 'onClose'>) {
  const { revalidate, state } = useRevalidator();
  const retry = (
    <Button variant="line" size="compact" pending={state === 'loading'} onClick={() => void revalidate()}>
      {texts.retry}
    </Button>
  );
  return (
    <Dialog open wide title={texts.title} onOpenChange={(open) => !open && onClose()}>
      <InlineAlert tone="warning" action={retry}>
        {texts.loadFailed}
      </InlineAlert>
    </Dialog>
  );
}

interface LoadedProps extends SettingsDialogProps {
  readonly settings: ShopSettings;
}

function LoadedSettings({ page, settings, mayEdit, part, onClose, onChanged }: LoadedProps) {
  const state = useShopSettings(settings);
  const { isChanged, late } = state;
  const [shown, setShown] = useState(part);
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    onChanged(isChanged);
    return () => onChanged(false);
  }, [isChanged, onChanged]);

  const close = () => (isChanged ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog open wide title={texts.title} onOpenChange={(open) => !open && close()}>
        <div className={styles.stack}>
          <TabList id={id} label={texts.partsLabel} tabs={tabs} selected={shown} onSelect={setShown} />
          {!mayEdit && <InlineAlert>{texts.readOnly}</InlineAlert>}
          <LostAct lost={state.lost} />
          <TabPanel id={id} selected={shown}>
            {shown === 'categories' && <CategoriesPart {...{ state, mayEdit }} />}
            {shown === 'offers' && <OffersPart {...{ state, mayEdit }} />}
            {shown === 'path' && <PathPart {...{ state, mayEdit, page }} />}
          </TabPanel>
        </div>
      </Dialog>
      {late !== null && (
        <PageConflict
          title={texts.changed}
          text={texts.changedBy(late.changedBy, late.changedAt.slice(0, 16))}
          lost={state.lost}
          pending={false}
          onLoad={state.loadLatest}
          onOverwrite={state.overwrite}
        />
      )}
      <ConfirmDialog
        open={isLeaving}
        text={texts.unsaved}
        confirmText={texts.leave}
        cancelText={texts.stay}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      />
    </>
  );
}
