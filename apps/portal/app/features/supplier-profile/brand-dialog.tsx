import {
  type BrandFields,
  brandRecord,
  CERTIFICATE_FILES,
  checkSupplierProfile,
} from '@jianzhu/domain/supplier-profiles';
import type { FileRules } from '@jianzhu/ui/attachments';
import { FieldGroup } from '@jianzhu/ui/fields';
import { MODIFY_STATUS } from '@jianzhu/upload';
import { useState } from 'react';
import { FormDialog } from '../../record/form-dialog.tsx';
import { RecordField } from '../../record/record-field.tsx';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { useRowForm } from '../../record/use-row-form.ts';
import { supplierProfileTexts as texts } from './messages.ts';

const RULES: FileRules = { ...CERTIFICATE_FILES.papers, maxCount: 1 };
/** Made once: widgets compare what they are given. */
const NO_FILES: BrandFields['certificate'] = [];

export interface BrandDialogProps {
  /** Null for a new one. */
  readonly brand: BrandFields | null;
  /** The other brands of the profile, beside which its name stands once. */
  readonly others: readonly BrandFields[];
  /** Whether it may be changed; otherwise it is looked at. */
  readonly isOpen: boolean;
  readonly officeViewer: string | null;
  readonly onTake: (brand: BrandFields) => void;
  readonly onClose: () => void;
}

/** One brand with the paper of its authorisation. */
export function BrandDialog({ brand, others, isOpen, officeViewer, onTake, onClose }: BrandDialogProps) {
  const form = useRowForm(brandRecord, brand);
  const [saved] = useState(brand?.certificate ?? NO_FILES);
  const files = useRecordFiles({
    ...{ name: 'brand-certificate', label: texts.certificate, rules: RULES, saved, officeViewer },
    readOnly: !isOpen,
    isOfPapers: true,
  });

  function take(): void {
    if (!isOpen) {
      onClose();
      return;
    }
    const certificate = files.value().filter(({ modifyStatus }) => modifyStatus !== MODIFY_STATUS.deleted);
    const read = form.read({ certificate });
    if (read === null) return;
    const wrong = brandError(read, others);
    if (wrong === null) {
      onTake(read);
      onClose();
    } else form.tell(wrong);
  }

  return (
    <FormDialog
      title={brand === null ? texts.addBrand : isOpen ? texts.editBrand : texts.look}
      confirmText={texts.ok}
      isRunning={false}
      isWaiting={files.isUploading}
      wide
      onSubmit={take}
      onClose={onClose}
    >
      <RecordField form={form} name="name" />
      <RecordField form={form} name="authKind" />
      <RecordField form={form} name="beginDate" />
      <RecordField form={form} name="endDate" />
      <FieldGroup
        id="certificate"
        label={texts.certificate}
        required
        help={texts.certificateHelp}
        error={form.errors.certificate}
      >
        {files.table}
      </FieldGroup>
    </FormDialog>
  );
}

/** What is wrong with a brand beside the others, at the field that it comes from; null when nothing is. */
function brandError(brand: BrandFields, others: readonly BrandFields[]): Readonly<Record<string, string>> | null {
  const alone = { ...EMPTY, brands: [brand] };
  const [ofDays] = checkSupplierProfile(alone);
  if (ofDays) return { endDate: ofDays.message };
  const [ofName] = checkSupplierProfile({ ...EMPTY, brands: [brand, ...others] }).filter(({ message }) =>
    message.includes(brand.name),
  );
  return ofName ? { name: ofName.message } : null;
}

const EMPTY = {
  ...{ mainCategories: [], supplyRegions: [], yearSales: null, vehicles: null, serviceTags: [], intro: '' },
  warehouse: [],
};
