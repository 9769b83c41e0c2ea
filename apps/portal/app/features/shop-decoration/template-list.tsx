import { SHOP_MESSAGES, TEMPLATES } from '@jianzhu/domain/shops';
import { Button } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import { useState } from 'react';
import { decorationTexts as texts } from './messages.ts';

export interface TemplateListProps {
  readonly disabled: boolean;
  readonly isBusy: boolean;
  readonly onApply: (code: string, name: string) => void;
}

type Template = (typeof TEMPLATES)[number];

/** 模板: the official ones; one takes the place of all that is there, once that was confirmed. */
export function TemplateList({ disabled, isBusy, onApply }: TemplateListProps) {
  const [asked, setAsked] = useState<Template | null>(null);
  return (
    <div className={styles.stack}>
      <p className={styles.note}>{texts.templatesHelp}</p>
      <ul className={styles.stack}>
        {TEMPLATES.map((template) => (
          <li key={template.code} className={styles.card}>
            <div className={styles.cardHead}>
              <span className={styles.swatch} style={{ background: template.themeColor }} />
              <span className={styles.cardName}>{template.name}</span>
            </div>
            <p className={styles.note}>{template.about}</p>
            <Button
              variant="line"
              size="compact"
              disabled={disabled}
              pending={isBusy}
              aria-label={texts.applyNamed(template.name)}
              onClick={() => setAsked(template)}
            >
              {texts.use}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        text={SHOP_MESSAGES.applyTemplate}
        confirmText={texts.use}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked) onApply(asked.code, asked.name);
        }}
      />
    </div>
  );
}
