import { LESSON_TRIAL_SECONDS } from '@jianzhu/domain';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { readCode } from '../testing/read-code.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';
import { tokenHeaders } from '../testing/token-headers.ts';

let platform: TestPlatform;
let member: TestMember;
const OWN = '/api/rs-member-service/ecomm/lesson';
const playId = 'player-of-the-desk';

beforeAll(async () => {
  platform = await createTestPlatform();
  member = await addMember(platform.db, await addBusiness(platform.db, '学习建设'));
});
afterAll(() => platform.close());
beforeEach(() => platform.db.admin('truncate lesson, lesson_playing cascade'));

interface Facts {
  readonly title?: string;
  readonly category?: number;
  readonly price?: number;
  readonly trials?: readonly boolean[];
  readonly seconds?: number;
}
/** A lesson of chapters that may be tried or not. @returns its id, and those of its chapters */
const add = async ({
  title = '施工索赔',
  category = 2,
  price = 9900,
  trials = [true, false],
  seconds = 600,
}: Facts = {}) => {
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into lesson (title, teacher_name, teacher_title, category_id, is_free, price, original_price, intro, publish_time)
     values ($1, '韩珩', '律师', $2, $3, $4, $4, '<p>介绍</p>', now()) returning id`,
    [title, category, price === 0, price],
  );
  const id = row?.id ?? '';
  const chapters: string[] = [];
  for (const [place, isTrial] of trials.entries()) {
    const [chapter] = await platform.db.admin<{ id: string }>(
      `insert into lesson_chapter (lesson_id, place, title, seconds, is_trial, video_key)
       values ($1, $2, $3, $4, $5, 'lesson/test/clip.webm') returning id`,
      [id, place + 1, `第${place + 1}讲`, seconds, isTrial],
    );
    chapters.push(chapter?.id ?? '');
  }
  return { id, chapters };
};
const own = (id: string) =>
  platform.db.admin('insert into lesson_entitlement (user_id, lesson_id) values ($1, $2)', [member.userId, id]);
const open = (call: string, query: Readonly<Record<string, string>> = {}) =>
  platform.get(`${PATHS.front}/lesson/${call}?${new URLSearchParams(query)}`);
const ask = (call: string, query: Readonly<Record<string, string>> = {}) =>
  platform.get(`${OWN}/${call}?${new URLSearchParams(query)}`, tokensOf(member));
const send = (call: string, body: object) => platform.post(`${OWN}/${call}`, body, { tokens: tokensOf(member) });
const report = (chapterId: string, position: number, facts: object = {}) =>
  send('progress', { chapterId, position, seconds: 10, playId, isPlaying: 1, ...facts });
/** As if the player had said it so many seconds ago. */
const waitSeconds = (seconds: number) =>
  platform.db.admin('update lesson_playing set told_at = told_at - make_interval(secs => $1)', [seconds]);
const studied = async () =>
  Number((await platform.db.admin<{ ms: string }>('select sum(studied_ms) as ms from lesson_progress'))[0]?.ms);

describe('lessons for everybody (domain 11.4)', () => {
  it('are narrowed by category, price and words, with what each choice leaves', async () => {
    await add();
    await add({ title: '专户管理', category: 3, price: 0 });
    const { data } = await open('list', { isFree: '1' });
    expect(data.records.map(({ title }: { title: string }) => title)).toEqual(['专户管理']);
    expect(data.records[0]).toMatchObject({ chapterCount: 2, seconds: 1200, price: 0 });
    expect(data.prices).toEqual([
      { name: '0', count: 1 },
      { name: '1', count: 1 },
    ]);
    expect(data.categories).toEqual([{ name: '3', count: 1 }]);
    expect((await open('list', { keyword: '索赔' })).data.total).toBe(1);
    expect((await open('list', { categoryId: '1' })).data.total).toBe(0);
  });

  it('show chapters and others of the category, and where no video lies', async () => {
    const { id } = await add();
    await add({ title: '签证办理' });
    const { data } = await open('detail', { id });
    expect(data).toMatchObject({ chapters: [{ isTrial: true }, { isTrial: false }], related: [{ title: '签证办理' }] });
    expect(JSON.stringify(data)).not.toContain('clip.webm');
    expect((await open('detail', { id: '1' })).code).toBe(404);
  });
});

describe('what is paid', () => {
  it('gives a visitor the address of a trial and of nothing else', async () => {
    const { chapters } = await add();
    const [trial = '', locked = ''] = chapters;
    expect((await open('trial', { chapterId: trial })).data).toMatchObject({
      url: expect.stringMatching(/clip\.webm\?.*expires=7200/),
      trialSeconds: LESSON_TRIAL_SECONDS,
    });
    expect(await open('trial', { chapterId: locked })).toMatchObject({ code: 403, data: null });
    const free = await add({ price: 0, trials: [false] });
    expect((await open('trial', { chapterId: free.chapters[0] ?? '' })).code).toBe(403);
  });

  it('gives a member no address before it is owned, and takes neither progress nor notes', async () => {
    const { id, chapters } = await add();
    const [trial = '', locked = ''] = chapters;
    expect((await ask('play', { chapterId: trial })).data.trialSeconds).toBe(LESSON_TRIAL_SECONDS);
    expect(await ask('play', { chapterId: locked })).toMatchObject({ code: 403, data: null });
    expect((await report(locked, 1)).code).toBe(403);
    expect((await send('note/save', { chapterId: locked, position: 1, note: '要点' })).code).toBe(403);
    expect((await ask('mine', { id })).data.isOwned).toBe(false);
    await own(id);
    expect((await ask('play', { chapterId: locked })).data).toMatchObject({ trialSeconds: null, lastPosition: 0 });
    expect((await ask('owned')).data).toEqual([id]);
  });

  it('keeps no place beyond a trial, and certifies nobody who only tried', async () => {
    const long = await add({ trials: [true] });
    const [chapter = ''] = long.chapters;
    expect((await report(chapter, LESSON_TRIAL_SECONDS)).code).toBe(200);
    expect((await report(chapter, LESSON_TRIAL_SECONDS + 2)).code).toBe(400);
    await own(long.id);
    expect((await report(chapter, LESSON_TRIAL_SECONDS + 2)).code).toBe(200);
    const short = await add({ trials: [true], seconds: 40 });
    const [only = ''] = short.chapters;
    await report(only, 0);
    await waitSeconds(40);
    expect((await report(only, 39, { seconds: 40 })).data).toEqual({ isDone: true });
    expect((await ask('mine', { id: short.id })).data.certificate).toBeNull();
    await own(short.id);
    await report(only, 39);
    expect((await ask('mine', { id: short.id })).data.certificate).not.toBeNull();
  });
});

describe('progress', () => {
  it('is where the chapter goes on; one who begins counts once', async () => {
    const { id, chapters } = await add({ price: 0 });
    const [first = '', second = ''] = chapters;
    await report(first, 95);
    await report(second, 12);
    expect((await ask('play', { chapterId: first })).data.lastPosition).toBe(95);
    expect((await ask('mine', { id })).data).toMatchObject({ lastChapterId: second, certificate: null });
    expect((await open('detail', { id })).data.studyCount).toBe(1);
    expect((await report(first, 700)).code).toBe(400);
  });

  it('counts what played, never more than the highest speed plays in the time that the platform saw pass', async () => {
    const { chapters } = await add({ price: 0 });
    const [first = '', second = ''] = chapters;
    for (let times = 0; times < 5; times += 1) await report(first, times * 50, { seconds: 60 });
    // Five reports at once claim four minutes.
    expect(await studied()).toBeLessThan(60_000);
    const before = await studied();
    await waitSeconds(10);
    await report(first, 210);
    expect(await studied()).toBe(before + 10_000);
    await waitSeconds(10);
    await report(first, 400, { seconds: 10 });
    expect(await studied()).toBe(before + 30_000);
    await waitSeconds(10);
    await report(first, 300);
    await waitSeconds(10);
    await report(first, 350, { seconds: 3 });
    expect(await studied()).toBe(before + 36_000);
    await waitSeconds(10);
    await report(second, 100);
    expect(await studied()).toBe(before + 36_000);
  });

  it('counts no stretch twice, so that its last seconds again and again end no chapter', async () => {
    const { chapters } = await add({ price: 0, trials: [true], seconds: 39 });
    const [only = ''] = chapters;
    await report(only, 36);
    for (let times = 0; times < 18; times += 1) {
      await waitSeconds(2);
      expect((await report(only, 38, { seconds: 2 })).data).toEqual({ isDone: false });
      await report(only, 36, { seconds: 0 });
    }
    expect(await studied()).toBe(2000);
  });

  it('counts nothing while it does not play', async () => {
    const { chapters } = await add({ price: 0 });
    const [first = ''] = chapters;
    await report(first, 60, { isPlaying: 0, seconds: 0 });
    await waitSeconds(40);
    await report(first, 100, { seconds: 40 });
    expect(await studied()).toBe(0);
  });

  it('is of one player at a time, until it stops or falls silent', async () => {
    const { chapters } = await add({ price: 0 });
    const [first = ''] = chapters;
    const other = { playId: 'player-of-a-phone' };
    await report(first, 5);
    expect(await report(first, 9, other)).toMatchObject({ code: 422, msg: '账号正在其他设备播放' });
    await waitSeconds(31);
    expect((await report(first, 9, other)).code).toBe(200);
    expect((await report(first, 9)).code).toBe(422);
    await report(first, 9, { ...other, isPlaying: 0 });
    expect((await report(first, 9)).code).toBe(200);
  });

  it('is of one player, however many begin at once', async () => {
    const { chapters } = await add({ price: 0 });
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => report(chapters[0] ?? '', 1, { playId: `player-${name}-1` }));
    const codes = (await Promise.all(all)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
  });

  it('ends with a certificate once every chapter was watched, not only leapt over', async () => {
    const { id, chapters } = await add({ price: 0, trials: [true], seconds: 40 });
    const [only = ''] = chapters;
    expect((await report(only, 39)).data).toEqual({ isDone: false });
    expect((await ask('mine', { id })).data.progress).toMatchObject([{ isDone: false, secondsLeft: 36 }]);
    await report(only, 0, { seconds: 0 });
    await waitSeconds(5);
    await report(only, 39, { seconds: 5 });
    expect((await ask('mine', { id })).data.progress).toMatchObject([{ isDone: false, secondsLeft: 26 }]);
    // The whole of it at the double speed, and no faster.
    await report(only, 3, { seconds: 0 });
    await waitSeconds(13);
    expect((await report(only, 29, { seconds: 13 })).data).toEqual({ isDone: false });
    expect((await report(only, 39)).data).toEqual({ isDone: true });
    expect((await ask('mine', { id })).data.progress).toMatchObject([{ isDone: true, secondsLeft: 0 }]);
    const { certificate } = (await ask('mine', { id })).data;
    expect(certificate.code).toMatch(/^ZS\d{13}$/);
    await report(only, 39);
    expect((await ask('mine', { id })).data.certificate).toEqual(certificate);
    expect((await ask('play', { chapterId: only })).data.lastPosition).toBe(0);
  });
});

describe('the certificate as a file', () => {
  const fetchFile = (who: TestMember, id: string) =>
    platform.app.inject({ url: `${OWN}/certificate?id=${id}`, headers: tokenHeaders(tokensOf(who)) });

  it('is a PDF that says who has studied what, for its owner alone', async () => {
    const { id } = await add({ title: '施工索赔的时限与证据', price: 0 });
    await platform.db.admin(
      `insert into lesson_certificate (user_id, lesson_id, code, name) values ($1, $2, 'ZS2026112400001', '尹括号')`,
      [member.userId, id],
    );
    const { statusCode, headers, rawPayload } = await fetchFile(member, id);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('ZS2026112400001.pdf');
    const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
    const said = text.replace(/\s+/g, '');
    expect(said).toContain('兹证明尹括号已学完法律课堂课程《施工索赔的时限与证据》全部2讲，特发此证。');
    expect(said).toContain('证书编号ZS2026112400001');
    expect(await readCode(new Uint8Array(rawPayload))).toBe(
      'http://localhost:3000/default/qualification/verify?keyword=ZS2026112400001',
    );
    const other = await fetchFile(await addMember(platform.db, member.businessId), id);
    expect([other.statusCode, other.json().code]).toEqual([400, 404]);
    expect((await platform.app.inject({ url: `${OWN}/certificate?id=${id}` })).statusCode).toBe(401);
  });
});

describe('notes', () => {
  it('are one a second, in the order of the chapters, and the member’s own', async () => {
    const { id, chapters } = await add({ price: 0 });
    const [first = '', second = ''] = chapters;
    await send('note/save', { chapterId: second, position: 3, note: '后' });
    await send('note/save', { chapterId: first, position: 9, note: '先' });
    await send('note/save', { chapterId: first, position: 9, note: '改' });
    const notes = async () => (await ask('notes', { id })).data.map(({ note }: { note: string }) => note);
    expect(await notes()).toEqual(['改', '后']);
    await send('note/remove', { chapterId: first, position: 9 });
    expect(await notes()).toEqual(['后']);
    const other = await addMember(platform.db, member.businessId);
    expect((await platform.get(`${OWN}/notes?id=${id}`, tokensOf(other))).data).toEqual([]);
  });
});
