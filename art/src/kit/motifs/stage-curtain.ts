import { concept } from '../../concept.ts';
import type { Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

export const stageCurtain = (side: 1 | -1): Node => {
  const at = (x: number): number => (side === 1 ? x : 600 - x);
  return concept(
    'curtain',
    [
      area(`M${at(0)} 60H${at(188)}C${at(176)} 180 ${at(150)} 300 ${at(96)} 372C${at(106)} 440 ${at(128)} 520 ${at(134)} 600L${at(0)} 640Z`, 'accent', -0.2),
      stroke(
        `M${at(40)} 80C${at(44)} 240 ${at(40)} 330 ${at(52)} 372M${at(84)} 80C${at(86)} 220 ${at(78)} 320 ${at(66)} 372M${at(128)} 80C${at(124)} 210 ${at(104)} 310 ${at(80)} 372M${at(164)} 84C${at(152)} 220 ${at(126)} 310 ${at(90)} 370M${at(44)} 384C${at(34)} 460 ${at(30)} 540 ${at(28)} 616M${at(70)} 384C${at(72)} 460 ${at(78)} 540 ${at(80)} 606`,
        6,
        'accent',
        { tone: -0.6, opacity: 0.8 },
      ),
      stroke(
        `M${at(104)} 84C${at(104)} 210 ${at(92)} 310 ${at(72)} 372M${at(60)} 90C${at(62)} 220 ${at(60)} 310 ${at(58)} 368M${at(54)} 384C${at(52)} 460 ${at(56)} 540 ${at(56)} 610M${at(86)} 384C${at(96)} 460 ${at(108)} 540 ${at(112)} 598`,
        4,
        'accent',
        { tone: 0.25, opacity: 0.8 },
      ),
      area(`M${at(36)} 366H${at(104)}V384H${at(36)}Z`, 'yellow', -0.05),
      stroke(`M${at(98)} 384V424M${at(90)} 384V420M${at(106)} 384V420`, 4, 'yellow', { tone: -0.1 }),
    ],
    { also: ['theatre', 'stage'], rim: 0.8, shade: { to: [-side, 0.4], depth: 0.45 } },
  );
};
