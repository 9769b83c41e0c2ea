import { defineContext } from '../context.ts';
import { expireInvitationJob } from './expire-invitations.ts';
import { invitationHandlers } from './handlers.ts';

const act = (name: string, id: 'body.id' | 'answer.id' = 'body.id', record = 'invitation') =>
  ({ name, kind: 'form', record, id }) as const;

export const invitationContext = defineContext({
  tables: { invitation: 'tenant', invitation_link: 'tenant' },
  records: { invitation: '成员邀请', invitation_link: '邀请链接' },
  acts: {
    // Nothing of the rows is kept: they hold phones.
    'invitation.add': { name: '邀请成员', kind: 'form', record: 'invitation' },
    // The first transaction only looks whose invitation it is.
    'invitation.accept': { ...act('接受企业邀请'), in: 'marked' },
    'invitation.refuse': { ...act('拒绝企业邀请'), in: 'marked' },
    'invitation.revoke': act('撤回成员邀请'),
    'invitation.resend': act('重新发送成员邀请', 'answer.id'),
    'invitation.addLink': {
      ...act('生成邀请链接', 'answer.id', 'invitation_link'),
      facts: { maxUses: '可加入人数', expireDays: '有效期' },
    },
    'invitation.revokeLink': act('停用邀请链接', 'body.id', 'invitation_link'),
    'invitation.acceptLink': { name: '通过链接加入企业', kind: 'form', record: 'invitation_link' },
  },
  handlers: (services) => ({ invitation: invitationHandlers(services) }),
  jobs: () => ({ 'invitation.expire': expireInvitationJob }),
});
