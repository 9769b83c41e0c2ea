import { PRODUCT_LIMITS, PRODUCT_MESSAGES, productMachine } from '@jianzhu/domain/products';
import { Button, ButtonLink } from '@jianzhu/ui';
import { FieldGroup } from '@jianzhu/ui/fields';
import { ActionBar, ErrorSummary, SectionParts, SheetFormPage, SheetSection } from '@jianzhu/ui/pages';
import { useState } from 'react';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { DraftOffer } from '../../record/draft-offer.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordField } from '../../record/record-field.tsx';
import type { FoundForm } from '../../record/use-record-form.ts';
import { VersionConflict } from '../../record/version-conflict.tsx';
import { shelfTexts } from '../../shelf/messages.ts';
import { OrderedPicturesField } from '../../shelf/ordered-pictures-field.tsx';
import { RichField } from '../../shelf/rich-field.tsx';
import { LinesField } from '../../shelf/rows-field.tsx';
import { ShelfSaid } from '../../shelf/shelf-said.tsx';
import { ShelfStatusTag } from '../../shelf/shelf-status.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { BasicSection } from './basic-section.tsx';
import { ownProductTexts as texts } from './messages.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { PriceSection } from './price-section.tsx';
import { type CategoryTree, type ProductDetail, productCalls, type ShopCategories } from './product-calls.ts';
import { labelOf } from './product-form-record.ts';
import { ProductSteps, useSteps } from './product-steps.tsx';
import { ShopCategoryField } from './shop-category-field.tsx';
import { unitName } from './unit-name.ts';
import { useProductForm } from './use-product-form.ts';
import { VersionsDialog } from './versions-dialog.tsx';

export interface FoundProduct extends FoundForm {
  readonly record: (ProductDetail & FoundForm['record']) | null;
}

export interface ProductFormProps {
  readonly found: FoundProduct;
  readonly tree: CategoryTree;
  readonly cities: readonly { readonly code: string; readonly name: string }[];
  /** Null where they could not be loaded. */
  readonly shopCategories: ShopCategories | null;
  readonly officeViewer: string | null;
}

const SQUARE = { leastSide: PRODUCT_LIMITS.imageSide, tooSmall: PRODUCT_MESSAGES.mainImageSize } as const;

/** Publishes a product, or writes a change of one (domain rules 10.1, 10.2). */
export function ProductForm({ found, tree, cities, shopCategories, officeViewer }: ProductFormProps) {
  const { record } = found;
  const head = useMemberHead(record === null ? texts.add : texts.edit);
  const product = useProductForm(found, officeViewer);
  const { form, matrix, video, certificates, send, isUploading } = product;
  const [step, go] = useSteps();
  const [open, setOpen] = useState<'preview' | 'versions' | null>(null);
  const { categoryCode } = form.values;
  const usual = tree.find(({ children }) => children.some(({ code }) => code === categoryCode))?.attributes ?? [];
  const isApproved = record !== null && record.standing !== 0;
  const unit = unitName(form.values.unit);
  const errors = Object.entries(form.errors).map(([fieldId, text]) => ({ fieldId, text }));
  const wrong = Math.max(errors.length, 0) + matrix.wrongRows;
  // What counts at once is simply saved; what has never been seen by a reviewer is handed in.
  const mainIsSave = isApproved;
  const begin = (thenHandIn: boolean) => {
    if (!isUploading && !form.isBusy) send(thenHandIn);
  };
  return (
    <>
      <SheetFormPage
        {...head}
        status={record && <ShelfStatusTag machine={productMachine} status={record.status} />}
        actions={
          <>
            {record && record.code !== '' && <span>{texts.code(record.code)}</span>}
            {isApproved && (
              <Button variant="line" size="regular" onClick={() => setOpen('versions')}>
                {texts.versions}
              </Button>
            )}
          </>
        }
        onSubmit={() => begin(!mainIsSave)}
      >
        <ProductSteps step={step} onGo={go} errors={errors} wrongRows={matrix.wrongRows} values={form.values} />
        {record && <ShelfSaid record={record} labelOf={labelOf} />}
        <DraftOffer offer={form.offer} />
        <LostAct lost={form.lost} />
        <ErrorSummary errors={errors} />
        <SheetSection id="basics" title={texts.stepNames.basics}>
          <BasicSection form={form} tree={tree} cities={cities} unit={unit} />
        </SheetSection>
        <SheetSection id="prices" title={texts.stepNames.prices} hint={texts.pricesHint}>
          <PriceSection form={form} matrix={matrix} unit={unit} />
        </SheetSection>
        <SheetSection id="pictures" title={texts.stepNames.pictures}>
          <SectionParts>
            <OrderedPicturesField
              {...{ form, name: 'mainImages', label: texts.mainImages, help: texts.mainImagesHelp }}
              max={PRODUCT_LIMITS.images}
              calls={productCalls}
              rule={SQUARE}
            />
            <FieldGroup
              id="video"
              label={texts.video}
              help={texts.videoHelp}
              error={product.videoError ?? form.errors.video}
            >
              {video.table}
            </FieldGroup>
            <FieldGroup id="certificates" label={texts.certificates} error={form.errors.certificates}>
              {certificates.table}
            </FieldGroup>
          </SectionParts>
        </SheetSection>
        <SheetSection id="content" title={texts.stepNames.content}>
          <SectionParts>
            <AttributeFields form={form} usual={usual} />
            <LinesField form={form} name="keywords" label={texts.keywords} max={PRODUCT_LIMITS.keywords} />
            <RichField
              {...{ form, name: 'detail', label: texts.detail, maxLength: 50_000, calls: productCalls }}
              required
            />
            <ShopCategoryField form={form} categories={shopCategories} />
            <RecordField form={form} name="sort" />
          </SectionParts>
        </SheetSection>
        <ActionBar note={[form.note, wrong > 0 && texts.wrong(wrong)].filter(Boolean).join(' · ')}>
          <ButtonLink variant="line" href={paths.publishProduct}>
            {texts.cancel}
          </ButtonLink>
          <Button variant="line" onClick={() => setOpen('preview')}>
            {texts.previewAct}
          </Button>
          <Button variant="line" disabled={form.isBusy || isUploading} onClick={() => begin(mainIsSave)}>
            {mainIsSave ? shelfTexts.saveAndSubmit : texts.saveDraft}
          </Button>
          <Button type="submit" pending={form.isBusy} disabled={isUploading}>
            {mainIsSave ? texts.saveDraft : texts.submit}
          </Button>
        </ActionBar>
      </SheetFormPage>
      <LeaveGuard isNeeded={form.isAtRisk || product.hasUnsavedFiles} />
      <VersionConflict form={form} showDifference={undefined} />
      {open === 'preview' && <PreviewDialog product={form.values} cities={cities} onClose={() => setOpen(null)} />}
      {open === 'versions' && record && <VersionsDialog id={record.id} onClose={() => setOpen(null)} />}
    </>
  );
}
