/** Where an invitation is answered and its answer is read; the id is appended. */
export const INVITATION_PAGE = '/user/notice/invitationInfo?id=';

/** Where requests to join are handled; the id is appended. */
export const JOIN_REQUEST_PAGE = '/user/member-management/member-list?id=';

/** Notices of invitations and requests to join, by their numbers (domain rules 17, 38.1). */
export const INVITATION_NOTICES = {
  N410: {
    title: '企业成员邀请',
    content: ({ company }: { readonly company: string }) => `${company}邀请您加入企业`,
  },
  N411: {
    title: '邀请结果',
    content: ({ name, isAccepted }: { readonly name: string; readonly isAccepted: boolean }) =>
      `${name}已${isAccepted ? '接受' : '拒绝'}您的企业邀请`,
  },
  N412: {
    title: '加入申请',
    content: ({ name }: { readonly name: string }) => `${name}申请加入企业，请审核`,
  },
  /** To who asked to join; it has no number of its own. */
  handled: {
    title: '加入申请结果',
    content: ({ company, reason }: { readonly company: string; readonly reason: string | null }) =>
      reason === null ? `${company}已同意您的加入申请` : `${company}未同意您的加入申请，原因：${reason}`,
  },
} as const;

/** The text message to a phone that has no account yet (domain rules 17). */
export const joinText = ({ company, link, days }: Readonly<Record<'company' | 'link', string>> & { days: number }) =>
  `${company}邀请您加入企业，请在${days}天内点击链接注册并接受邀请：${link}`;
