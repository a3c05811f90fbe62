import { fill, icon, line, type Mark } from './mark.ts';

/** The symbols on the cards and the board of A Study in Emerald. */
export const emeraldSymbols = {
  action: icon(
    fill(
      'M8.6 0H15.4V2.2H8.6Z M6.4 3.2H17.6L20.4 7.2H3.6Z M5.2 8.4H18.8L16.4 18.6H7.6Z M12 10.2C10.8 12 9.6 13.2 9.6 14.8A2.4 2.4 0 0 0 14.4 14.8C14.4 13.2 13.2 12 12 10.2Z M8.8 19.8H15.2V21.6H17V24H7V21.6H8.8Z',
    ),
  ),
  agent: icon(
    fill(
      'M4.66 7.37H15.34V8.76H4.66Z M6.87 6.9Q6.87 1.8 10 1.8Q13.13 1.8 13.13 6.9Z M7.33 9.22H12.67Q12.67 13.17 10 13.17Q7.33 13.17 7.33 9.22Z M2.81 22.45Q2.81 15.02 8.14 14.1L10 16.42L11.86 14.1Q17.19 15.02 17.19 22.45Z',
    ),
    fill('M18.2 2.4h2.6v3h3v2.6h-3v3h-2.6v-3h-3V5.4h3Z'),
  ),
  assassinate: icon(
    fill('M12 24L8.6 17.4V9.4H15.4V17.4Z M11.5 11h1v8h-1Z M5 6.4H19V9H5Z M10.4 2.4H13.6V6.4H10.4Z'),
    fill('M10.1 1.9a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0Z'),
  ),
  benefit: icon(fill('M12 0L24 12L12 24L0 12Z M10.4 6.4V10.4H6.4V13.6H10.4V17.6H13.6V13.6H17.6V10.4H13.6V6.4Z')),
  block: icon(fill('M12 0.8L22 4.2V11.4C22 17.4 17.8 21.6 12 23.6C6.2 21.6 2 17.4 2 11.4V4.2Z M6 9.8H18V13.8H6Z')),
  bomb: icon(
    fill('M2.4 15a8.2 8.2 0 1 0 16.4 0a8.2 8.2 0 1 0 -16.4 0ZM6 13.2A5.4 5.4 0 0 1 9 9.8L9.6 11.2A4 4 0 0 0 7.4 13.8Z'),
    fill('M13.4 4.8L17.8 7.2L15.8 10.6L11.4 8.2Z'),
    line('M16.8 6Q18.4 2.6 20.8 3.8', 1.8),
    fill('M21.6 0L22.2 2.2L24 2.4L22.6 3.8L23.2 6L21.4 4.9L19.6 6L20.2 3.9L18.9 2.4L20.9 2.2Z'),
  ),
  claim: icon(
    fill(
      'M5.4 5.2H18.6Q19.8 5.2 19.8 6.4V21.6Q19.8 22.8 18.6 22.8H5.4Q4.2 22.8 4.2 21.6V6.4Q4.2 5.2 5.4 5.2Z M12 8.2L7.2 13.4H10.3V19.6H13.7V13.4H16.8Z M6.4 2.8H17.6V4H6.4Z M8.4 0.8H15.6V1.9H8.4Z',
    ),
  ),
  discard: icon(fill('M3 1H14V10.4H10V16.6H3Z'), fill('M12.4 11.8H16.2V6H20V11.8H23.8L18.1 22.8Z')),
  draw: icon(fill('M3 23H14V13.6H10V7.4H3Z'), fill('M12.4 12.2H16.2V18H20V12.2H23.8L18.1 1.2Z')),
  eye: icon(
    fill(
      'M12 4.4C17.2 4.4 21.4 8 23.6 12C21.4 16 17.2 19.6 12 19.6C6.8 19.6 2.6 16 0.4 12C2.6 8 6.8 4.4 12 4.4ZM7.6 12a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0ZM12 9.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2Z',
    ),
  ),
  free: icon(fill('M14.6 0L3.6 13.6H10L7.6 24L20.4 9.4H13.2Z')),
  'kill-box': icon(
    fill('M1 1H8.4V3.8H3.8V8.4H1Z M15.6 1H23V8.4H20.2V3.8H15.6Z M1 15.6H3.8V20.2H8.4V23H1Z M20.2 15.6H23V23H15.6V20.2H20.2Z'),
    line('M8.2 8.2L15.8 15.8M15.8 8.2L8.2 15.8', 2.8),
  ),
  'kill-value': icon(
    fill(
      'M12 1.4A10.6 10.6 0 1 1 12 22.6A10.6 10.6 0 1 1 12 1.4Z M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4Z M11 0h2v5h-2Z M11 19h2v5h-2Z M0 11h5v2H0Z M19 11h5v2h-5Z',
    ),
  ),
  limbo: icon(
    fill(
      'M4 0H20V2.8H18.6C18.6 7.6 15.8 9.6 13.6 12C15.8 14.4 18.6 16.4 18.6 21.2H20V24H4V21.2H5.4C5.4 16.4 8.2 14.4 10.4 12C8.2 9.6 5.4 7.6 5.4 2.8H4Z M8 5.4C8.6 7.4 10.4 8.8 12 10.2C13.6 8.8 15.4 7.4 16 5.4Z',
    ),
  ),
  loyalist: icon(fill('M3.5 18.5L2 6.6L7.4 10.6L12 3L16.6 10.6L22 6.6L20.5 18.5Z M4 20h16v2H4Z')),
  move: icon(
    fill(
      'M3.45 7.38H13.75V8.72H3.45Z M5.58 6.93Q5.58 2 8.6 2Q11.62 2 11.62 6.93Z M6.02 9.17H11.18Q11.18 12.98 8.6 12.98Q6.02 12.98 6.02 9.17Z M1.66 21.94Q1.66 14.77 6.81 13.87L8.6 16.11L10.39 13.87Q15.54 14.77 15.54 21.94Z',
    ),
    fill('M15.4 10H19V6.8L24 11.6L19 16.4V13.2H15.4Z'),
  ),
  'one-use': icon(
    fill('M4.6 1H19.4V10.4L16.9 12.6L14.5 10.4L12 12.6L9.5 10.4L7.1 12.6L4.6 10.4Z M4.6 23H19.4V14.2L16.9 16.4L14.5 14.2L12 16.4L9.5 14.2L7.1 16.4L4.6 14.2Z'),
  ),
  pass: icon(fill('M2 4L11 12L2 20Z M12 4L21 12L12 20Z M21 4h2.4v16H21Z')),
  pile: icon(fill('M7 2H21V20H7Z'), line('M4.6 5V22.6H18', 2)),
  place: icon(
    fill(
      'M10.4 1h3.2v4.2h3.2L12 9.6L7.2 5.2h3.2ZM12 9.2L17.7 12.3L12 15.4L6.3 12.3Z M5.92 13.79L11.38 16.64L11.38 22.59L5.92 19.74Z M18.08 13.79L12.62 16.64L12.62 22.59L18.08 19.74Z',
    ),
  ),
  'points-loyalist': icon(fill('M1.4 22.6L0.6 3.4L6.6 7.4L12 0.8L17.4 7.4L23.4 3.4L22.6 22.6Z')),
  'points-neutral': icon(fill('M1 12a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z')),
  'points-restorationist': icon(
    fill('M13 0C14.4 4.2 21.8 8 21.8 14.6C21.8 19.8 17.4 24 12 24C6.6 24 2.2 19.8 2.2 14.6C2.2 10.6 5.2 8.4 6.4 4.6C7.8 5.4 8.8 6.6 9 8C11 6 12.6 3.2 13 0Z'),
  ),
  restorationist: icon(
    fill(
      'M13 1.2C14 5.4 19.6 8.4 19.6 14.4C19.6 19 16.2 22.6 12 22.6C7.8 22.6 4.4 19 4.4 14.6C4.4 11.2 6.6 9.4 7.6 6.2C8.8 7 9.6 8.2 9.8 9.6C11.6 7.6 12.8 4.6 13 1.2ZM12.2 12C12.6 14 15 15 15 17.4A3 3 0 0 1 9 17.4C9 15.6 10.4 14.8 10.8 13.4Z',
    ),
  ),
  retrieve: icon(
    fill('M13.4 10.2L18.37 12.9L13.4 15.6L8.43 12.9Z M8.11 14.2L12.86 16.68L12.86 21.86L8.11 19.38Z M18.69 14.2L13.94 16.68L13.94 21.86L18.69 19.38Z'),
    line('M16.6 6.2A7.6 7.6 0 0 0 3.2 10.6V15', 2.4),
    fill('M0.2 13.2H6.2L3.2 17.6Z'),
  ),
  royalty: icon(
    fill('M4.4 10.4L3 1.4L8.2 4.8L12 0L15.8 4.8L21 1.4L19.6 10.4Z'),
    line(
      'M6.2 13.2C6.2 17 2.4 16.6 2.4 19.4S5.6 22 5.6 19.8M12 13.2V19.2C12 22.6 9 22.8 9 21M17.8 13.2C17.8 17 21.6 16.6 21.6 19.4S18.4 22 18.4 19.8M15 13.4V18.6',
      2.2,
    ),
  ),
  sanity: icon(
    fill(
      'M12 4.4C17.2 4.4 21.4 8 23.6 12C21.4 16 17.2 19.6 12 19.6C6.8 19.6 2.6 16 0.4 12C2.6 8 6.8 4.4 12 4.4Z M12 6.6C8.2 6.6 5.2 9 3.2 12C5.2 15 8.2 17.4 12 17.4C15.8 17.4 18.8 15 20.8 12C18.8 9 15.8 6.6 12 6.6Z',
    ),
    line('M12 12.1a0.90.9 0 0 1 1-1a2 2 0 0 1 1.8 2a2.9 2.9 0 0 1-3 2.8a3.8 3.8 0 0 1-3.7-3.8a4.6 4.6 0 0 1 4.6-4.6', 1.7),
  ),
  'sanity-lost': icon(line('M1.6 9.4Q12 19.4 22.4 9.4', 2.4), line('M5 14L3.2 17M12 16.2V20M19 14L20.8 17', 2.2)),
  supply: icon(fill('M2 9H22V22H2Z M4.6 11.6V19.4H19.4V11.6Z M9 13.6H15V16H9Z M4 5.6L6 2H18L20 5.6V7.6H4Z')),
  text: icon(fill('M3 3H21V21H3Z M6 7V9.2H18V7Z M6 11V13.2H18V11Z M6 15V17.2H13V15Z')),
  'track-loyalist': icon(
    fill('M9.78 19.18L8.76 11.09 12.43 13.81 15.56 8.64 18.69 13.81 22.36 11.09 21.34 19.18ZM10.12 20.2h10.88v1.36H10.12Z'),
    fill('M3.6 1L7.2 5.6H0Z M3.6 8L7.2 12.6H0Z'),
    line('M3.6 13.6V23', 1.8),
  ),
  'track-restorationist': icon(
    fill(
      'M16.62 6.49C17.36 9.6 21.5 11.82 21.5 16.26 21.5 19.66 18.99 22.32 15.88 22.32 12.77 22.32 10.26 19.66 10.26 16.4 10.26 13.89 11.88 12.56 12.62 10.19 13.51 10.78 14.1 11.67 14.25 12.7 15.58 11.22 16.47 9 16.62 6.49Z',
    ),
    fill('M3.6 1L7.2 5.6H0Z M3.6 8L7.2 12.6H0Z'),
    line('M3.6 13.6V23', 1.8),
  ),
  zombie: icon(
    fill('M7 0.8H17L19 5.4V11L15.8 13.2V15.6H8.2V13.2L5 11V5.4Z M8 6h3v3.4H8Z M13 6h3v3.4h-3Z M9.4 11.2h5.2v1.4H9.4Z'),
    line('M3 22.6V17.4H9M21 22.6V17.4H15M9 23V18.4M15 23V18.4', 2.2),
  ),
} as const satisfies Record<string, Mark>;

/** A seat of Emerald is a weekday, a sign and a hat: the owner of a piece can be read three ways. */
const signs = {
  monday: { cube: 'M2.4 12a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0 -19.2 0Z', chest: 'M8.4 26.4a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z' },
  tuesday: { cube: 'M12 1.4L22.8 21.6H1.2Z', chest: 'M12 22L16.4 30H7.6Z' },
  wednesday: { cube: 'M2.8 2.8H21.2V21.2H2.8Z', chest: 'M8.6 23H15.4V29.8H8.6Z' },
  thursday: { cube: 'M8.2 1.6H15.8V8.2H22.4V15.8H15.8V22.4H8.2V15.8H1.6V8.2H8.2Z', chest: 'M10.6 22H13.4V25H16.4V27.8H13.4V30.8H10.6V27.8H7.6V25H10.6Z' },
  friday: { cube: 'M12 .6L23.4 12L12 23.4L.6 12Z', chest: 'M12 21.6L16.6 26.4L12 31.2L7.4 26.4Z' },
} as const;

const bust = 'M7 11.6H17V15.4Q17 19 14.6 19.6L15.4 20.2Q22.6 21.6 22.6 29V34H1.4V29Q1.4 21.6 8.6 20.2L9.4 19.6Q7 19 7 15.4Z';

const hats = {
  monday: 'M3.2 9.4Q3.2 1.4 12 1.4Q20.8 1.4 20.8 9.4H24V11.6H0V9.4Z', // bowler
  tuesday: 'M5.6 0H18.4L17.6 9.4H23V11.6H1V9.4H6.4Z', // top hat
  wednesday: 'M12 .6C18.4 .6 22.6 4.6 22.6 9.6C22.6 12 21.4 13.8 20.4 15L18.6 11.8Q12 8.4 5.4 11.8L3.6 15C2.6 13.8 1.4 12 1.4 9.6C1.4 4.6 5.6 .6 12 .6Z', // bonnet
  thursday: 'M3 10.8Q2.4 3.4 12 3.2Q19 3.4 20.6 7.4L24 9.4V11.6H3Z', // cap
  friday: 'M12 0L13.4 2.6Q19.6 4 20 9L23.6 12.6Q17 10.6 12 10.6Q7 10.6 .4 12.6L4 9Q4.4 4 10.6 2.6Z', // deerstalker
} as const;

type Weekday = keyof typeof signs;

/** An influence cube, drawn as the flat sign of its owner. */
const cube = (day: Weekday): Mark => ({ box: [-1.5, -1.5, 27, 27], parts: [{ body: signs[day].cube, edge: 2 }] });

const agent = (day: Weekday): Mark => ({
  box: [-1.5, -1.5, 27, 37.5],
  parts: [
    { body: `${bust}${hats[day]}`, edge: 2 },
    { fill: signs[day].chest, paint: 'edge' },
  ],
});

export const emeraldPieces = {
  'cube-monday': cube('monday'),
  'cube-tuesday': cube('tuesday'),
  'cube-wednesday': cube('wednesday'),
  'cube-thursday': cube('thursday'),
  'cube-friday': cube('friday'),
  'agent-monday': agent('monday'),
  'agent-tuesday': agent('tuesday'),
  'agent-wednesday': agent('wednesday'),
  'agent-thursday': agent('thursday'),
  'agent-friday': agent('friday'),
} as const satisfies Record<string, Mark>;
