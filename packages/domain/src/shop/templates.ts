import { type BlockProps, type BlockType, isLocked, SHOP_BLOCKS } from './block-catalogue.ts';
import { newBlock, newPage } from './new-block.ts';
import type { Block, PageSchema } from './page-schema.ts';
import { TEMPLATES, type TemplateBlock, type TemplateCode } from './template-data.ts';
import type { Terminal } from './terminal.ts';

/** For whom a template is used. */
export interface TemplateUse {
  readonly terminal: Terminal;
  /** Blocks that the membership does not have are left out. */
  readonly vipLevel: number;
  /** Title of the page. */
  readonly companyName: string;
  /** An id for each block, unique in the page. */
  readonly newId: () => string;
}

export const isTemplateCode = (code: string): code is TemplateCode => TEMPLATES.some((one) => one.code === code);

/** A page made from one of the official templates (domain rules 14.3). */
export function templatePage(code: TemplateCode, { terminal, vipLevel, companyName, newId }: TemplateUse): PageSchema {
  const template = TEMPLATES.find((one) => one.code === code);
  const blocks = (template?.blocks ?? [])
    .filter(({ type }) => SHOP_BLOCKS[type].terminals.includes(terminal) && !isLocked(type, vipLevel))
    .map((block) => made(block, newId(), terminal));
  const page = newPage(companyName, terminal, [newBlock('shopHeader', newId(), terminal), ...blocks]);
  return { ...page, page: { ...page.page, themeColor: template?.themeColor ?? page.page.themeColor } };
}

function made<Type extends BlockType>({ type, name, props }: TemplateBlock<Type>, id: string, terminal: Terminal) {
  const block = newBlock<Type>(type, id, terminal, props as Partial<BlockProps<Type>>);
  // A block of one type is a block.
  return (name === undefined ? block : { ...block, name }) as unknown as Block;
}
