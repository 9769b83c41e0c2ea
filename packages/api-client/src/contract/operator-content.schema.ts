import { BANNER_PLACE, idSchema, parseDateTime } from '@jianzhu/domain';
import { isOwnPicture, isWebAddress, uploadFirst, WEB_ADDRESS_LENGTH } from '@jianzhu/domain/written';
import * as v from 'valibot';
import { legalCode } from './article.schema.ts';
import { binary, byId, calendarDay, dictionaryCode, keyword, line, recordId } from './fields.schema.ts';
import { pageOf, pagingEntries } from './page.ts';

/** Columns of the articles (domain rules 24). */
const articleColumns = [
  'industry_news',
  'policy',
  'dynamics',
  'notice',
  'research',
  'style',
  'salon',
  'party',
] as const;

const time = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || parseDateTime(text) !== null, '时间格式不正确'),
);

/** A page or a picture of ours, or an address of another site; '' is none. */
const address = (label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(WEB_ADDRESS_LENGTH, `${label}不能超过${WEB_ADDRESS_LENGTH}个字`),
    v.check(isWebAddress, `${label}不正确`),
  );

const picture = (label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(WEB_ADDRESS_LENGTH, `${label}不能超过${WEB_ADDRESS_LENGTH}个字`),
    v.check(isOwnPicture, uploadFirst(label)),
  );

/** HTML as it was written; what the allow-list does not name is taken away. */
const html = (label: string) => v.pipe(v.string(), v.maxLength(200_000, `${label}过长`));

const columnCode = v.picklist(articleColumns, '栏目不存在');
const versioned = { id: v.optional(recordId), version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) };

const articleEntries = {
  columnCode,
  moduleCode: v.optional(v.union([v.literal(''), dictionaryCode]), ''),
  title: line('标题', 1, 100),
  subTitle: v.optional(line('副标题', 0, 100), ''),
  cover: v.optional(picture('封面'), ''),
  summary: v.optional(line('摘要', 0, 300), ''),
  content: html('正文'),
  source: v.optional(line('来源', 0, 50), ''),
  author: v.optional(line('作者', 0, 50), ''),
  isTop: v.optional(binary, 0),
  tags: v.optional(v.pipe(v.array(line('标签', 1, 20)), v.maxLength(10, '标签最多10条')), []),
  policyNo: v.optional(line('文号', 0, 60), ''),
  policyLevel: v.optional(v.picklist(['', '国家', '省', '市'], '政策级别不正确'), ''),
  effectiveDate: v.optional(v.union([v.literal(''), calendarDay]), ''),
  policyStatus: v.optional(v.picklist(['', '有效', '失效', '征求意见'], '政策状态不正确'), ''),
};

const articleRow = {
  id: idSchema,
  columnCode: v.string(),
  title: v.string(),
  isPublished: v.boolean(),
  publishTime: v.string(),
  updateTime: v.string(),
  version: v.number(),
};

const saved = v.object({ id: idSchema, version: v.number() });
const shownState = v.object({ id: idSchema, isPublished: v.boolean(), version: v.number() });

const bannerPlace = v.picklist([BANNER_PLACE.homeMain, BANNER_PLACE.homeMiddle], '广告位不存在');
const bannerEntries = {
  place: bannerPlace,
  title: line('标题', 1, 60),
  image: v.pipe(picture('图片'), v.nonEmpty('请上传图片')),
  appImage: v.optional(picture('移动端图片'), ''),
  link: v.optional(address('链接'), ''),
  target: v.optional(v.picklist(['', '_blank'], '打开方式不正确'), ''),
  beginTime: v.optional(time, ''),
  endTime: v.optional(time, ''),
};

/** As deep as any dictionary is: three levels. */
const leaf = { dictKey: line('字典键', 0, 500), dictValue: line('字典值', 0, 500) };
const entries = <const Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(v.array(entry), v.maxLength(500, '字典项最多500条'));
const dictionaryTree = entries(
  v.object({
    ...leaf,
    children: v.optional(entries(v.object({ ...leaf, children: v.optional(entries(v.object({ ...leaf })), []) })), []),
  }),
);

/** What operators do with public content. */
export const operatorContentSchemas = {
  articles: {
    query: v.object({
      ...pagingEntries,
      columnCode: v.optional(columnCode),
      isPublished: v.optional(binary),
      keyword,
    }),
    data: pageOf(v.object(articleRow)),
  },
  article: {
    query: byId,
    data: v.object({
      ...articleRow,
      moduleCode: v.string(),
      subTitle: v.string(),
      cover: v.string(),
      summary: v.string(),
      content: v.string(),
      source: v.string(),
      author: v.string(),
      isTop: v.number(),
      tags: v.array(v.string()),
      policyNo: v.string(),
      policyLevel: v.string(),
      effectiveDate: v.string(),
      policyStatus: v.string(),
    }),
  },
  saveArticle: { body: v.object({ ...versioned, ...articleEntries }), data: saved },
  publishArticle: { body: byId, data: shownState },
  withdrawArticle: { body: byId, data: shownState },
  legalTexts: {
    data: v.array(
      v.object({
        code: v.string(),
        version: v.number(),
        title: v.string(),
        effectiveDate: v.string(),
        publishTime: v.string(),
      }),
    ),
  },
  publishLegalText: {
    body: v.object({ code: legalCode, title: line('标题', 2, 100), content: html('正文'), effectiveDate: calendarDay }),
    data: v.object({ code: v.string(), version: v.number() }),
  },
  dictionaries: {
    data: v.array(v.object({ code: v.string(), entryCount: v.number(), updateTime: v.string() })),
  },
  saveDictionary: {
    /** `isNew` 1 for a code that no dictionary has yet. */
    body: v.object({ code: dictionaryCode, tree: dictionaryTree, isNew: v.optional(binary, 0) }),
    data: v.null(),
  },
  banners: {
    query: v.object({ place: v.optional(bannerPlace) }),
    data: v.array(
      v.object({
        id: idSchema,
        place: v.string(),
        title: v.string(),
        image: v.string(),
        appImage: v.string(),
        link: v.string(),
        target: v.string(),
        beginTime: v.string(),
        endTime: v.string(),
        sort: v.number(),
        isShown: v.boolean(),
        version: v.number(),
      }),
    ),
  },
  saveBanner: { body: v.object({ ...versioned, ...bannerEntries }), data: saved },
  orderBanners: {
    body: v.object({
      place: bannerPlace,
      ids: v.pipe(v.array(recordId), v.minLength(1, '请至少选择一条数据'), v.maxLength(100, '一次最多处理100条数据')),
    }),
    data: v.null(),
  },
  showBanner: { body: v.object({ id: recordId, isShown: binary }), data: v.null() },
};
