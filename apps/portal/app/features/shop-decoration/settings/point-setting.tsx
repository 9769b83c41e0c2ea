import type { Point, PropSpec } from '@jianzhu/domain/shops';
import { Button } from '@jianzhu/ui';
import { FieldGroup } from '@jianzhu/ui/fields';
import { MapPicker } from '@jianzhu/ui/map-picker';
import { decorationTexts as texts } from '../messages.ts';
import type { SettingProps } from './setting.ts';

/** Where the map opens before a place was chosen: the middle of the province's capital. */
const middle: Point = { lng: 125.3235, lat: 43.817 };

export function PointSetting(props: SettingProps<Extract<PropSpec, { readonly kind: 'point' }>>) {
  const { id, spec, value, error, onChange, disabled } = props;
  // The schema has a point there, or null.
  const point = (value ?? null) as Point | null;
  return (
    <FieldGroup id={id} label={spec.label} error={error} help={point === null ? spec.hint : texts.pointHelp}>
      {point === null ? (
        <Button variant="line" size="compact" disabled={disabled} onClick={() => onChange(middle)}>
          {texts.setPoint}
        </Button>
      ) : (
        <>
          <MapPicker
            label={spec.label}
            places={[]}
            point={{ longitude: point.lng, latitude: point.lat }}
            onMove={({ longitude, latitude }) => onChange({ lng: longitude, lat: latitude })}
          />
          <Button variant="line" size="compact" disabled={disabled} onClick={() => onChange(null)}>
            {texts.clearPoint}
          </Button>
        </>
      )}
    </FieldGroup>
  );
}
