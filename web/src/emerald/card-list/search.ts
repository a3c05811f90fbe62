/** Which cards a person is looking for. */
import { allCards, type Card, type CardId } from '@lamplight/emerald/public';
import { type CardUse, usesOf } from '../cards/anatomy.ts';

export const icons = [
  'place',
  'claim',
  'retrieve',
  'move',
  'track-loyalist',
  'track-restorationist',
  'assassinate',
  'bomb',
  'agent',
  'sanity',
  'kill-box',
] as const satisfies readonly (CardUse | 'agent' | 'sanity' | 'kill-box')[];
export type Icon = (typeof icons)[number];

export const kinds = ['starting', 'game', 'city', 'royalty', 'identity'] as const satisfies readonly Card['kind'][];
export const pointKinds = ['loyalist', 'restorationist', 'neutral', 'box', 'none'] as const;
export const headers = ['any', 'action', 'free', 'block', 'one-use', 'none'] as const;

export interface CardSearch {
  readonly words: string;
  readonly kind?: (typeof kinds)[number] | undefined;
  readonly points?: (typeof pointKinds)[number] | undefined;
  readonly header?: (typeof headers)[number] | undefined;
  /** A card must have all of these. */
  readonly icons: readonly Icon[];
}

export const anything: CardSearch = { words: '', icons: [] };

/**
 * Text as people type it: without accents, capitals and signs. Polish ł is a letter of its own, but is typed as l all
 * the same.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function iconsOf(card: Card): readonly Icon[] {
  const others = { agent: card.agents, sanity: card.sanity, 'kill-box': card.kill_box_vp };
  const uses: readonly Icon[] = usesOf(card.id).map(({ use }) => use);
  return [...uses, ...icons.filter(icon => icon in others && others[icon as keyof typeof others] > 0)];
}

function pointsOf({ vp, vp_faction, kill_box_vp }: Card): readonly string[] {
  const kinds = [...(vp > 0 ? [vp_faction] : []), ...(kill_box_vp > 0 ? ['box'] : [])];
  return kinds.length === 0 ? ['none'] : kinds;
}

function hasHeader({ header }: Card, wished: (typeof headers)[number]): boolean {
  if (wished === 'any') return header !== 'none';
  return wished === 'none' ? header === 'none' : header.includes(wished);
}

/** Searches what is said of each card, in all loaded languages. Every wished word must begin a word of it. */
export function found(wish: CardSearch, saidOf: (id: CardId) => string): readonly CardId[] {
  const words = plain(wish.words)
    .split(' ')
    .filter(word => word !== '');
  return allCards
    .filter(
      card =>
        (wish.kind === undefined || card.kind === wish.kind) &&
        (wish.points === undefined || pointsOf(card).includes(wish.points)) &&
        (wish.header === undefined || hasHeader(card, wish.header)) &&
        wish.icons.every(icon => iconsOf(card).includes(icon)),
    )
    .filter(({ id }) => {
      const said = ` ${saidOf(id)}`;
      return words.every(word => said.includes(` ${word}`));
    })
    .map(({ id }) => id);
}

/** How many values of all cards have each origin. */
export function counted<Origin extends string>(
  origins: readonly Origin[],
  columnsOf: (id: CardId, origin: Origin) => number,
): Readonly<Record<Origin, number>> {
  const sum = (origin: Origin) => allCards.reduce((total, { id }) => total + columnsOf(id, origin), 0);
  return Object.fromEntries(origins.map(origin => [origin, sum(origin)])) as Record<Origin, number>;
}
