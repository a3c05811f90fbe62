/** The marks a text begins with, which must not begin a line. French puts a no-break space before some of them. */
export const leadingMark = (text: string): string => /^\u00a0?[.,:;]+/.exec(text)?.[0] ?? '';
