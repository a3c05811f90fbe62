import type { Plugin } from 'vite';

const order = '@layer tokens, base, components, states, overrides;\n';

/**
 * Declares the order of the layers in every stylesheet. A browser uses the first declaration it reads, and which file
 * that is depends on how the pages were split.
 */
export function layersInOrder(): Plugin {
  return {
    name: 'layers in order',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css(\?|$)/.test(id) && id.includes('/web/src/') ? { code: order + code, map: null } : null,
  };
}
