/** What a certificate of a lesson says, on its page and in its file. */
export const LESSON_CERTIFICATE_TEXTS = {
  title: '结业证书',
  code: '证书编号',
  name: '姓名',
  lesson: '课程',
  issueDate: '颁发日期',
  issuer: '颁发单位',
  check: '扫码或点击二维码核验证书真伪',
  certified: (name: string, title: string, chapters: number) =>
    `兹证明${name}已学完法律课堂课程《${title}》全部${chapters}讲，特发此证。`,
} as const;
