import { describe, expect, it, vi } from 'vitest';
import { testServices } from '../testing/request-services.ts';
import { refusal, type StubAnswer, startStubPlatform, success } from '../testing/stub-platform.ts';

const config = (ngCode: string, platformCode: string) => ({
  platformCode,
  ngCode,
  baseTitle: `标题${platformCode}`,
  subTitle: '',
  logoImg: '',
  codeImg: '',
  dataSource: '1',
});
const configs = [config('localhost', 'JIANZHU'), config('changchun.localhost', 'CHANGCHUN')];
const footer = [{ articleTitle: '帮助中心', url: '', id: '1', children: [] }];
const dictionary = (dictKey: string) => [{ dictKey: '', dictValue: '', children: [{ dictKey, dictValue: '文字' }] }];

type CallName = 'platformConfig' | 'footer' | 'industry_top_txt' | 'industry_front_css_flag';
const goodAnswers: Record<CallName, StubAnswer> = {
  platformConfig: success(configs),
  footer: success(footer),
  industry_top_txt: success(dictionary('/a')),
  industry_front_css_flag: success(dictionary('3')),
};

async function startPlatform(changes: Partial<Record<CallName, StubAnswer>> = {}) {
  const answers: Record<string, StubAnswer> = { ...goodAnswers, ...changes };
  return startStubPlatform(({ path, query }) => {
    if (path.endsWith('/platformConfig/list')) return answers.platformConfig ?? refusal();
    if (path.endsWith('/navigate/tree')) return answers.footer ?? refusal();
    return answers[query.get('code') ?? ''] ?? refusal();
  });
}

describe('start-up', () => {
  it('fills the site store for the platform of the host', async () => {
    const platform = await startPlatform();
    const site = await testServices(platform.origin, '', { requestHost: 'changchun.localhost:3000' }).site();
    expect(site).toMatchObject({
      footerData: footer,
      industryTopTxt: [{ txt: '文字', url: '/a' }],
      industryFrontCss: { flag: true },
      platformConfigData: { platformCode: 'CHANGCHUN' },
    });
  });

  it('asks for the configuration first and says the platform code in the calls that follow', async () => {
    const platform = await startPlatform();
    await testServices(platform.origin, '', { requestHost: 'changchun.localhost' }).site();
    const [first, ...others] = platform.requests;
    expect(first?.path).toMatch(/platformConfig\/list$/);
    expect(first?.headers['request-source']).toBe('JIANZHU');
    expect(others.map(({ headers }) => headers['request-source'])).toEqual(Array(3).fill('CHANGCHUN'));
  });

  it('keeps the fallbacks for a host that no configuration names', async () => {
    const platform = await startPlatform();
    const services = testServices(platform.origin, '', { requestHost: '127.0.0.1:3000' });
    expect((await services.site()).platformConfigData).toBeNull();
    expect(services.isDegraded()).toBe(false);
  });

  it('ignores success: false in silence (R-ERR-038)', async () => {
    const platform = await startPlatform({ footer: refusal(), industry_top_txt: refusal() });
    const reportFailure = vi.fn();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const services = testServices(platform.origin, '', { reportFailure });
    expect(await services.site()).toMatchObject({
      footerData: [],
      industryTopTxt: [{ txt: '热烈祝贺标题JIANZHU正式上线', url: '' }],
    });
    expect(services.isDegraded()).toBe(false);
    expect(reportFailure).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('warns of a top text that cannot be read and keeps the default (R-ERR-039)', async () => {
    const platform = await startPlatform({ industry_top_txt: success('not a list') });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const services = testServices(platform.origin);
    expect((await services.site()).industryTopTxt).toEqual([{ txt: '热烈祝贺标题JIANZHU正式上线', url: '' }]);
    expect(warn).toHaveBeenCalledOnce();
    expect(services.isDegraded()).toBe(false);
  });

  it('marks the page as degraded when the platform cannot be reached (decision 36)', async () => {
    const services = testServices('http://127.0.0.1:1');
    expect((await services.site()).platformConfigData).toBeNull();
    expect(services.isDegraded()).toBe(true);
  });

  it('gives up a call after two seconds (decision 36)', async () => {
    const platform = await startPlatform({ footer: 'no answer' });
    const services = testServices(platform.origin);
    const started = performance.now();
    expect(await services.site()).toMatchObject({ footerData: [], industryFrontCss: { flag: true } });
    expect(performance.now() - started).toBeGreaterThan(1900);
    expect(services.isDegraded()).toBe(true);
  });

  it('never mixes the brands of requests that run at once (A-12)', async () => {
    const platform = await startPlatform();
    const hosts = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'localhost' : 'changchun.localhost'));
    const sites = await Promise.all(
      hosts.map((requestHost) => testServices(platform.origin, '', { requestHost }).site()),
    );
    expect(sites.map(({ platformConfigData }) => platformConfigData?.ngCode)).toEqual(hosts);
  });
});
