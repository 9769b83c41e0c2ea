import { type Region, regionSchema } from '@jianzhu/domain/forms';
import { Button } from '@jianzhu/ui';
import { Combobox, useRemoteOptions } from '@jianzhu/ui/combobox';
import { RadioGroup } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { type MapPoint, PlaceChooser } from '@jianzhu/ui/map-picker';
import { PageHead } from '@jianzhu/ui/pages';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeParse } from 'valibot';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { carriedForm, fillIn } from '../../record/carried-form.ts';
import { fieldsOf, isElsewhere } from './chosen-place.ts';
import { offlineMap } from './map-provider.ts';
import { addressTexts as texts } from './messages.ts';
import { useMap } from './use-map.ts';
import { wayBack } from './way-back.ts';

const nameOf = ({ cityName, districtName }: Region) => districtName || cityName;

/** Chooses the point of an address; region and detail of the form that asked follow it. */
export function MapPage() {
  const head = useMemberHead();
  const client = usePortalClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = wayBack(query, paths.addressModify);
  const [form] = useState(() => carriedForm(client, back)?.state?.values ?? null);
  const [provider] = useState(() => offlineMap(client));
  const read = safeParse(regionSchema, form?.region);
  const region = read.success ? read.output : null;
  const map = useMap(provider, region, pointOf(form));
  const [keeps, setKeeps] = useState(false);
  const { options, onSearch } = useRemoteOptions(map.search);
  const { place, point } = map;
  const { Map: Drawing } = provider;
  const asksRegion = place !== null && region !== null && isElsewhere(region, place);

  /** Back in history, where the form waits; after a reload of this page it is loaded anew. */
  function leave() {
    if (form === null) void navigate(back, { replace: true });
    else void navigate(-1);
  }

  function confirm() {
    if (place === null || point === null) return;
    fillIn(client, back, fieldsOf(place, point, asksRegion && keeps));
    leave();
  }

  return (
    <>
      <PageHead {...head} />
      <PlaceChooser
        map={
          <>
            {provider.note && <InlineAlert>{provider.note}</InlineAlert>}
            <Combobox
              label={texts.mapSearch}
              labelHidden
              placeholder={texts.mapSearch}
              value={map.option}
              options={options}
              onSearch={onSearch}
              onChange={map.choose}
            />
            {(map.places.length > 0 || point) && (
              <Drawing label={texts.map} places={map.places} point={point} onMove={map.move} />
            )}
          </>
        }
        actions={
          <>
            <Button wide disabled={place === null} onClick={confirm}>
              {texts.confirm}
            </Button>
            <Button wide variant="line" onClick={leave}>
              {texts.cancel}
            </Button>
          </>
        }
      >
        <p role="status">
          {map.isUnknown ? texts.nothingThere : place ? texts.chosen(place.address) : texts.notChosen}
        </p>
        {point && <p>{texts.point(point.longitude, point.latitude)}</p>}
        {asksRegion && (
          <RadioGroup
            label={texts.otherRegion}
            options={[
              { value: 'take', label: texts.takeRegion(nameOf(place.region)) },
              { value: 'keep', label: texts.keepRegion(nameOf(region)) },
            ]}
            value={keeps ? 'keep' : 'take'}
            onChange={(answer) => setKeeps(answer === 'keep')}
          />
        )}
      </PlaceChooser>
    </>
  );
}

function pointOf(form: Readonly<Record<string, unknown>> | null): MapPoint | null {
  const { longitude, latitude } = form ?? {};
  return typeof longitude === 'number' && typeof latitude === 'number' ? { longitude, latitude } : null;
}
