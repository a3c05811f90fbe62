import type { Plugin } from 'vite';

/**
 * In development a browser would take `with { type: 'json' }` literally and refuse the script that Vite makes of a
 * catalogue. Node needs it, because it runs the same sources in tests.
 */
export function plainJson(): Plugin {
  return {
    name: 'plain json',
    apply: 'serve',
    enforce: 'pre',
    transform: code =>
      code.includes("type: 'json'")
        ? { code: code.replaceAll(/,? (?:\{ with: \{ type: 'json' \} \}|with \{ type: 'json' \})/g, ''), map: null }
        : null,
  };
}
