import { region } from '@jianzhu/api-client/contract';
import { type RegionNode, regionSchemas } from '@jianzhu/api-client/schemas';
import type { Region } from '@jianzhu/domain/forms';
import { useEffect, useState } from 'react';
import { logUnlessShown } from '../api/log-unless-shown.ts';
import { type PortalClient, usePortalClient } from '../portal-client.ts';

const trees = new WeakMap<PortalClient, Promise<readonly RegionNode[]>>();

function loadRegions(client: PortalClient): Promise<readonly RegionNode[]> {
  const known = trees.get(client);
  if (known) return known;
  const loading = client
    .memberSession()
    .then(({ api }) => api.callsOf({ region }, { region: regionSchemas }).region.tree());
  trees.set(client, loading);
  loading.catch(() => trees.delete(client));
  return loading;
}

/** The divisions of the country, loaded once a page; until then those that lead to the place chosen. */
export function useRegions(chosen: Region | null): readonly RegionNode[] {
  const client = usePortalClient();
  const [regions, setRegions] = useState<readonly RegionNode[] | null>(null);
  useEffect(() => void loadRegions(client).then(setRegions, logUnlessShown), [client]);
  return regions ?? (chosen === null ? [] : [branchTo(chosen)]);
}

function branchTo(place: Region): RegionNode {
  const district = { code: place.districtCode, name: place.districtName };
  const city = { code: place.cityCode, name: place.cityName, children: [district] };
  return { code: place.provinceCode, name: place.provinceName, children: [city] };
}

/** Codes of a place from the top down; a city without districts stands for its own. */
export function codesOf(place: Region | null): readonly string[] {
  if (place === null) return [];
  return [...new Set([place.provinceCode, place.cityCode, place.districtCode])];
}

/** The place that codes from the top down lead to; null where they lead nowhere. */
export function placeOf(regions: readonly RegionNode[], codes: readonly string[]): Region | null {
  let level: readonly RegionNode[] = regions;
  const way = codes.flatMap((code) => {
    const found = level.find((node) => node.code === code);
    level = found?.children ?? [];
    return found ?? [];
  });
  const [province, city = province, district = { code: city?.code ?? '', name: '' }] = way;
  if (!province || !city) return null;
  return {
    provinceCode: province.code,
    provinceName: province.name,
    cityCode: city.code,
    cityName: city === province ? '' : city.name,
    districtCode: district.code,
    districtName: district.name,
  };
}
