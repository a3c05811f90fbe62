/**
 * Profiles facing right, as cut by a silhouettist: the throat at the origin, the chin at −36, the crown at −236.
 * Nobody in particular: the hat, the collar and the thing in the hand say who it is.
 */
const noses = {
  straight: 'C75 -134 86 -120 91 -109C93 -102 88 -97 78 -97',
  hooked: 'C86 -142 99 -122 95 -105C94 -97 86 -99 78 -97',
  snub: 'C72 -136 80 -125 89 -118C95 -111 88 -99 77 -97',
  long: 'C80 -136 96 -119 105 -107C106 -98 92 -98 78 -96',
  fine: 'C72 -136 79 -123 84 -113C87 -106 83 -99 75 -98',
} as const;
export type Nose = keyof typeof noses;

const builds = ['lean', 'stout', 'fine'] as const;
export type Build = (typeof builds)[number];

const jaws = {
  lean: 'C72 -63 74 -60 79 -54C82 -41 70 -34 56 -35C40 -35 28 -29 24 -14C22 4 28 20 36 40',
  stout: 'C73 -64 75 -60 80 -53C83 -39 74 -30 64 -28C66 -14 52 -6 42 -4C38 8 42 22 48 40',
  fine: 'C71 -64 72 -61 75 -55C77 -43 66 -37 54 -38C38 -38 24 -30 20 -14C18 4 22 20 28 40',
} as const satisfies Record<Build, string>;

export const face = (nose: Nose, build: Build): string =>
  `M-20 -236C30 -240 62 -215 66 -180C67 -170 ${build === 'fine' ? '65 -162 67 -156' : '69 -164 70 -156'}Q67 -150 69 -146${noses[nose]}C75 -96 75 -92 77 -89C84 -86 83 -80 75 -78C82 -75 81 -68 75 -67${jaws[build]}L-56 40C-48 4 -52 -30 -62 -58C-92 -90 -104 -150 -86 -195C-70 -226 -45 -236 -20 -236Z`;
