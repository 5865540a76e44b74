import { Fault } from '../faults';
import { RulesLatLng, type RulesValue } from '../values';
import { asNumber, methods, plain, unary, wrongType } from './method';

const EARTH_RADIUS_METERS = 6_371_009;

/** rules.LatLng: coordinates in degrees, and the ground distance in meters. */
export const latlngMethods = methods<RulesLatLng>({
  latitude: plain((point) => point.latitude),
  longitude: plain((point) => point.longitude),
  distance: unary((point, other) =>
    other instanceof RulesLatLng ? distance(point, other) : wrongType(other, 'latlng'),
  ),
});

/** The `latlng.` functions. */
export const latlngNamespace = methods<null>({
  value: {
    arity: 2,
    run: (_, args): RulesValue => {
      const latitude = asNumber(args[0] ?? null);
      const longitude = asNumber(args[1] ?? null);
      if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
        throw new Fault('latitude is within ±90 and longitude within ±180 degrees');
      return new RulesLatLng(latitude, longitude);
    },
  },
});

/** The great-circle distance, by the haversine formula. */
function distance(a: RulesLatLng, b: RulesLatLng): number {
  const radians = Math.PI / 180;
  const north = ((b.latitude - a.latitude) * radians) / 2;
  const east = ((b.longitude - a.longitude) * radians) / 2;
  const share =
    Math.sin(north) ** 2 + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(east) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(share)));
}
