import type { CatalogueLoaders } from '../../words/catalogues.ts';

export const emeraldRulesWords: CatalogueLoaders = {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl.json', { with: { type: 'json' } }),
  pl: () => import('./messages/pl.json', { with: { type: 'json' } }),
  ru: () => import('./messages/ru.json', { with: { type: 'json' } }),
};
