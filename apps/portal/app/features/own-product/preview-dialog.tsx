import { Button } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { ownProductTexts as texts } from './messages.ts';
import { productSections, type ShownProduct } from './product-sections.tsx';

export interface PreviewDialogProps {
  readonly product: ShownProduct & { readonly name?: unknown };
  readonly cities: readonly { readonly code: string; readonly name: string }[];
  readonly onClose: () => void;
}

/** What stands in the form, as it is read: nothing of it is saved. */
export function PreviewDialog({ product, cities, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={typeof product.name === 'string' && product.name !== '' ? product.name : texts.previewTitle}
      text={texts.previewText}
      actions={
        <Button size="regular" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {productSections(product, cities).map(({ key, title, content }) => (
        <section key={key} aria-label={title}>
          {content}
        </section>
      ))}
    </Dialog>
  );
}
