import { MOST_IMPORTED, PRODUCT_IMPORT_COLUMNS } from '@jianzhu/domain/product-imports';
import { PRODUCT_LIMITS } from '@jianzhu/domain/products';
import { shelfPictureId } from '@jianzhu/domain/shelves';
import * as v from 'valibot';

/** Characters of a cell; the longest field has 60. */
const MOST_CELL = 200;
const DAYS_RULE = '发货周期(天)须为0到180之间的整数';

/** A row of the sheet as it stands there. */
const row = {
  /** Of the sheet, the head being 1. */
  rowNo: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(1_048_576)),
  cells: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(MOST_CELL, '单元格内容过长'))),
    v.maxLength(PRODUCT_IMPORT_COLUMNS.length),
  ),
};

const images = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.check((address) => shelfPictureId(address) !== null, '图片须由本企业上传到平台'),
    ),
  ),
  v.maxLength(PRODUCT_LIMITS.images, `商品主图最多${PRODUCT_LIMITS.images}条`),
);

const rowsOf = <Row extends v.GenericSchema>(one: Row) =>
  v.pipe(
    v.array(one),
    v.minLength(1, '文件中没有可导入的数据'),
    v.maxLength(MOST_IMPORTED, `单次最多导入${MOST_IMPORTED}个商品`),
  );

/** What is wrong with a cell. */
const importError = v.object({ rowNo: v.number(), column: v.string(), message: v.string() });

export const productImportSchemas = {
  parse: {
    body: v.object({ rows: rowsOf(v.object(row)) }),
    data: v.object({
      total: v.number(),
      /** Rows that would be imported. */
      rows: v.array(
        v.object({
          rowNo: v.number(),
          name: v.string(),
          skuCode: v.string(),
          categoryName: v.string(),
          brandName: v.string(),
          spec: v.string(),
          /** Of `UNITS`. */
          unit: v.string(),
          /** fen */
          price: v.number(),
          stock: v.number(),
        }),
      ),
      errors: v.array(importError),
    }),
  },
  commit: {
    body: v.object({
      rows: rowsOf(
        v.object({
          ...row,
          /** Addresses of its pictures as `ownProduct.showPicture` gives them, the cover first. */
          images,
        }),
      ),
      deliveryDays: v.pipe(
        v.number(DAYS_RULE),
        v.integer(DAYS_RULE),
        v.minValue(0, DAYS_RULE),
        v.maxValue(180, DAYS_RULE),
      ),
    }),
    /** How many drafts there are now. */
    data: v.object({ count: v.number() }),
  },
};
