import type { GuidanceTable } from './guidance.ts';

/** Sections of the home page, which share one page of guidance. */
export const home: GuidanceTable = {
  HomeSection: {
    useFor: ['首页的一段：左侧标题，右侧“更多”，每段一幅图、至多七行'],
    notFor: [{ case: '其余页面的内容', instead: 'Pages' }],
    words: ['标题四个字，导语一行', '日期右对齐，写2026-11-21'],
    keys: [['Tab、回车', '移动、打开']],
  },
};
