/** Words of the ways into the chat; apart from its own, since pages have them that never load it. */
export const entryMessages = {
  entry: '客户消息',
  contact: {
    service: '联系客服',
    buyer: '联系买方',
    supplier: '联系供应商',
    owner: '联系发布方',
  },
  elsewhere: '账号已经在别处登录',
  close: '关闭',
} as const;

/** Accessible name of the way in, for a count as it is shown: "7", "99+" or null for none. */
export function entryName(unread: string | null): string {
  return unread === null ? entryMessages.entry : `${entryMessages.entry}，${unreadWords(unread)}`;
}

/** A count as it is read out: 7 条未读, 99 条以上未读. */
export function unreadWords(count: string): string {
  return count.endsWith('+') ? `${count.replace('+', '')} 条以上未读` : `${count} 条未读`;
}
