/** Ways to see a second hand: somebody who has seen one seat of a match, or none, must not get another's. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type AttackPlan, type AttackTarget, type Mark, mark } from './attack.ts';
import { come, outcomeOf, seated, seenBy, type TokenClient } from './people.ts';

/** A host who has been away for a minute is replaced. */
const hostAway = 66_000;

export const seats: AttackPlan = {
  name: 'seats',
  kind: 'long',
  strike: async target => {
    const found = await Promise.all([hostAwayThenFreed(target), bothAway(target), leftAndBack(target)]);
    return found.flat();
  },
};

/** The host goes. After a minute the opponent is host, frees the seat, and takes it with a second browser. */
async function hostAwayThenFreed({ port, address, honest }: AttackTarget): Promise<readonly Mark[]> {
  const { code, people } = await seated({ port, addresses: [honest, address] });
  const [ada, bob] = people as [TokenClient, TokenClient];
  ada.close();
  await sleep(hostAway);
  const freed = await outcomeOf(bob.ask({ type: 'free seat', seat: 0 }));
  const second = come(port, address, code);
  const sat = await takeSeat(second, 'Bob too', 0);
  return [await noHand(second, 'The second browser of an opponent', `free seat ${freed}; ${sat}`, [bob, second])];
}

/** Both go. A stranger waits until it is host, removes both, and takes their seats. */
async function bothAway({ port, address, honest }: AttackTarget): Promise<readonly Mark[]> {
  const { code, people } = await seated({ port, addresses: [honest, honest] });
  for (const person of people) person.close();
  const stranger = come(port, address, code);
  await outcomeOf(stranger.ask({ type: 'join', name: 'Stranger' }));
  await sleep(hostAway);
  const members = stranger.table?.view.members ?? [];
  const kicked: string[] = [];
  for (const { id, seat } of members)
    if (seat !== null) kicked.push(await outcomeOf(stranger.ask({ type: 'kick', member: id })));
  const sat = await takeSeat(stranger, 'Stranger', 0);
  return [await noHand(stranger, 'A stranger whom both left alone', `kicks ${kicked.join(', ')}; ${sat}`, [stranger])];
}

/** A member who leaves and comes back with the same token is the same person, and has seen one hand. */
async function leftAndBack({ port, address, honest }: AttackTarget): Promise<readonly Mark[]> {
  const { people } = await seated({ port, addresses: [honest, address], bots: 1 });
  const [ada, bob] = people as [TokenClient, TokenClient];
  const left = await outcomeOf(bob.ask({ type: 'leave' }));
  const sat = await takeSeat(bob, 'Bob again', 2);
  return [await noHand(bob, 'Who left and came back', `leave ${left}; ${sat}`, [ada, bob], 'tuesday')];
}

async function takeSeat(guest: TokenClient, name: string, seat: number): Promise<string> {
  const joined = await outcomeOf(guest.ask({ type: 'join', name }));
  const sat = await outcomeOf(guest.ask({ type: 'sit', seat }));
  return `join ${joined}, sit ${sat}`;
}

/** Looks at what the guest is shown. Any hand other than the one it had before is somebody else's. */
async function noHand(
  guest: TokenClient,
  who: string,
  how: string,
  all: readonly TokenClient[],
  had?: string,
): Promise<Mark> {
  await sleep(1_000);
  const me = seenBy(guest)?.me ?? null;
  for (const one of all) one.close();
  return mark(me === null || me === had, `${who} comes to hold no other hand.`, `sees as ${me ?? 'nobody'}; ${how}`);
}
