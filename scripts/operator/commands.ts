import { operator } from '../../packages/api-client/src/contract/index.ts';
import type { CallSchemas, Endpoint } from '../../packages/api-client/src/index.ts';
import type { Kind } from './values.ts';

/** A command that is one call of the operator API. */
export interface Command {
  readonly call: Endpoint<CallSchemas>;
  readonly about: string;
  /** Arguments by their place; the last one with `…` takes all that are left. */
  readonly places?: readonly string[];
  /** Options by their name, with what follows them; those with `!` must be given. */
  readonly options?: Readonly<Record<string, Kind | `${Kind}!`>>;
  /** Fields that the command itself fills. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** A file of JSON whose fields are those of the call. */
  readonly file?: boolean;
  /** What is said of an empty list, when there is more to say than that. */
  readonly none?: string;
}

// The commands read their input from words: the platform checks it against the schemas.
const command = (call: unknown, about: string, more: Omit<Command, 'call' | 'about'> = {}): Command => ({
  call: call as Endpoint<CallSchemas>,
  about,
  ...more,
});

/** Public content besides articles: the word of a kind, its name in the contract, the call that saves it, what it is. */
const WRITTEN = [
  ['salon', 'salon', operator.saveSalon, 'a salon'],
  ['lawyer', 'lawyer', operator.saveLawyer, 'a lawyer'],
  ['package', 'legalPackage', operator.saveLegalPackage, 'a package of legal services'],
  ['lesson', 'lesson', operator.saveLesson, 'a lesson with its chapters'],
  ['knowledge', 'knowledge', operator.saveKnowledge, 'a text of the knowledge base, for a company'],
  ['company', 'company', operator.saveCompany, 'the page of a company; its --id is that of the business'],
  ['help-article', 'help', operator.saveHelp, 'a help article'],
] as const;

/** The commands of one kind. */
const writtenCommands = ([word, kind, save, what]: (typeof WRITTEN)[number]): readonly (readonly [
  string,
  Command,
])[] => {
  const fixed = { kind };
  const places = ['id'];
  return [
    [
      `${word} list`,
      command(operator.writtenRecords, 'all of the kind, the last changed first', {
        options: { published: 'yes|no', keyword: 'text', page: 'number' },
        fixed,
      }),
    ],
    [`${word} show`, command(operator.writtenRecord, `${what} as it was written`, { places, fixed })],
    [
      `${word} save`,
      command(save, `write ${what}; with --id and --version change one`, {
        file: true,
        options: { id: 'text', version: 'number' },
      }),
    ],
    [`${word} publish`, command(operator.publishRecord, `show ${what} to everybody`, { places, fixed })],
    [`${word} withdraw`, command(operator.withdrawRecord, `take ${what} from every page`, { places, fixed })],
  ];
};

/** Every command that is one call. `first`, `login` and `upload` are beside them: they keep a token, or send a file. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  me: command(operator.me, 'whose token this is, and until when'),
  list: command(operator.operators, 'operators with the end of their tokens'),
  add: command(operator.addOperator, "add a person; shows the token for that person's `login`, this once", {
    options: { name: 'text!' },
  }),
  token: command(
    operator.grantToken,
    'a new token of your own in place of the old; it is kept (with OPERATOR_TOKEN shown)',
  ),
  revoke: command(operator.revokeOperator, 'end an operator with all tokens', { places: ['id'] }),
  'review list': command(operator.reviews, 'submissions, those that wait longest first', {
    options: { kind: 'text', status: 'status', page: 'number' },
  }),
  'review show': command(operator.review, 'one submission with addresses of its files', { places: ['kind', 'bizId'] }),
  'review approve': command(operator.handleReview, 'approve a submission', {
    places: ['kind', 'bizId'],
    options: { version: 'number!' },
    fixed: { agree: 1 },
  }),
  'review reject': command(operator.handleReview, 'reject a submission, with reasons at fields by their names', {
    places: ['kind', 'bizId'],
    options: { version: 'number!', reason: 'text!', fields: 'name=reason;…' },
    fixed: { agree: 0 },
  }),
  'application list': command(operator.applications, 'what visitors have sent in from public forms, the newest first', {
    options: { kind: 'text', page: 'number' },
  }),
  'application take': command(operator.handleApplication, 'say that an application is taken up', {
    places: ['code'],
    fixed: { status: 2 },
  }),
  'application close': command(operator.handleApplication, 'close an application', {
    places: ['code'],
    fixed: { status: 3 },
  }),
  'account show': command(operator.account, 'a person by phone number', { places: ['phone'] }),
  'account disable': command(operator.disableAccount, 'end every login of a person and let none begin', {
    places: ['id'],
    options: { reason: 'text!' },
  }),
  'certification revoke': command(operator.revokeCertification, "end a company's certification in force", {
    places: ['businessId'],
    options: { reason: 'text!' },
  }),
  'certificate revoke': command(operator.revokeCertificate, 'say that a certificate holds no longer, by its number', {
    places: ['number'],
    options: { reason: 'text!', businessId: 'text' },
  }),
  'inquiry off-shelf': command(operator.offShelfInquiry, 'take an inquiry off the platform, by its number', {
    places: ['code'],
    options: { reason: 'text!' },
  }),
  'tender off-shelf': command(operator.offShelfTender, 'end a tender that is not decided, by its number', {
    places: ['code'],
    options: { reason: 'text!' },
  }),
  'shelf off': command(operator.offShelf, 'take a service or a text of a company off its shelf', {
    places: ['bizType', 'bizId'],
    options: { reason: 'text!' },
  }),
  'account enable': command(operator.enableAccount, 'let a person log in again', { places: ['id'] }),
  'account remove-second-factor': command(
    operator.removeSecondFactor,
    'take the second factor off for who has lost phone and recovery codes',
    { places: ['id'], options: { reason: 'text!' } },
  ),
  'article list': command(operator.articles, 'articles, the last changed first', {
    options: { column: 'text', published: 'yes|no', keyword: 'text', page: 'number' },
  }),
  'article show': command(operator.article, 'one article as it was written', { places: ['id'] }),
  'article save': command(operator.saveArticle, 'write an article; with --id and --version change one', {
    file: true,
    options: { content: 'html', title: 'text', column: 'text', id: 'text', version: 'number' },
  }),
  'article publish': command(operator.publishArticle, 'show an article to everybody', { places: ['id'] }),
  'article withdraw': command(operator.withdrawArticle, 'take an article from every page', { places: ['id'] }),
  ...Object.fromEntries(WRITTEN.flatMap(writtenCommands)),
  'legal list': command(operator.legalTexts, 'legal texts with their versions', {
    none: 'none published yet: `pnpm operator legal publish --help` says how the first is added',
  }),
  'legal publish': command(operator.publishLegalText, 'the next version of a legal text', {
    places: ['code'],
    options: { title: 'text!', effective: 'date!', content: 'html!' },
  }),
  'dictionary list': command(operator.dictionaries, 'dictionaries with their number of entries'),
  'dictionary set': command(operator.saveDictionary, 'set the whole tree of a dictionary', {
    places: ['code'],
    options: { tree: 'json!', new: 'flag' },
  }),
  'banner list': command(operator.banners, 'banners with their places', { options: { place: 'text' } }),
  'banner save': command(operator.saveBanner, 'add a banner; with --id and --version change one', {
    file: true,
    options: { place: 'text', title: 'text', image: 'text', link: 'text', id: 'text', version: 'number' },
  }),
  'banner order': command(operator.orderBanners, 'put all banners of a place in order', { places: ['place', 'ids…'] }),
  'banner show': command(operator.showBanner, 'show a banner', { places: ['id'], fixed: { isShown: 1 } }),
  'banner hide': command(operator.showBanner, 'hide a banner', { places: ['id'], fixed: { isShown: 0 } }),
  'notice list': command(operator.notices, 'the newest notices of a person', { places: ['user'] }),
  'notice resend': command(operator.resendNotice, 'send a notice once more', { places: ['user', 'id'] }),
  'reconciliation list': command(
    operator.reconciliations,
    'how the statement of each channel agreed with our books, the last day first',
    { options: { page: 'number' } },
  ),
  'difference list': command(operator.differences, 'what books and channels say differently, the oldest first', {
    options: { status: 'status', page: 'number' },
  }),
  'difference explain': command(operator.explainDifference, 'say where a difference comes from', {
    places: ['id'],
    options: { note: 'text!' },
  }),
  'difference settle': command(operator.settleDifference, 'say that a difference is made good, and how', {
    places: ['id'],
    options: { note: 'text!' },
  }),
  'clock advance': command(operator.advanceClock, 'move the time of business rules forwards, in a demonstration', {
    options: { seconds: 'number!' },
  }),
};

/** Fields of the calls that the command line calls otherwise. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  kind: 'bizType',
  column: 'columnCode',
  published: 'isPublished',
  effective: 'effectiveDate',
  new: 'isNew',
  page: 'current',
  user: 'userId',
};

/** What a field of a call is called on the command line. */
export const wordOf = (field: string, { options = {} }: Command): string | undefined =>
  Object.keys(options).find((word) => (FIELD_NAMES[word] ?? word) === field);

/** The field of a call that a word of a command fills. */
export const fieldOf = (word: string): string => FIELD_NAMES[word] ?? word;
