import type { AuditedContext } from '../audit/act-register.ts';

/** The acts on one kind of record of the shelf, as the operation log names them. @param calls of its context */
export function shelfActNames(calls: string, record: string, label: string): NonNullable<AuditedContext['acts']> {
  const one = (name: string, id: 'body.id' | 'answer.id' = 'body.id') => ({ name, kind: 'form', record, id }) as const;
  const many = (name: string) => ({ name, kind: 'form', record }) as const;
  const on = { on: '是否上架' };
  return {
    [`${calls}.save`]: one(`保存${label}`, 'answer.id'),
    [`${calls}.submit`]: one(`提交${label}审核`),
    [`${calls}.submitMany`]: many(`批量提交${label}审核`),
    [`${calls}.withdraw`]: one(`撤回${label}审核`),
    [`${calls}.discard`]: one(`放弃${label}变更`),
    [`${calls}.shelf`]: { ...one(`上架或下架${label}`), facts: on },
    [`${calls}.shelfMany`]: { ...many(`批量上架或下架${label}`), facts: on },
    [`${calls}.delete`]: one(`删除${label}`),
    [`${calls}.deleteMany`]: many(`批量删除${label}`),
    [`${calls}.copy`]: one(`复制${label}`, 'answer.id'),
    [`${calls}.showPicture`]: { ...one(`公开${label}图片`, 'answer.id') },
    [`${calls}.exportRows`]: { ...many(`导出${label}`), in: 'after', facts: { status: '状态', sort: '排序' } },
  };
}
