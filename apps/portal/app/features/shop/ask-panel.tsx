import { ShopSheet } from '@jianzhu/ui/shop';
import { useLocation } from 'react-router';
import type { ShopFacts } from '../../shop-blocks/block-views.ts';
import { AskButton } from './ask-button.tsx';
import { shopPageTexts as texts } from './messages.ts';

export interface AskPanelProps {
  readonly company: Pick<ShopFacts, 'businessId' | 'name'>;
  /** Of materials; '' for none. */
  readonly category: { readonly code: string; readonly name: string };
}

/** 快速询价: asks a shop for what is not on its shelf. */
export function AskPanel({ company: { businessId, name }, category }: AskPanelProps) {
  const { pathname, search } = useLocation();
  return (
    <ShopSheet title={texts.askTitle}>
      <p>{texts.askText(name)}</p>
      {category.name && <p>{texts.askCategory(category.name)}</p>}
      <p>
        <AskButton
          text={texts.askStart}
          back={pathname + search}
          write={({ inquiryOfShop }) => inquiryOfShop(businessId, name, category.code)}
        />
      </p>
    </ShopSheet>
  );
}
