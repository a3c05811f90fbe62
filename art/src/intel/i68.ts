import { concept, placed } from '../concept.ts';
import { frog } from '../kit/animals/small.ts';
import { duck } from '../kit/animals/waders.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { waterLilies } from '../kit/nature/flowers.ts';
import { hills } from '../kit/nature/land.ts';
import { reeds } from '../kit/nature/plants.ts';
import { rings, ripples } from '../kit/nature/water.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { violin } from '../kit/things/music.ts';
import { fog } from '../kit/weather/fog.ts';
import { circle, limb } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const line = 322;

/** Wings arched, as a swan carries them that wants to be looked at. */
const swan: Group = concept(
  'swan',
  [
    area(
      'M300 322C236 324 186 312 170 270C164 252 160 238 148 226C166 226 180 230 190 240C186 222 184 208 188 194C202 206 214 216 228 224C226 212 226 204 232 196C256 214 284 246 294 284Z',
      'white',
      0.55,
    ),
    area(
      'M300 322C364 324 414 312 430 270C436 252 440 238 452 226C434 226 420 230 410 240C414 222 416 208 412 194C398 206 386 216 372 224C374 212 374 204 368 196C344 214 316 246 306 284Z',
      'white',
      0.2,
    ),
    stroke('M190 240C204 256 212 280 214 306M228 224C244 244 252 276 254 308M410 240C396 256 388 280 386 306M372 224C356 244 348 276 346 308', 2.4, 'grey', {
      tone: 0.25,
      opacity: 0.7,
    }),
    area('M248 322C246 288 268 262 300 262C334 262 354 288 352 322Z', 'white', 0.75),
    area(
      limb(
        [
          [300, 296],
          [278, 246],
          [284, 196],
          [316, 166],
          [322, 136],
          [304, 124],
        ],
        27,
        11,
      ),
      'white',
      0.75,
    ),
    area('M330 124C322 108 296 102 284 116C276 122 270 128 262 140L246 152C252 160 268 156 280 148C296 150 322 150 330 136Z', 'white', 0.75),
    area('M272 128L246 152C252 160 268 156 281 148C280 140 278 132 272 128Z', 'orange'),
    area('M272 128C278 118 284 118 290 122C286 130 280 132 281 148C278 142 276 134 272 128Z', 'dark'),
    area(circle(293, 125, 3.4), 'dark'),
  ],
  { also: ['animal', 'bird', 'grace'], rim: 0.9, shade: { to: [0.8, 0.6], depth: 0.36 } },
);

const body =
  'M300 326C352 324 408 330 412 366C414 392 378 396 372 420C368 440 396 448 394 478C392 508 350 516 300 516C250 516 208 508 206 478C204 448 232 440 228 420C222 396 186 392 188 366C192 330 248 324 300 326Z';

const cello: Group = concept(
  'cello',
  [
    area(body, 'brown', 0.12),
    area(body, 'orange', -0.12, { opacity: 0.75 }),
    stroke(
      'M300 336C346 334 400 340 402 366C403 386 368 394 362 420C358 446 385 452 384 476C382 500 344 506 300 506C256 506 218 500 216 476C215 452 242 446 238 420C232 394 197 386 198 366C200 340 254 334 300 336Z',
      1.8,
      'brown',
      { tone: -0.5, opacity: 0.8 },
    ),
    area('M286 332H314L320 398H280Z', 'dark', 0.1),
    area('M264 424L268 432H332L336 424L322 418H278Z', 'hairBlond', 0.1),
    stroke('M244 396C236 404 254 420 250 432C247 444 234 440 240 432M356 396C364 404 346 420 350 432C353 444 366 440 360 432', 4, 'dark', { tone: 0.1 }),
    area('M290 470H310L307 566H293Z', 'dark', 0.15),
    stroke('M293 398L295 568M298 398L299 568M303 398L302 568M308 398L306 568', 1.2, 'paper', { tone: 0.2, opacity: 0.9 }),
    area('M286 560H314L312 580C322 596 314 622 294 620C276 618 274 596 290 594C280 584 288 572 286 560Z', 'brown', 0.15),
    area(circle(296, 606, 6), 'dark', 0.2),
    stroke('M286 568H264M314 574H336M288 584H266', 5, 'dark', { tone: 0.2 }),
  ],
  { also: ['music', 'instrument'], shade: { to: [0, 1], depth: 0.4 } },
);

const stillness = times(17).map(i => {
  const y = 340 + i * 15.5;
  const x = 176 + ((i * 53) % 170);
  const w = 60 + ((i * 37) % 80);
  return area(d`M${x} ${y}q${w / 2} -2.6 ${w} 0q${-w / 2} 2.6 ${-w} 0Z`, i % 3 === 0 ? 'light' : 'haze', 0.5, { opacity: 0.55 });
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A swan on still water, and its reflection is a cello, with a reed for the bow.',
  composition: 'mirrored',
  palette: 'dawn',
  light: [120, 210],
  horizon: line,
  layers: [
    { z: 0.1, nodes: [placed(sun({ r: 46 }), 118, 236)] },
    { z: 0.2, mirrored: line, nodes: [placed(hills({ height: 120, seed: 4 }), 0, line)] },
    { z: 0.5, mirrored: line, nodes: [placed(hills({ height: 74, seed: 9, tone: -0.1 }), 0, line)] },
    { z: 0.5, nodes: [fog({ y: 300, height: 60, seed: 3, opacity: 0.5 })] },
    { z: 0.8, water: `M0 ${line}H600V693H0Z`, depth: 0.35 },
    { z: 0.7, nodes: [ripples({ from: line, seed: 8, count: 34, opacity: 0.4 }), halo(118, 372, 120, 0.5)] },
    {
      z: 0.9,
      nodes: [
        concept('reflection', [
          { ...cello, opacity: 0.96 },
          concept(
            'bow',
            [
              stroke('M500 366C412 414 300 450 178 470', 4.6, 'brown', { tone: -0.35 }),
              stroke('M494 378C412 422 300 458 182 478', 3.4, 'paper', { tone: 0.4 }),
              area('M172 466L190 466L188 482L176 482Z', 'dark'),
              area('M484 370L502 360L506 374L490 382Z', 'dark'),
            ],
            { also: ['music'] },
          ),
          placed(violin({}), 76, 356, { scale: 0.5, turn: 84 }),
          placed(violin({}), 138, 354, { scale: 0.42, turn: 84 }),
        ]),
        ...stillness,
        placed(rings({ r: 156, count: 2, opacity: 0.45 }), 300, line + 4),
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept(
          'reed',
          [
            stroke('M508 324C412 266 300 232 168 208', 4.4, 'leaf', { tone: -0.25 }),
            area('M194 210C170 200 138 194 110 194C102 198 104 206 112 208C140 214 166 220 190 222Z', 'brown', -0.2),
            area('M462 298C472 264 494 240 524 228C516 254 498 284 478 308Z', 'leaf', -0.1),
          ],
          { also: ['plant'], rim: 0.7 },
        ),
      ],
    },
    { z: 1, lifted: true, nodes: [swan] },
    {
      z: 1,
      nodes: [
        placed(duck({ fill: 'grey', tone: 0.45 }), 82, line + 2, { scale: 0.5 }),
        placed(duck({ fill: 'grey', tone: 0.4 }), 140, line + 2, { scale: 0.42 }),
        placed(reeds({ width: 110, height: 200, seed: 5 }), 30, 560),
        placed(waterLilies({ width: 170, count: 5, seed: 2 }), 150, 568),
        placed(frog({}), 138, 560, { scale: 0.62 }),
      ],
    },
  ],
  says: { place: 'lake', time: 'dawn', weather: 'mist', mood: ['calm', 'dreamy'], action: ['swim', 'play', 'listen'], more: ['music', 'morning'] },
};
