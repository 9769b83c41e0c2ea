import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import type { MainAct } from './acts.ts';

const SERVICES = '/user/service-publish/list';
const KNOWLEDGE = '/user/service-publish/knowledge-list';

/** The tab of drafts is an address of its own. */
export const listDrafts: MainAct = async (page) => {
  await page.getByRole('navigation', { name: '状态' }).getByRole('link', { name: /^草稿/ }).click();
  return { expect: () => expect(page).toHaveURL(({ search }) => search === '?status=0') };
};

/** Leaves nothing behind: a form in which nothing stands is kept nowhere. */
export const backToServices: MainAct = async (page) => {
  await page.getByRole('link', { name: '取消', exact: true }).click();
  return { expect: () => expect(page).toHaveURL(SERVICES) };
};

export const backToKnowledge: MainAct = async (page) => {
  await page.getByRole('link', { name: '取消', exact: true }).click();
  return { expect: () => expect(page).toHaveURL(KNOWLEDGE) };
};

/** A detail leads back to its list. */
export const returnToList: MainAct = async (page) => {
  await page.getByRole('link', { name: '返回列表' }).click();
  return { expect: () => expect(page).toHaveURL(/\/user\/service-publish\/(knowledge-)?list$/) };
};

const firstOf = (list: string) => async (page: Page) => {
  await page.goto(list);
  return (await page.locator('tr[data-row]').first().getByRole('link').first().getAttribute('href')) ?? list;
};

export const firstService = firstOf(SERVICES);
export const firstText = firstOf(KNOWLEDGE);
