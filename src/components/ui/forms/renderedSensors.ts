import {
  PointerSensor,
  TouchSensor,
  type PointerSensorProps,
  type SensorProps,
  type TouchSensorOptions,
} from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/**
 * dnd-kit ends a drag where it was last rendered. On a busy device the last move isn't yet: the drag would end where it
 * was before, or count as a press. So each move is rendered at once.
 */
const rendered = <Props extends Pick<PointerSensorProps, 'onMove'>>(props: Props): Props => ({
  ...props,
  onMove: (at) => flushSync(() => props.onMove(at)),
});

/** dnd-kit's sensor of all pointers, with each move rendered. Where it ends is the first of the drag's `collisions`. */
export class RenderedPointerSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    super(rendered(props));
  }
}

/** dnd-kit's sensor of fingers, with each move rendered. */
export class RenderedTouchSensor extends TouchSensor {
  constructor(props: SensorProps<TouchSensorOptions>) {
    super(rendered(props));
  }
}
