export const treeMessages = {
  placeholder: '请选择',
  search: (label: string) => `搜索${label}`,
  searchPlaceholder: '请输入关键字',
  noHit: '没有符合的结果',
  chosen: (count: number) => `已选${count}项`,
  clear: '清空',
  done: '确定',
  chosenOf: (count: number, all: number) => `已选${count}/${all}项`,
  onlyChosen: '只看已选',
  showAll: '看全部',
  openAll: '全部展开',
  closeAll: '全部收起',
} as const;
