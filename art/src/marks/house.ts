import { fill, icon, line, type Mark } from './mark.ts';

/** The marks of the house: the same at every table. */
export const houseMarks = {
  bot: icon(fill('M11 0h2v4h-2Z M4 4.6H20V16H4Z M7.4 8v3.6h3V8Z M13.6 8v3.6h3V8Z M7 18H17V24H7Z')),
  // Of bots: how strong they are, in steps, and what they are fond of.
  newcomer: icon(fill('M1 15H5.6V22H1Z M7.4 20H11V22H7.4Z M13.4 20H17V22H13.4Z M19.4 20H23V22H19.4Z')),
  regular: icon(fill('M1 15H5.6V22H1Z M7 10.4H11.6V22H7Z M13.4 20H17V22H13.4Z M19.4 20H23V22H19.4Z')),
  expert: icon(fill('M1 15H5.6V22H1Z M7 10.4H11.6V22H7Z M13 5.8H17.6V22H13Z M19.4 20H23V22H19.4Z')),
  mastermind: icon(fill('M1 15H5.6V22H1Z M7 10.4H11.6V22H7Z M13 5.8H17.6V22H13Z M19 1.2H23.6V22H19Z')),
  bold: icon(fill('M14.4 .8L3.6 13.8H10.4L8.4 23.2L20.4 9.6H13Z')),
  careful: icon(fill('M12 .8L21.4 4V11.4Q21.4 19.4 12 23.2Q2.6 19.4 2.6 11.4V4Z M12 3.8L5.4 6V11.4Q5.4 17.4 12 20.2Z')),
  dreamer: icon(fill('M11 1.4A11 11 0 1 0 22.6 13A8.8 8.8 0 0 1 11 1.4Z M18.4 1L19.4 4.2L22.6 5.2L19.4 6.2L18.4 9.4L17.4 6.2L14.2 5.2L17.4 4.2Z')),
  schemer: icon(
    fill(
      'M8.6 12a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z M1 4a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z M17 4a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z M1 20a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z M17 20a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
    ),
    line('M4 4L20 20M20 4L4 20', 1.8),
  ),
  check: icon(line('M3.4 12.6L9.4 18.8L20.8 5.6', 3.4)),
  close: icon(line('M5 5L19 19M19 5L5 19', 3)),
  lock: icon(fill('M4 10.6H20V23H4Z M10.8 14.6V19H13.2V14.6Z'), line('M7.4 10.4V7A4.6 4.6 0 0 1 16.6 7V10.4', 2.6)),
  log: icon(fill('M2 3H5V6H2Z M2 10.5H5V13.5H2Z M2 18H5V21H2Z M8 3.4H22V5.6H8Z M8 10.9H22V13.1H8Z M8 18.4H18V20.6H8Z')),
  note: icon(fill('M4 2H20V16L14 22H4Z M7 6.4V8.4H17V6.4Z M7 10.6V12.6H14V10.6Z')),
  undo: icon(line('M8 5L3.4 9.6L8 14.2M4 9.6H14.6A5.6 5.6 0 0 1 14.6 20.8H8', 2.6)),
  add: icon(line('M12 4V20M4 12H20', 2.8)),
  back: icon(line('M14.6 4.6L7.2 12L14.6 19.4', 2.8)),
  chat: icon(fill('M4 3H20Q22.4 3 22.4 5.4V14.6Q22.4 17 20 17H11.4L5.6 22V17H4Q1.6 17 1.6 14.6V5.4Q1.6 3 4 3Z M6 7V9H18V7Z M6 11V13H14V11Z')),
  clock: icon(fill('M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z M12 3.6A8.4 8.4 0 1 0 12 20.4A8.4 8.4 0 1 0 12 3.6Z'), line('M12 7V12.4L15.6 14.6', 2.2)),
  copy: icon(fill('M8 1.6H21.4V16H8Z M10.2 3.8V13.8H19.2V3.8Z'), line('M5.4 7.4H3.6V21.4H16.4V19', 2.2)),
  cards: icon(line('M3.4 7.8L11 4.6L16.6 18L9 21.2Z', 2), line('M13.8 4.2L20.6 5.2L19 17.4', 2)),
  down: icon(line('M4.6 8.6L12 16L19.4 8.6', 2.8)),
  full: icon(line('M3 9V3H9M15 3H21V9M21 15V21H15M9 21H3V15', 2.4)),
  hear: icon(fill('M2 8.6H6.4L12.6 3.4V20.6L6.4 15.4H2Z'), line('M16 8.4Q18.4 12 16 15.6M19 5.6Q23 12 19 18.4', 2)),
  host: icon(fill('M12 1.2L15.2 8.4L23 9.2L17.2 14.4L18.8 22L12 18L5.2 22L6.8 14.4L1 9.2L8.8 8.4Z')),
  language: icon(
    fill('M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z M12 3.2A8.8 8.8 0 1 0 12 20.8A8.8 8.8 0 1 0 12 3.2Z'),
    line('M2.6 12H21.4M12 2.4Q5.4 12 12 21.6M12 2.4Q18.6 12 12 21.6', 1.8),
  ),
  leave: icon(line('M13 3H4V21H13M9.4 12H21M16.6 7.4L21.2 12L16.6 16.6', 2.4)),
  link: icon(line('M10 14L14 10M8.4 10.6L5.2 13.8A4.6 4.6 0 0 0 11.8 20.4L14.2 17.8M15.6 13.4L18.8 10.2A4.6 4.6 0 0 0 12.2 3.6L9.8 6.2', 2.4)),
  menu: icon(line('M3.4 6H20.6M3.4 12H20.6M3.4 18H20.6', 2.6)),
  mute: icon(fill('M2 8.6H6.4L12.6 3.4V20.6L6.4 15.4H2Z'), line('M16.4 9L22.4 15M22.4 9L16.4 15', 2.2)),
  next: icon(line('M9.4 4.6L16.8 12L9.4 19.4', 2.8)),
  offline: icon(
    line('M5.6 12.8Q8 10.6 11 10.2M2 8.8Q5.4 5.8 9.6 5M15 5.4Q19 6.4 22 8.8M14.6 11Q16.8 11.6 18.4 12.8M3.6 2.6L20.4 21.4', 2.2),
    fill('M10 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z'),
  ),
  pause: icon(fill('M5 3H10V21H5Z M14 3H19V21H14Z')),
  people: icon(
    fill('M4.4 7.6a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z M1 21Q1 13.4 8.4 13.4Q15.8 13.4 15.8 21Z'),
    line('M15.4 4.4Q19.4 5 18.8 8.6Q18.4 11 16 11.2M18.6 14Q22.6 15.6 22.6 20.4', 2),
  ),
  person: icon(fill('M7 7a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z M2.6 23Q2.6 13.6 12 13.6Q21.4 13.6 21.4 23Z')),
  play: icon(fill('M5 2.4L21 12L5 21.6Z')),
  remove: icon(fill('M5 7a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z M.8 23Q.8 13.6 10 13.6Q14.6 13.6 17 16.2V23Z'), line('M18.6 8.6L23 13M23 8.6L18.6 13', 2.2)),
  rotate: icon(line('M19.6 8.4A8.6 8.6 0 1 0 20.6 13.4M20.4 3.2V8.8H14.8', 2.6)),
  rules: icon(fill('M12 5.4Q8.4 2.4 1.6 2.6V19.4Q8.4 19.2 12 22Q15.6 19.2 22.4 19.4V2.6Q15.6 2.4 12 5.4Z M10.9 7.2V18.8Q8 17.4 3.8 17.2V4.9Q8.4 5 10.9 7.2Z')),
  scan: icon(
    fill(
      'M2 2H10V10H2Z M4.4 4.4V7.6H7.6V4.4Z M14 2H22V10H14Z M16.4 4.4V7.6H19.6V4.4Z M2 14H10V22H2Z M4.4 16.4V19.6H7.6V16.4Z M14 14H17V17H14Z M19 14H22V17H19Z M14 19H17V22H14Z M19 19H22V22H19Z',
    ),
  ),
  settings: icon(line('M3 7H11M17 7H21M3 17H7M13 17H21', 2.2), line('M14 4.4V9.6M10 14.4V19.6', 3.2)),
  share: icon(line('M12 14.6V2.4M7.4 6.6L12 2L16.6 6.6M6.4 10.6H3.6V22H20.4V10.6H17.6', 2.4)),
  swap: icon(line('M3 8.4H19.4M15 4L19.6 8.4L15 12.8M21 15.6H4.6M9 11.2', 2.4), line('M9 11.4L4.4 15.8L9 20.2', 2.4)),
  warn: icon(fill('M12 1.4L23.4 22H.6Z M10.8 8.4L11.2 15.4H12.8L13.2 8.4Z M10.8 17.4H13.2V19.6H10.8Z')),
  watch: icon(line('M2 12Q12 2.6 22 12Q12 21.4 2 12Z', 2.2), fill('M8.8 12a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0Z')),
  zoom: icon(line('M4 10.4a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0 -12.8 0ZM15.2 15.2L21.4 21.4M10.4 7.6V13.2M7.6 10.4H13.2', 2.2)),
} as const satisfies Record<string, Mark>;

/** A street lamp and its light in a hexagon. */
export const logo: Mark = {
  box: [0, 0, 32, 36],
  parts: [
    { body: 'M16 1L31 9.6V26.4L16 35L1 26.4V9.6Z', edge: 0 },
    { line: 'M16 1L31 9.6V26.4L16 35L1 26.4V9.6Z', width: 1.8, paint: 'edge' },
    { fill: 'M16 11L27.5 28.6L16 33.4L4.5 28.6Z', paint: 'edge', opacity: 0.28 },
    { fill: 'M16 11L22 31L16 33.4L10 31Z', paint: 'edge', opacity: 0.35 },
    { fill: 'M12 6.5H20L18.6 13H13.4Z', paint: 'edge' },
    { line: 'M11 6.5H21M16 3.4V6.5', width: 1.8, paint: 'edge' },
  ],
};
