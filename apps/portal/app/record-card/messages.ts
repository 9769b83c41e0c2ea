import type { CardKind } from './card-key.ts';

/** Texts of the cards of records. */
export const cardTexts = {
  kinds: { inquiry: '询价单', quotation: '报价单', deal: '成交单' } satisfies Record<CardKind, string>,
  /** A card in one line of words. */
  inLine: (kind: string) => `[${kind}]`,
  unknown: '业务卡片',
  hidden: '当前企业不能查看该内容，或内容已不存在',
  sealed: '报价已密封，开标后可查看',
  sealedAgain: '二次报价已密封，截止后可查看',
  failed: '内容加载失败，请稍后再试',
  buyer: '采购方',
  supplier: '供应方',
  amounts: { inquiry: '金额', quotation: '报价总额', deal: '成交金额' } satisfies Record<CardKind, string>,
  deadlines: { inquiry: '报价截止', quotation: '二次报价截止', deal: '确认截止' } satisfies Record<CardKind, string>,
  offer: '发送给对方',
  drop: '不发送',
  related: '相关业务',
} as const;
