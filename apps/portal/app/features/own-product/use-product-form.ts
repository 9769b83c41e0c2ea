import { PRODUCT_LIMITS } from '@jianzhu/domain/products';
import type { FileRules } from '@jianzhu/ui/attachments';
import { useState } from 'react';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { useShelfForm } from '../../shelf/use-shelf-form.ts';
import { ownProductTexts as texts } from './messages.ts';
import { productCalls } from './product-calls.ts';
import type { FoundProduct } from './product-form.tsx';
import { productFormRecord } from './product-form-record.ts';
import { savedSkus } from './sku-values.ts';
import { unitName } from './unit-name.ts';
import { useSkuMatrix } from './use-sku-matrix.ts';
import { videoTooLong } from './video-length.ts';

/** Made once: widgets compare what they are given. */
const VIDEO_RULES: FileRules = {
  extensions: [...PRODUCT_LIMITS.video.extensions],
  capMegabytes: PRODUCT_LIMITS.video.maxMegabytes,
  maxCount: 1,
};
const CERTIFICATE_RULES: FileRules = {
  ...{ extensions: ['pdf', 'jpg', 'jpeg', 'png'], capMegabytes: 20 },
  maxCount: PRODUCT_LIMITS.certificates,
};
const NO_FILES: readonly [] = [];

/** The form of a product with its matrix and its files, saved together. */
export function useProductForm(found: FoundProduct, officeViewer: string | null) {
  const { record } = found;
  const client = usePortalClient();
  const [videoError, setVideoError] = useState<string | undefined>(undefined);
  const name = record?.id ?? 'new';
  const shared = { officeViewer, readOnly: false } as const;
  const video = useRecordFiles({
    ...{ ...shared, label: texts.video, name: `product-video-${name}`, rules: VIDEO_RULES },
    saved: record?.video ?? NO_FILES,
    admit(chosen, take) {
      void Promise.all(chosen.map(videoTooLong)).then((problems) => {
        const problem = problems.find((one) => one !== null) ?? undefined;
        setVideoError(problem);
        if (problem === undefined) take(chosen);
      });
    },
  });
  const certificates = useRecordFiles({
    ...{ ...shared, label: texts.certificates, name: `product-certificates-${name}`, rules: CERTIFICATE_RULES },
    saved: record?.certificates ?? NO_FILES,
  });
  const { form, send } = useShelfForm(productFormRecord, {
    ...{ form: 'product', found, fieldReasons: record?.fieldReasons ?? [], calls: productCalls },
    listHref: paths.publishProduct,
    save: async (body, idempotencyKey) => {
      const files = { video: video.value(), certificates: certificates.value() };
      const skus = savedSkus(body.skus, body.priceMode);
      const saved = await (await productCalls(client)).save({ body: { ...body, ...files, skus } }, { idempotencyKey });
      video.submitted(files.video);
      certificates.submitted(files.certificates);
      return saved;
    },
  });
  const matrix = useSkuMatrix(form, unitName(form.values.unit), form.errors.skus !== undefined);
  return {
    ...{ form, send, matrix, video, certificates, videoError },
    isUploading: video.isUploading || certificates.isUploading,
    hasUnsavedFiles: video.isUnsaved || certificates.isUnsaved,
  };
}
