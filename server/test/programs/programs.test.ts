import { afterEach, expect, test, vi } from 'vitest';
import { findPostgres } from './find-postgres.ts';
import { findRedis } from './redis.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a PostgreSQL that was named and is not there is an error, not a reason to take another', async () => {
  vi.stubEnv('LAMPLIGHT_POSTGRES', import.meta.dirname);
  await expect(findPostgres()).rejects.toThrow(/LAMPLIGHT_POSTGRES names .* or unset it/);
});

test('a Redis that was named and is not there is an error, not a reason to do without', async () => {
  vi.stubEnv('LAMPLIGHT_REDIS', import.meta.filename);
  await expect(findRedis()).rejects.toThrow(/LAMPLIGHT_REDIS names .* or unset it/);
});

test('PostgreSQL is found, and says where it comes from', async () => {
  expect(await findPostgres()).toMatchObject({
    name: expect.stringMatching(/^PostgreSQL \d+/),
    from: expect.stringMatching(/^(LAMPLIGHT_POSTGRES|npm|the system)$/),
  });
});
