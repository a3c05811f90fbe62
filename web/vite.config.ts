import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { plainJson } from './build/attributes.ts';
import { chunks } from './build/chunks.ts';
import { layersInOrder } from './build/layers.ts';
import { parsedMessages } from './build/messages.ts';
import { pictureFiles } from './build/pictures.ts';
import { preloads } from './build/preloads.ts';
import { worker } from './build/worker.ts';

const noParser = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'));
/** Where `npm start` listens, for developers who view the pages by `npx vite web`. */
const server = process.env.LAMPLIGHT ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'es2024',
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      output: { codeSplitting: { groups: [...chunks], includeDependenciesRecursively: false } },
    },
  },
  resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser }] },
  plugins: [layersInOrder(), plainJson(), parsedMessages(), pictureFiles(), preloads(), worker()],
  server: {
    proxy: {
      // Keeps the host as the browser named it: the server accepts only its own pages.
      '/api': { target: server, changeOrigin: false },
      '/pictures': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
});
