import { describe, expect, it } from 'vitest';
import { type AskedProduct, inquiryOfProduct, inquiryOfShop } from './inquiry-of-product.ts';

const asked: AskedProduct = {
  ...{ businessId: '7', categoryCode: '0101', name: 'HRB400E抗震螺纹钢', brandName: '衡砺', standardNo: 'GB/T 1499.2' },
  ...{ unit: 't', spec: '直径：Φ16，定尺：9m', quantity: '80' },
};

describe('an inquiry that a product begins', () => {
  it('holds it as its only line and invites its seller alone', () => {
    expect(inquiryOfProduct(asked)).toMatchObject({
      ...{ title: '询价：HRB400E抗震螺纹钢', publishScope: 2, inviteeIds: ['7'], categoryCodes: ['0101'] },
      lines: [
        {
          ...{ materialName: 'HRB400E抗震螺纹钢', spec: '直径：Φ16，定尺：9m，GB/T 1499.2', brand: '衡砺' },
          ...{ unit: 't', quantity: '80', categoryCode: '0101' },
        },
      ],
    });
  });

  it('is one that can be kept, however long its names are', () => {
    const long = inquiryOfProduct({ ...asked, name: '长'.repeat(60), spec: '规'.repeat(150) });
    expect([...long.title].length).toBe(60);
    expect([...(long.lines[0]?.spec ?? '')].length).toBe(120);
  });

  it('begins without a line where the shop is asked for something else', () => {
    expect(inquiryOfShop('7', '长春衡砺钢材贸易有限公司', '0101')).toMatchObject({
      ...{ title: '向长春衡砺钢材贸易有限公司询价', inviteeIds: ['7'], categoryCodes: ['0101'], lines: [] },
    });
    expect(inquiryOfShop('7', '长春衡砺', 'x').categoryCodes).toEqual([]);
  });
});
