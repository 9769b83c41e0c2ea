import { get } from '../endpoint.ts';
import type { contentSchemas } from './content.schema.ts';
import { front } from './prefixes.ts';
import { ourOpen } from './traits.ts';

type S = typeof contentSchemas;

/** Dictionary lists by code, for example industry_home_roll_text (hot topics). */
export const dictionary = get<S['dictionary']>('content.dictionary', `${front}/dict/list`, ourOpen);

/** Districts of the province; the home page asks with isShow=1. */
export const districts = get<S['districts']>('content.districts', `${front}/district`, ourOpen);

/** Banners by place: 100 (home main), 101 (home middle). */
export const banners = get<S['banners']>('content.banners', `${front}/banner/{code}`, ourOpen);

export const servicePackages = get<S['servicePackages']>('content.servicePackages', `${front}/servicePackage`, ourOpen);

/** Supervision figures of a region. */
export const superviseOverview = get<S['superviseOverview']>(
  'content.superviseOverview',
  `${front}/supervise/overview/{code}`,
  ourOpen,
);

export const abilities = get<S['abilities']>('content.abilities', `${front}/abilities`, ourOpen);

/** The article pinned on the home page. */
export const homeArticle = get<S['homeArticle']>('content.homeArticle', `${front}/home-article`, ourOpen);

/** At most one popup for the home page. */
export const popup = get<S['popup']>('content.popup', `${front}/popup`, ourOpen);

/** Content list by code; cypt_list gives the entrances of the digital platforms. */
export const contentList = get<S['contentList']>('content.contentList', `${front}/content/list`, ourOpen);

export const supplyDemand = get<S['supplyDemand']>('content.supplyDemand', `${front}/home/supply-demand`, ourOpen);

export const counters = get<S['counters']>('content.counters', `${front}/home/counters`, ourOpen);

/** Material prices of the week (建材行情). */
export const materialPrices = get<S['materialPrices']>(
  'content.materialPrices',
  `${front}/home/material-prices`,
  ourOpen,
);

export const articles = get<S['articles']>('content.articles', `${front}/article/list`, ourOpen);

export const salons = get<S['salons']>('content.salons', `${front}/salon/list`, ourOpen);

export const companies = get<S['companies']>('content.companies', `${front}/company/list`, ourOpen);

export const partyArticles = get<S['partyArticles']>('content.partyArticles', `${front}/party/list`, ourOpen);

export const needs = get<S['needs']>('content.needs', `${front}/need/list`, ourOpen);
