export const paginationMessages = {
  label: '分页',
  total: (total: string) => `共${total}条`,
  pageSize: '每页条数',
  perPage: (size: number) => `${size}条/页`,
  previous: '上一页',
  next: '下一页',
  jumpTo: '跳至',
  jumpUnit: '页',
  jump: (pages: number) => `跳至的页码，1到${pages}`,
  page: (page: number) => `第${page}页`,
} as const;
