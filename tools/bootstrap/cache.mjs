import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives npm a cache it can write to: its own, or a temporary one. A user without a home has none, and without a cache
 * npm silently leaves packages out.
 *
 * @template Result
 * @param {NodeJS.ProcessEnv} env
 * @param {(env: NodeJS.ProcessEnv) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withNpmCache(env, work) {
  if (canCache(env)) return work(env);
  const cache = mkdtempSync(join(tmpdir(), 'lamplight-npm-'));
  try {
    return await work({ ...env, npm_config_cache: cache });
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

/** @param {NodeJS.ProcessEnv} env */
function canCache(env) {
  // On Windows npm keeps its cache where every user can write.
  if (process.platform === 'win32') return true;
  try {
    // npm tells a script where its cache is. homedir() throws for a user that the system does not know.
    const cache = env.npm_config_cache ?? join(homedir(), '.npm');
    mkdirSync(cache, { recursive: true });
    accessSync(cache, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
