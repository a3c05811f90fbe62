/**
 * Raise it when the same scene is drawn, encoded or measured differently: every picture is rendered again then. Palettes need no
 * raise, since the hash of a scene covers the colours of its own.
 */
export const rendererVersion = 2;
