import type { Region } from '@jianzhu/domain/forms';
import type { ComboboxOption } from '@jianzhu/ui/combobox';
import type { MapPlace, MapPoint } from '@jianzhu/ui/map-picker';
import { useEffect, useRef, useState } from 'react';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import type { Place } from './address-calls.ts';
import type { MapProvider } from './map-provider.ts';

/** A pin that is still moving asks for nothing. */
const restMs = 300;

/** What every place of the province has in its address. */
const anywhere = '省';

const keyOf = ({ longitude, latitude, name }: Place) => `${longitude},${latitude} ${name}`;

/** The place that is looked for on a map: found by words, or where the pin comes to rest. */
export function useMap(provider: MapProvider, region: Region | null, begun: MapPoint | null) {
  const [found, setFound] = useState<readonly Place[]>([]);
  const [point, setPoint] = useState(begun);
  const [place, setPlace] = useState<Place | null>(null);
  const [option, setOption] = useState<ComboboxOption | null>(null);
  const [isUnknown, setIsUnknown] = useState(false);
  const city = region?.cityCode;
  const cityName = region?.cityName;
  /** The point that the place shown belongs to. */
  const placed = useRef<MapPoint | null>(null);

  useEffect(() => {
    provider
      .search(cityName || anywhere, city)
      .then((places) => (places.length > 0 ? places : provider.search(anywhere, city)))
      .then((places) => setFound((known) => (known.length > 0 ? known : places)), logUnlessShown);
  }, [provider, city, cityName]);

  useEffect(() => {
    if (point === null || point === placed.current) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      provider.placeAt(point).then((known) => {
        if (!isCurrent) return;
        placed.current = point;
        setPlace(known);
        setIsUnknown(known === null);
      }, logUnlessShown);
    }, restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [provider, point]);

  return {
    places: found.map((known): MapPlace => ({ ...known, key: keyOf(known) })),
    point,
    place,
    option,
    /** Nothing is known of the point. */
    isUnknown,
    async search(text: string): Promise<readonly ComboboxOption[]> {
      if (text === '') return [];
      const places = await provider.search(text, city);
      setFound(places);
      return places.map((known) => ({ id: keyOf(known), label: known.name, detail: known.address }));
    },
    choose(chosen: ComboboxOption | null) {
      setOption(chosen);
      const known = found.find((each) => keyOf(each) === chosen?.id);
      if (!known) return;
      const { longitude, latitude } = known;
      placed.current = { longitude, latitude };
      setPoint(placed.current);
      setPlace(known);
      setIsUnknown(false);
    },
    move(to: MapPoint) {
      setPoint(to);
    },
  };
}
