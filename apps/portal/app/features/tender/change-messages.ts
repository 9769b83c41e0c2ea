import { MOVED_TIMES } from '@jianzhu/domain/tenders';

const labels = new Map<string, string>(MOVED_TIMES);

/** Texts of changes of a tender that is out, and of its end before it is opened. */
export const changeTexts = {
  title: '变更公告',
  text: '公告发布后通知受邀、报名和投标单位。时间只能顺延，不调整的时间保持不变。',
  lawful: (least: string) =>
    `距投标截止不足15日，投标截止时间须顺延至${least}或以后。公告发布后通知受邀、报名和投标单位。`,
  confirm: '发布变更公告',
  files: '附件（最多10个）',
  done: '变更公告已发布',
  section: '变更公告',
  filesOf: (time: string) => `${time}变更公告附件`,
  moved: (field: string, before: string, after: string) => `${labels.get(field) ?? field}：${before} 变更为 ${after}`,
  terminateTitle: '终止招标',
  terminated: '招标已终止',
} as const;
