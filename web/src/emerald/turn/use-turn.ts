import { type Lights, noLights, type Taps } from '../play/lights.ts';

export interface Turn {
  readonly lights: Lights;
  readonly taps: Taps;
}

export const useTurn = (): Turn => ({ lights: noLights, taps: {} });
