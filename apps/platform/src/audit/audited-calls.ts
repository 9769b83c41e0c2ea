/** How the acts of a call are kept. The act's key is the id of the endpoint. */
export interface AuditedCall {
  /** Table or resource of the record that the act is done to. */
  readonly record?: string;
  /** Where the record's id stands: a path into the input, or `answer.` and a path into what the transaction gives. */
  readonly id?: string;
  /**
   * Who is written: `request` (what the tokens say, a visitor without any) or `login` (whom the call recognises; the
   * transactions are those of `withCredentials`). `request` when left out.
   */
  readonly by?: 'request' | 'login';
  /**
   * Which transaction carries the event. `first`: the first one that gives something other than a refusal, undefined
   * or false. `marked`: the one that calls `carryEvent`; without it nothing has happened and nothing is written.
   * `after`: one of its own, before the answer goes out; for reading. `first` when left out.
   */
  readonly in?: 'first' | 'marked' | 'after';
  /** Facts of the input that are kept beside the record: names of body or query fields, none of them secret. */
  readonly facts?: readonly string[];
}

/** Every call whose acts are kept: what changes something, what gives a file or a contact away, what logs in or out. */
const CALLS = {
  // Login and logout
  'member.loginByPassword': { by: 'login', record: 'account', in: 'marked' },
  'member.loginByCode': { by: 'login', record: 'account' },
  'member.loginSecondFactor': { by: 'login', record: 'account' },
  'member.register': { by: 'login', record: 'account' },
  'member.verifyPhone': { by: 'login', record: 'account' },
  'member.forgetPassword': { by: 'login', record: 'account', in: 'marked' },
  'member.authorize': { by: 'login', record: 'business', id: 'body.businessId' },
  'member.oauthToken': { by: 'login', record: 'login' },
  'member.switchToken': { record: 'business', id: 'query.businessId' },
  'member.logout': { record: 'login', in: 'marked' },
  // Security of the account
  'security.updatePassword': { record: 'account', in: 'marked' },
  'security.setPayPassword': { record: 'account', in: 'marked' },
  'security.editPayPassword': { record: 'account', in: 'marked' },
  'security.resetPayPassword': { record: 'account', in: 'marked' },
  'security.verifyIdentity': { record: 'account', in: 'marked', facts: ['type'] },
  'security.changePhone': { record: 'account' },
  'security.startSecondFactor': { record: 'account' },
  'security.confirmSecondFactor': { record: 'account', in: 'marked' },
  'security.endSecondFactor': { record: 'account', in: 'marked' },
  'security.renewRecoveryCodes': { record: 'account', in: 'marked' },
  'security.requireSecondFactor': { record: 'business', in: 'marked', facts: ['isRequired'] },
  'security.endDevice': { record: 'login', id: 'body.id' },
  'security.endOtherDevices': { record: 'account' },
  'profile.update': { record: 'account' },
  // Files
  'attachment.register': { record: 'attachment', in: 'marked' },
  'attachment.confirm': { record: 'attachment', id: 'query.id', in: 'marked' },
  'attachment.readAddress': { record: 'attachment', id: 'query.resourceId' },
  'attachment.batchDownload': { record: 'attachment', in: 'after', facts: ['ids'] },
  'certification.saveMaterials': { record: 'certification' },
  'certification.submit': { record: 'certification' },
  'certification.withdraw': { record: 'certification' },
  // Contact
  'showcase.reveal': { record: 'business', id: 'body.bizId' },
  'showcase.follow': { record: 'business', id: 'body.id', in: 'marked', facts: ['isFollowed'] },
  'chat.contact': { record: 'business', id: 'body.businessId', in: 'marked' },
  'chat.create': { record: 'chat', id: 'body.id' },
  'chat.remove': { record: 'chat', id: 'query.chatId' },
  'chat.updateUser': { record: 'account' },
  'chat.fileAddress': { record: 'attachment', in: 'marked' },
  // Notices and forms
  'messageCenter.remove': { record: 'notice', facts: ['ids'] },
  'homeApplication.applyForFinance': { record: 'homeApplication', id: 'answer.id' },
  'homeApplication.applyForProject': { record: 'homeApplication', id: 'answer.id', facts: ['projectId'] },
  'law.book': { record: 'lawBooking', id: 'answer.id', facts: ['lawyerId'] },
  'law.cancelBooking': { record: 'lawBooking', facts: ['lawyerId'] },
  'need.submit': { record: 'need', id: 'answer.id' },
  'need.submitAsVisitor': { record: 'need', id: 'answer.id' },
  'need.closeAsVisitor': { record: 'need', id: 'body.id' },
  'need.proveVisitor': { record: 'need' },
  'need.reply': { record: 'needReply', id: 'answer.id', facts: ['needId'] },
  'need.withdrawReply': { record: 'needReply', id: 'body.id' },
  'need.choose': { record: 'need', id: 'body.id', facts: ['replyId'] },
  'need.reopen': { record: 'need', id: 'body.id', facts: ['reason'] },
  'need.finish': { record: 'need', id: 'body.id' },
  'need.close': { record: 'need', id: 'body.id', facts: ['reason'] },
  'need.agree': { record: 'need', id: 'body.id', facts: ['isOn'] },
  'salon.signUp': { record: 'salonSignUp', id: 'answer.id', facts: ['salonId'] },
  'salon.cancel': { record: 'salonSignUp', facts: ['salonId'] },
  // Records
  'address.save': { record: 'address', id: 'answer.id' },
  'address.delete': { record: 'address', id: 'body.id' },
  'address.deleteMany': { record: 'address' },
  'address.exportRows': { record: 'address', in: 'after', facts: ['tag', 'sort'] },
  'address.setDefault': { record: 'address', id: 'body.id' },
  // The operator that it makes writes the event of one that is done.
  'operator.first': { record: 'operator', in: 'marked' },
  // The open interface
  'openApi.apply': { record: 'homeApplication', id: 'answer.id' },
  'openApi.makeKey': {
    record: 'apiKey',
    id: 'answer.id',
    facts: ['name', 'scopes', 'perMinute', 'perDay', 'expireDate'],
  },
  'openApi.limitKey': { record: 'apiKey', id: 'body.id', facts: ['perMinute', 'perDay', 'expireDate'] },
  'openApi.revokeKey': { record: 'apiKey', id: 'body.id' },
  // The audit trail itself
  'audit.exportRows': { in: 'after', facts: ['from', 'to', 'userId', 'kind', 'result'] },
} as const satisfies Readonly<Record<string, AuditedCall>>;

export const AUDITED_CALLS: Readonly<Record<string, AuditedCall>> = CALLS;

export type AuditedAct = keyof typeof CALLS;
/** Of the records that acts are done to. */
export type AuditedKind = Extract<(typeof CALLS)[AuditedAct], { readonly record: string }>['record'];
/** Of the facts of an act that its company sees. */
export type AuditedFact = Extract<(typeof CALLS)[AuditedAct], { readonly facts: readonly string[] }>['facts'][number];

/** Calls that change something, or are sent as if they did, and whose acts are not kept: why. */
export const NOT_AUDITED_CALLS: Readonly<Record<string, string>> = {
  'address.parse': 'reads a pasted text and keeps nothing',
  'analytics.inject': 'a record of use, kept by itself',
  'article.view': 'counts a view of public content',
  'showcase.view': 'counts a view of public content',
  'knowledge.view': 'counts a view of public content',
  'knowledge.like': 'a vote on public content',
  'knowledge.favorite': 'what one keeps for oneself',
  'lesson.progress': 'how far one has watched, kept by itself',
  'lesson.saveNote': 'what one keeps for oneself',
  'lesson.removeNote': 'what one keeps for oneself',
  'draft.save': 'what one has typed and not saved',
  'draft.discard': 'what one has typed and not saved',
  'help.rate': 'a vote on public content, by nobody in particular',
  'notice.allRead': 'a reading mark of one’s own',
  'notice.clickRead': 'a reading mark of one’s own',
  'messageCenter.read': 'a reading mark of one’s own',
  'chat.markRead': 'a reading mark of one’s own',
  'chat.logout': 'ends the chat token of a login that goes on',
  'chat.ticket': 'opens the socket of a chat token that a login got',
  'member.validateCaptcha': 'a puzzle: proves no identity',
  'member.phoneRegistered': 'reads, under a limit of its own',
  'phoneWidget.checkRegistration': 'reads, under a limit of its own',
  'member.loginBusinesses': 'reads, for a login that is kept at its next step',
  'member.inspectToken': 'reads whose ticket it is; the exchange is kept',
  'member.sendCode': 'each code is kept with phone, address and time; its use is kept here',
  'phoneWidget.sendCode': 'each code is kept with phone, address and time; its use is kept here',
  'security.sendVerificationCode': 'each code is kept with phone, address and time; its use is kept here',
  'homeApplication.sendPhoneCode': 'each code is kept with phone, address and time; its use is kept here',
};
