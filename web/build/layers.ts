import type { Plugin } from 'vite';

const order = '@layer tokens, base, components, states, overrides;\n';

/**
 * Says the order of the layers in every stylesheet: a browser goes by the first it reads, and which one that is depends on how
 * the pages were cut into files.
 */
export function layersInOrder(): Plugin {
  return {
    name: 'layers in order',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css(\?|$)/.test(id) && id.includes('/web/src/') ? { code: order + code, map: null } : null,
  };
}
