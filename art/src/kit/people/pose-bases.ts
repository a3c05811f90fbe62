import type { Pose } from './skeleton.ts';

/** What other poses start from. */
export const still: Pose = { torso: -2, bend: 2, nearArm: [-5, 9, 7], farArm: [6, 18, 7], nearLeg: [-6, -5, 3], farLeg: [9, 1, 3] };

export const seated: Pose = { torso: -3, bend: 4, nearArm: [8, 62, 5, -8], farArm: [14, 66, 5, -8], nearLeg: [86, 2, 4], farLeg: [82, 10, 5] };

export const steps: Pose = { torso: 3, nearArm: [-26, -12, 5], farArm: [24, 42, 4], nearLeg: [24, 14, 1], farLeg: [-16, -34, 1], nearFoot: -12, farFoot: 42 };
