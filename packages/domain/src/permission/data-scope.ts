import { dictionary } from '../dictionary/dictionary.ts';

/** Which records of the business a role reaches. */
export const DATA_SCOPE = { whole: 1, own: 2 } as const;

/** 数据范围. */
export const DATA_SCOPES = dictionary([
  [DATA_SCOPE.whole, '全企业'],
  [DATA_SCOPE.own, '本人创建'],
]);
