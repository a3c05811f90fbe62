/** The code in what somebody typed or pasted: six letters, with or without gaps, or a link to a table. */
export function codeIn(text: string): string | undefined {
  const linked = /\/t\/([A-Za-z]{6})(?![A-Za-z])/.exec(text)?.[1];
  const letters = linked ?? text.replaceAll(/[\s\p{Pd}.·]+/gu, '');
  return /^[A-Za-z]{6}$/.test(letters) ? letters.toUpperCase() : undefined;
}

/** Three and three: easier to say, to hear and to type. */
export const spoken = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

export const linkTo = (code: string, origin: string): string => `${origin}/t/${code}`;
