export * from './bots.ts';
export * from './game.ts';
export * from './json.ts';
export * from './loop.ts';
export * from './player.ts';
export { type Random, randomAt, randomFrom } from './random.ts';
export * from './record.ts';
export { type Secret, seal, unseal } from './secret.ts';
export { commitmentTo, digestOf, freshSeed, readSeed, type Seed, seedOf } from './seed.ts';
